import type { ClinicalTone } from "@/lib/format/score.ts";
import { cn } from "@/lib/cn.ts";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";

const strokes: Readonly<Record<ClinicalTone, string>> = {
  success: "stroke-success-fill",
  warning: "stroke-warning-fill",
  danger: "stroke-danger-fill",
};
const radius = 52;
const circumference = 2 * Math.PI * radius;

/** A percentage as a ring round its number. */
export function ScoreRing({ percent, tone }: { percent: number; tone: ClinicalTone }) {
  return (
    <div className="relative size-17 shrink-0 sm:size-28">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="9" className="stroke-sunken" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${(percent / 100) * circumference} ${circumference}`}
          className={cn(strokes[tone], percent === 0 && "hidden")}
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="text-[1.0625rem] leading-none sm:text-[1.625rem] font-semibold tracking-[-0.03em] tabular-nums">
          {percent}%
        </span>
        <span className="mt-0.5 text-[0.625rem] text-ink-subtle sm:text-[0.75rem]">
          {analysisDetailTexts.overall}
        </span>
      </p>
    </div>
  );
}
