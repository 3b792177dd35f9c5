import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { useId, type ReactNode } from "react";
import { Progress } from "@/components/ui/progress.tsx";
import { cn } from "@/lib/cn.ts";
import { percentOf } from "@/lib/format/score.ts";
import { ratingOf, toneOfScore } from "@/lib/sessions/ratings.ts";
import { debriefTexts as texts } from "@/texts/debrief.ts";
import { areas, scoreOf } from "./items.ts";

/** A titled part of the first view. */
export function Part({
  title,
  aside,
  children,
}: {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-0.5 flex items-baseline justify-between gap-x-2 sm:mb-1">
        <h2
          id={id}
          className={cn(
            "text-[0.8125rem] font-semibold text-ink-subtle",
            aside && "shrink-0 whitespace-nowrap",
          )}
        >
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The three parts of the mark, each with percent, rating and bar. */
export function Breakdown({ report, aside }: { report: FinalDiagnosisReport; aside?: ReactNode }) {
  return (
    <Part title={texts.breakdown} aside={aside}>
      <ul className="grid grid-cols-3 gap-2.5 sm:gap-6">
        {areas.map(({ value, label }) => {
          const score = scoreOf(report, value);
          return (
            <li key={value} className="min-w-0">
              <p className="flex flex-col text-[0.8125rem] leading-tight sm:flex-row sm:items-baseline sm:justify-between">
                <span className="truncate font-medium">{label}</span>
                <span className="text-base font-semibold tabular-nums">{percentOf(score)}%</span>
              </p>
              <Progress
                isMeter
                label={label}
                value={percentOf(score)}
                tone={toneOfScore(score)}
                className="mt-1"
              />
              <p className="mt-1 text-[0.6875rem] leading-tight tracking-tight text-ink-muted sm:text-[0.75rem]">
                {ratingOf(score)}
              </p>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
