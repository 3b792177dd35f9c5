import type { DailyMark, DailyRound } from "@anamnesis/contract";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { ReplyText } from "@/components/ui/reply-text.tsx";
import { ageAndGender, speakerOf } from "@/lib/format/person.ts";
import { dailyTexts as texts } from "@/texts/daily.ts";
import { MarkSquare } from "./mark-chip.tsx";

/** Who the patient of the day is: what triage knows, and no more. */
export function RoundPatient({ round }: { round: DailyRound }) {
  const { patient } = round;
  return (
    <Card className="flex items-start gap-4 p-4 sm:p-5">
      <PatientPortrait
        patient={patient}
        mood={round.emotionalState}
        className="size-16 sm:size-20"
      />
      <div className="min-w-0">
        <p className="text-sm text-ink-subtle">{texts.dayOf(round.day)}</p>
        <h2 className="text-lg leading-snug font-semibold">{patient.name}</h2>
        <p className="text-sm text-ink-muted">{ageAndGender(patient)}</p>
        <p className="mt-1.5 font-medium">{patient.mainDiseases[0]}</p>
        {patient.history !== "" && (
          <p className="mt-0.5 text-sm text-ink-muted">{patient.history}</p>
        )}
      </div>
    </Card>
  );
}

function Said({ speaker, children }: { speaker: string; children: ReactNode }) {
  return (
    <div className="flex max-w-[92%] flex-col items-start">
      <p className="mb-1 px-1 text-[0.8125rem] font-medium text-ink-muted">{speaker}</p>
      <div className="max-w-full rounded-2xl rounded-tl-sm border border-line bg-surface px-4 py-2.5 break-words whitespace-pre-wrap shadow-card">
        {children}
      </div>
    </div>
  );
}

function Asked({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-end">
      <p className="max-w-[88%] rounded-2xl rounded-tr-sm bg-brand px-4 py-2.5 break-words whitespace-pre-wrap text-on-brand forced-colors:border">
        <span className="sr-only">{texts.you}: </span>
        {children}
      </p>
    </div>
  );
}

interface Props {
  round: DailyRound;
  /** A question that is on its way. */
  pending?: string | null;
  /** Once marked: what each question brought out. */
  lines?: readonly { readonly mark: DailyMark; readonly found: readonly string[] }[];
}

/** The talk of a round; new answers are read out as they come. */
export function RoundTalk({ round, pending = null, lines }: Props) {
  const speaker = speakerOf(round.patient);
  return (
    <section aria-label={texts.log} className="space-y-4">
      <Said speaker={speaker}>
        <ReplyText text={round.opening} />
      </Said>
      <div role={lines ? undefined : "log"} className="space-y-4">
        {round.turns.map(({ question, answer, cost }, index) => {
          const line = lines?.[index];
          return (
            <div key={index} className="space-y-3" data-turn={index}>
              <Asked>{question}</Asked>
              {cost > 1 && (
                <p className="-mt-2 px-1 text-right text-[0.8125rem] text-ink-subtle">
                  {texts.counts(cost)}
                </p>
              )}
              {line && (
                <p className="flex items-start justify-end gap-2 text-sm text-ink-muted">
                  <span className="min-w-0 pt-0.5 text-right">
                    <span className="font-medium text-ink">{texts.result.marks[line.mark]}</span>
                    {line.found.length > 0 && `: ${texts.result.brought(line.found)}`}
                  </span>
                  <MarkSquare mark={line.mark} className="size-6 rounded-md [&_svg]:size-4" />
                </p>
              )}
              <Said speaker={speaker}>
                <ReplyText text={answer} />
              </Said>
            </div>
          );
        })}
        {pending !== null && <Asked>{pending}</Asked>}
      </div>
    </section>
  );
}
