import type { SessionSummary } from "@anamnesis/contract";
import { Clock, FileText, Play, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { ageAndGender } from "@/lib/format/person.ts";
import { relativeTime } from "@/lib/format/relative-time.ts";
import { levelTone, percentOf } from "@/lib/format/score.ts";
import { healthBandOf, ratingOf, toneOfScore } from "@/lib/sessions/ratings.ts";
import { resumePath } from "@/lib/sessions/resume-path.ts";
import { isFinished, stageLabels } from "@/lib/sessions/stage.ts";
import { newId } from "@/lib/new-id.ts";
import { historyTexts } from "@/texts/history.ts";

const texts = historyTexts.row;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Score({ session }: { session: SessionSummary }) {
  const report = session.finalDiagnosisReport;
  if (report === null)
    return (
      <Badge tone={session.stage === "analysing" ? "brand" : "outline"}>
        {stageLabels[session.stage]}
      </Badge>
    );
  return (
    <p className="flex items-center gap-2.5 sm:flex-col sm:items-end sm:gap-1">
      <span className="text-2xl leading-none font-semibold tracking-[-0.02em] tabular-nums">
        {percentOf(report.overallScore)}%
      </span>
      <Badge tone={toneOfScore(report.overallScore)}>{ratingOf(report.overallScore, "Fair")}</Badge>
    </p>
  );
}

interface Props {
  session: SessionSummary;
  now: Date;
  /** Sample data: it has no session behind it to go to. */
  isSample: boolean;
}

/** One session of the history. */
export function SessionRow({ session, now, isSample }: Props) {
  // A key of its own for each drawing of the row: pressing twice starts one session, coming back and pressing again another.
  const [restartKey] = useState(newId);
  const { patient } = session;
  const health = healthBandOf(patient.healthStatus);
  const conditions = [
    ...(session.caseDiagnosis ? [session.caseDiagnosis] : []),
    ...patient.mainDiseases,
  ];
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-col gap-4 sm:flex-row">
        <PatientPortrait patient={patient} className="size-14 max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-lg leading-snug font-semibold">{patient.name}</h2>
            <Badge tone="brand">{capitalised(session.specialization)}</Badge>
            <Badge tone={levelTone(session.level)}>{session.level}</Badge>
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
            <span>{ageAndGender(patient)}</span>
            <span aria-hidden="true">·</span>
            <span className="inline-flex items-center gap-1.5">
              <Clock className="size-3.5 text-ink-subtle" aria-hidden="true" />
              <time dateTime={session.createdAt}>{relativeTime(session.createdAt, now)}</time>
            </span>
          </p>
          <ul aria-label={texts.conditions} className="mt-3 flex flex-wrap gap-1.5">
            {conditions.map((condition, index) => (
              <li key={condition} className="flex max-w-full">
                <Badge
                  tone={session.caseDiagnosis && index === 0 ? "brand" : "neutral"}
                  className="rounded-xl"
                >
                  {session.caseDiagnosis && index === 0 && (
                    <span className="sr-only">{texts.diagnosis} </span>
                  )}
                  {condition}
                </Badge>
              </li>
            ))}
          </ul>
          {session.reflection !== null && (
            <figure className="mt-4 border-l-2 border-brand-line pl-4">
              <figcaption className="text-[0.8125rem] text-ink-subtle">
                {texts.reflection}
              </figcaption>
              <blockquote className="line-clamp-3 font-serif text-[1.0625rem] leading-snug break-words whitespace-pre-line">
                {session.reflection}
              </blockquote>
            </figure>
          )}
        </div>
        <div className="shrink-0">
          <Score session={session} />
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-line pt-4">
        <div className="w-full max-w-xs">
          <p className="mb-1.5 flex justify-between gap-4 text-[0.8125rem]">
            <span className="text-ink-subtle">{texts.health}</span>
            <span className="font-medium">
              {health.label} <span className="tabular-nums">({patient.healthStatus}%)</span>
            </span>
          </p>
          <Progress
            isMeter
            label={texts.healthOf(patient.name)}
            value={patient.healthStatus}
            valueText={`${patient.healthStatus}%, ${health.label}`}
            tone={health.tone}
          />
        </div>
        {!isSample && (
          <div className="flex flex-wrap gap-2.5">
            {!isFinished(session.stage) && (
              <Button asChild variant="soft" size="sm">
                <Link to={resumePath(session)}>
                  <Play aria-hidden="true" />
                  {texts.resume}
                </Link>
              </Button>
            )}
            <Button asChild variant="secondary" size="sm">
              <Link to={`/analysis/${session._id}`}>
                <FileText aria-hidden="true" />
                {texts.details}
              </Link>
            </Button>
            <Button asChild variant="ghost" size="sm">
              <Link to={`/simulation/${patient._id}?restart=${restartKey}`}>
                <RotateCcw aria-hidden="true" />
                {texts.restart}
              </Link>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
