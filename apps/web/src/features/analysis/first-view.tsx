import type { FinalDiagnosisReport, Patient, Session } from "@anamnesis/contract";
import { CircleCheck, ShieldAlert, ShieldCheck } from "lucide-react";
import { useDocumentTitle, useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { cn } from "@/lib/cn.ts";
import { speakerOf } from "@/lib/format/person.ts";
import { percentOf } from "@/lib/format/score.ts";
import { ratingOf, toneOfScore } from "@/lib/sessions/ratings.ts";
import { analysisTexts } from "@/texts/analysis.ts";
import { contestTexts } from "@/texts/contest.ts";
import { debriefTexts as texts } from "@/texts/debrief.ts";
import { Breakdown, Part } from "./first-view-part.tsx";
import { NextStep } from "./next-step.tsx";
import { ScoreRing } from "./score-ring.tsx";
import { WhatBecameLink } from "./what-became.tsx";
import { habitsOf, missingOf, momentOf, outcomeOf, safetyOf, type Safety } from "./story.ts";
import { TurnLink } from "./turn-link.tsx";

type Sitter = Pick<Patient, "_id" | "age" | "gender" | "informant" | "informantName" | "name"> &
  Partial<Pick<Patient, "portrait">>;

/** What was looked for and what was written, and how near they are. */
function DiagnosisLine({ diagnosis }: Pick<FinalDiagnosisReport, "diagnosis">) {
  const { expected, given, match } = diagnosis;
  if (expected === "") return null;
  return (
    <p className="text-sm leading-snug text-ink-muted sm:text-[0.9375rem]">
      {texts.was} <strong className="font-semibold text-ink">{expected}</strong>.{" "}
      {given === "" ? (
        texts.none
      ) : (
        <>
          {texts.settledOn} <q>{given}</q>. {texts.nearness[match] ?? match}
        </>
      )}
    </p>
  );
}

function SafetyLine({ safety, name }: { safety: Safety; name: string }) {
  const isSafe = safety.kind === "safe";
  const Icon = isSafe ? ShieldCheck : ShieldAlert;
  const tone = isSafe ? "text-success" : safety.kind === "unsafe" ? "text-danger" : "text-warning";
  return (
    <p className="flex items-start gap-2 text-sm leading-snug sm:text-[0.9375rem]">
      <Icon className={cn("mt-0.5 size-4.5 shrink-0", tone)} aria-hidden="true" />
      <span className="line-clamp-2 min-w-0 sm:line-clamp-4">
        {safety.kind === "safe" ? (
          <>
            <strong className="font-semibold">{texts.safety.safe(name)}</strong>{" "}
            {safety.isWhole ? texts.safety.nothingLeftOut : texts.safety.nothingHarmful}
          </>
        ) : safety.kind === "without" ? (
          <>
            {texts.safety.nothingHarmful} {texts.safety.missing}{" "}
            <strong className="font-semibold">{safety.what.join("; ")}</strong>.
          </>
        ) : (
          <>
            <strong className="font-semibold">{texts.safety[safety.kind](name)}</strong>{" "}
            {safety.what}. {safety.why}
          </>
        )}
      </span>
    </p>
  );
}

const voice = "font-serif text-base leading-snug sm:text-[1.0625rem]";

function Moment({
  report,
  session,
  speaker,
}: {
  report: FinalDiagnosisReport;
  session: Session;
  speaker: string;
}) {
  const moment = momentOf(report, session);
  if (moment === null) return null;
  const { asked, answer, isSpoken, moved, message } = moment;
  return (
    <Part title={moved ? texts.moment.title : texts.moment.first}>
      {asked !== null && (
        <p className="flex gap-x-2 text-sm text-ink-muted sm:text-[0.9375rem]">
          <span className="truncate">
            {texts.moment.you}: <q>{asked}</q>
          </span>
          <TurnLink index={message} />
        </p>
      )}
      <blockquote
        aria-label={speaker}
        className={cn(
          "line-clamp-2 border-l-2 border-brand pl-3 sm:line-clamp-3",
          isSpoken ? voice : "text-[0.9375rem] leading-snug",
        )}
      >
        {answer}
      </blockquote>
      {moved && (
        <p className="mt-0.5 flex gap-x-1 text-sm text-ink-muted">
          <span className="truncate">{moved.name}</span>
          <span className="shrink-0 tabular-nums">
            {moved.before}% <span aria-hidden="true">→</span>
            <span className="sr-only">{texts.moment.to}</span> {moved.after}%
          </span>
        </p>
      )}
    </Part>
  );
}

function Missing({
  report,
  session,
  speaker,
}: {
  report: FinalDiagnosisReport;
  session: Session;
  speaker: string;
}) {
  const missing = missingOf(report, session);
  if (missing === null)
    return (
      <Part title={texts.missing.title}>
        <p className="text-[0.9375rem]">{texts.missing.none}</p>
      </Part>
    );
  const { answer, isQuestion, words, why } = missing;
  return (
    <Part
      title={
        answer ? texts.missing.withAnswer : isQuestion ? texts.missing.title : texts.missing.act
      }
    >
      <p className="line-clamp-2 text-sm leading-snug font-medium sm:text-[0.9375rem]">
        {isQuestion ? <q>{words}</q> : words}
      </p>
      {answer && (
        <>
          {answer.needsTrust && <p className="text-sm text-ink-muted">{texts.missing.withTrust}</p>}
          <blockquote
            aria-label={texts.missing.answer(speaker)}
            className={cn(
              "mt-0.5 line-clamp-2 border-l-2 border-brand pl-3 sm:line-clamp-3",
              voice,
            )}
          >
            {answer.text}
          </blockquote>
        </>
      )}
      <p
        className={cn(
          "mt-1 line-clamp-2 text-sm leading-snug text-ink-muted",
          answer && "max-sm:hidden",
        )}
      >
        {why}
      </p>
    </Part>
  );
}

function Habits({ report }: { report: FinalDiagnosisReport }) {
  const { keep, change } = habitsOf(report);
  const row = "flex items-baseline gap-x-2 text-sm leading-snug sm:text-[0.9375rem]";
  const term = "w-13 shrink-0 text-sm text-ink-subtle";
  return (
    <Part title={texts.habits.title}>
      <dl className="space-y-0.5 sm:space-y-1">
        <div className={row}>
          <dt className={term}>{texts.habits.keep}</dt>
          <dd className="min-w-0">
            <span className={cn(keep && "font-medium")}>
              {keep?.text ?? texts.habits.nothingToKeep}
            </span>{" "}
            {keep?.message != null && (
              <span className="text-sm max-sm:hidden">
                <TurnLink index={keep.message} />
              </span>
            )}
          </dd>
        </div>
        <div className={row}>
          <dt className={term}>{texts.habits.change}</dt>
          <dd className="min-w-0">
            <span className={cn(change && "font-medium")}>
              {change?.text ?? texts.habits.nothingToChange}
            </span>
            {change?.attempt != null && (
              <span className="line-clamp-2 text-sm text-ink-muted max-sm:hidden">
                {texts.habits.try(change.attempt)}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </Part>
  );
}

interface Props {
  report: FinalDiagnosisReport;
  patient: Sitter;
  /** Null with a sample report. */
  session: Session | null;
  /** What it was marked with, before anything was contested. */
  markedScore: number;
}

/** What happened to this patient and what to take from it, on one phone's height: the debrief in ninety seconds. */
export function FirstView({ report, patient, session, markedScore }: Props) {
  useDocumentTitle(analysisTexts.documentTitle(patient.name));
  const heading = useHeadingFocus();
  const { overallScore } = report;
  const outcome = outcomeOf(report);
  const safety = safetyOf(report);
  const speaker = speakerOf(patient);
  return (
    <Card className="space-y-2.5 px-4 py-3 max-sm:-mt-4 sm:space-y-5 sm:p-7">
      <div className="flex items-start gap-3.5 sm:gap-5">
        <PatientPortrait patient={patient} className="size-11 sm:size-16" />
        <div className="min-w-0 flex-1">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[1.5rem] leading-tight font-medium tracking-[-0.02em] sm:text-[2.125rem]"
          >
            {texts.headings[outcome]}
          </h1>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.9375rem]">
            <span className="font-medium">{patient.name}</span>
            <Badge tone={toneOfScore(overallScore)}>{ratingOf(overallScore)}</Badge>
          </p>
        </div>
        <ScoreRing percent={percentOf(overallScore)} tone={toneOfScore(overallScore)} />
      </div>
      <div className="space-y-1">
        <DiagnosisLine diagnosis={report.diagnosis} />
        {safety && <SafetyLine safety={safety} name={patient.name} />}
      </div>
      {session !== null && (
        <div className="grid grid-cols-1 gap-2.5 border-t border-line pt-2.5 sm:gap-6 sm:pt-5 lg:grid-cols-2">
          <Moment report={report} session={session} speaker={speaker} />
          <Missing report={report} session={session} speaker={speaker} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-2.5 border-t border-line pt-2.5 sm:gap-6 sm:pt-5 lg:grid-cols-2">
        {session !== null && <Habits report={report} />}
        <Breakdown
          report={report}
          // On a phone a line of its own would push the next patient out of sight.
          aside={
            session?.afterwards && (
              <WhatBecameLink patient={patient} className="min-w-0 truncate sm:hidden" />
            )
          }
        />
      </div>
      {overallScore > markedScore && (
        <p className="flex items-start gap-2 text-sm text-ink-subtle">
          <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {contestTexts.moved(percentOf(markedScore))}
        </p>
      )}
      {session?.afterwards && <WhatBecameLink patient={patient} className="max-sm:hidden" />}
      {session !== null && <NextStep sessionId={session._id} />}
    </Card>
  );
}
