import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { CircleCheck, TrendingUp, type LucideIcon } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { analysisDetailTexts as details } from "@/texts/analysis-detail.ts";
import { areas, commentOn } from "./items.ts";
import { TurnText } from "./turn-link.tsx";

/** The examiner's words: on the whole encounter, then on each of its three parts. */
export function Comments({ report }: { report: FinalDiagnosisReport }) {
  return (
    <div className="space-y-5">
      {report.summaryFeedback !== "" && (
        <p className="max-w-prose whitespace-pre-line">
          <TurnText text={report.summaryFeedback} />
        </p>
      )}
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-3 print:grid-cols-3">
        {areas.map(({ value, label }) => (
          <section key={value} aria-label={label}>
            <h3 className="font-semibold">{label}</h3>
            <p className="mt-1.5 text-[0.9375rem] whitespace-pre-line text-ink-muted">
              <TurnText text={commentOn(report, value)} />
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}

function Points({
  title,
  icon: Icon,
  points,
  none,
  iconClass,
}: {
  title: string;
  icon: LucideIcon;
  points: readonly string[];
  none: string;
  iconClass: string;
}) {
  return (
    <section aria-label={title}>
      <h3 className="mb-3 font-semibold">{title}</h3>
      {points.length === 0 ? (
        <p className="text-ink-muted">{none}</p>
      ) : (
        <ul className="space-y-3">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3 text-[0.9375rem]">
              <Icon
                className={cn("mt-[0.2rem] size-[1.1rem] shrink-0", iconClass)}
                aria-hidden="true"
              />
              <span className="min-w-0">
                <TurnText text={point} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function StrengthsAndAreas({ report }: { report: FinalDiagnosisReport }) {
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 print:grid-cols-2">
      <Points
        title={details.strengths.title}
        icon={CircleCheck}
        iconClass="text-success"
        points={report.strengths}
        none={details.strengths.none}
      />
      <Points
        title={details.improve.title}
        icon={TrendingUp}
        iconClass="text-brand-ink"
        points={report.areasToImprove}
        none={details.improve.none}
      />
    </div>
  );
}
