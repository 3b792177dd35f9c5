import type { FinalDiagnosisReport, Session } from "@anamnesis/contract";
import { useMemo } from "react";
import { analysisTexts } from "@/texts/analysis.ts";
import { replayFrames, type ReplayBar } from "./replay.ts";

const texts = analysisTexts.thinking;
/** Diagnoses that the findings' own order shows. */
const shown = 6;

type Own = Pick<Session, "notebook" | "initialDiagnosis" | "finalDiagnosis">;

function Likelihood({ bars }: { bars: readonly ReplayBar[] }) {
  return (
    <div>
      <h3 className="font-semibold">{texts.likelihood}</h3>
      <p className="mt-0.5 text-sm text-ink-subtle">{texts.likelihoodRemark}</p>
      <ol className="mt-3 space-y-2.5">
        {bars.slice(0, shown).map((bar) => (
          <li key={bar.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-[0.9375rem]">
            <span>{bar.name}</span>
            <span className="font-medium tabular-nums">{bar.percent}%</span>
            <span aria-hidden="true" className="col-span-2 mt-1 h-1.5 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${bar.percent}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The learner's notes and working differential beside what the findings pointed to. */
export function OwnThinking({
  session,
  replay,
}: {
  session: Own;
  replay: FinalDiagnosisReport["replay"];
}) {
  const bars = useMemo(() => replayFrames(replay).at(-1)?.bars ?? [], [replay]);
  const { notes, differential } = session.notebook;
  const written: readonly (readonly [string, string | undefined])[] = [
    [texts.first, session.initialDiagnosis?.preliminaryDiagnosis],
    ...(session.initialDiagnosis?.changes ?? []).map(
      (change) => [texts.changed, change.preliminaryDiagnosis] as const,
    ),
    [texts.final, session.finalDiagnosis?.finalDiagnosis],
  ];
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="font-semibold">{texts.differential}</h3>
          {differential.length === 0 ? (
            <p className="mt-2 text-ink-muted">{texts.differentialNone}</p>
          ) : (
            <ol className="mt-3 list-decimal space-y-1.5 pl-5 marker:text-ink-subtle marker:tabular-nums">
              {differential.map((diagnosis) => (
                <li key={diagnosis} className="pl-1.5 break-words">
                  {diagnosis}
                </li>
              ))}
            </ol>
          )}
          <dl className="mt-5 space-y-2 border-t border-line pt-4 text-[0.9375rem]">
            {written.map(([label, text], at) => (
              <div key={`${at}-${label}`} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-subtle">{label}:</dt>
                <dd className="font-medium break-words">{text ?? texts.notRecorded}</dd>
              </div>
            ))}
          </dl>
        </div>
        {bars.length > 0 && <Likelihood bars={bars} />}
        {notes.trim() !== "" && (
          <div className="lg:col-span-2">
            <h3 className="font-semibold">{texts.notes}</h3>
            <p className="mt-2 border-l-2 border-brand-line pl-4 break-words whitespace-pre-wrap text-ink-muted">
              {notes}
            </p>
          </div>
        )}
      </div>
    </>
  );
}
