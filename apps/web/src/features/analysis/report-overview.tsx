import type { FinalDiagnosisReport, Patient } from "@anamnesis/contract";
import { CircleCheck, TrendingUp, type LucideIcon } from "lucide-react";
import { useDocumentTitle, useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card, Panel } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { cn } from "@/lib/cn.ts";
import { percentOf } from "@/lib/format/score.ts";
import { ratingOf, toneOfScore } from "@/lib/sessions/ratings.ts";
import { analysisTexts as texts } from "@/texts/analysis.ts";
import { analysisDetailTexts as details } from "@/texts/analysis-detail.ts";
import { contestTexts } from "@/texts/contest.ts";
import { areas, feedbackOf, scoreOf } from "./items.ts";
import { ReportActions } from "./report-actions.tsx";
import { ScoreRing } from "./score-ring.tsx";
import { TurnText } from "./turn-link.tsx";

const RatingBadge = ({ score }: { score: number }) => (
  <Badge tone={toneOfScore(score)}>{ratingOf(score)}</Badge>
);

interface HeroProps {
  /** A report of the person's own, not a sample: it can be printed and linked to. */
  isOwn: boolean;
  report: FinalDiagnosisReport;
  patient: Pick<Patient, "_id" | "age" | "gender" | "name">;
  /** What it was marked with, before anything was contested. */
  markedScore: number;
}
/** The overall mark and what the examiner says of it. */
export function ReportHero({ report, patient, isOwn, markedScore }: HeroProps) {
  useDocumentTitle(texts.documentTitle(patient.name));
  const heading = useHeadingFocus();
  const { overallScore, isUnsafe, summaryFeedback } = report;
  return (
    <Card className="flex flex-col items-center gap-6 p-6 text-center sm:flex-row sm:gap-8 sm:p-8 sm:text-left">
      <ScoreRing percent={percentOf(overallScore)} tone={toneOfScore(overallScore)} />
      <div className="min-w-0 flex-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[2rem] leading-tight font-medium tracking-[-0.02em] sm:text-[2.375rem]"
        >
          {isUnsafe ? texts.notSafe : texts.complete}
        </h1>
        <p className="mt-2 flex flex-wrap items-center justify-center gap-x-2.5 gap-y-1.5 text-ink-muted sm:justify-start">
          <PatientPortrait patient={patient} className="size-8" />
          <span className="font-medium text-ink">{patient.name}</span>
          <RatingBadge score={overallScore} />
        </p>
        {overallScore > markedScore && (
          <p className="mt-2 text-sm text-ink-subtle">
            {contestTexts.moved(percentOf(markedScore))}
          </p>
        )}
        {summaryFeedback !== "" && (
          <p className="mt-4 max-w-prose whitespace-pre-line text-ink-muted">
            <TurnText text={summaryFeedback} />
          </p>
        )}
        {isOwn && (
          <div className="mt-5">
            <ReportActions patientName={patient.name} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** Questioning, diagnosis and treatment: percent, rating and feedback. */
export function AreaCards({ report }: { report: FinalDiagnosisReport }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {areas.map(({ value, label }) => {
        const score = scoreOf(report, value);
        return (
          <Card key={value} className="p-5 sm:p-6">
            <div className="flex items-start justify-between gap-3">
              <h2 className="font-semibold">{label}</h2>
              <RatingBadge score={score} />
            </div>
            <p className="mt-2 text-3xl leading-none font-semibold tracking-[-0.025em] tabular-nums">
              {percentOf(score)}%
            </p>
            <p className="mt-3.5 text-[0.9375rem] whitespace-pre-line text-ink-muted">
              <TurnText text={feedbackOf(report, value)} />
            </p>
          </Card>
        );
      })}
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
    <Panel title={title}>
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
    </Panel>
  );
}

export function StrengthsAndAreas({ report }: { report: FinalDiagnosisReport }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
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

export function PerformanceBreakdown({ report }: { report: FinalDiagnosisReport }) {
  return (
    <Panel title={details.breakdown}>
      <div className="space-y-4">
        {areas.map(({ value, label }) => {
          const score = scoreOf(report, value);
          return (
            <div key={value}>
              <p className="mb-1.5 flex justify-between gap-4 text-sm">
                <span className="font-medium">{label}</span>
                <span className="text-ink-muted tabular-nums">{percentOf(score)}%</span>
              </p>
              <Progress isMeter label={label} value={percentOf(score)} tone={toneOfScore(score)} />
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
