import type { PersonMet } from "@anamnesis/contract";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { EndingBadge, ToldAfterwards } from "@/components/afterwards/told-afterwards.tsx";
import { Card } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { ageAndGender } from "@/lib/format/person.ts";
import { relativeTime } from "@/lib/format/relative-time.ts";
import { afterwardsTexts } from "@/texts/afterwards.ts";

const texts = afterwardsTexts.album;
/** Inside a sentence. */
const within = (when: string): string => when.charAt(0).toLowerCase() + when.slice(1);

function Facts({ met }: { met: PersonMet }) {
  const row = "flex gap-x-2";
  const term = "w-20 shrink-0 text-ink-subtle";
  return (
    <dl className="mt-4 space-y-1 text-sm">
      <div className={row}>
        <dt className={term}>{texts.cameWith}</dt>
        <dd className="min-w-0">{met.patient.mainDiseases[0]}</dd>
      </div>
      <div className={row}>
        <dt className={term}>{texts.diagnosis}</dt>
        <dd className="min-w-0">{met.diagnosis}</dd>
      </div>
    </dl>
  );
}

/** Somebody whom the learner has met, as they were left last. */
export function PersonCard({ met, now }: { met: PersonMet; now: Date }) {
  const { patient, afterwards, sessionId, metAt, times } = met;
  return (
    <Card className="flex h-full flex-col p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <PatientPortrait
          patient={patient}
          mood={afterwards?.ending === "well" ? "calm" : undefined}
          className="size-16 sm:size-20"
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug font-semibold">{patient.name}</h2>
          <p className="mt-0.5 text-sm text-ink-muted">{ageAndGender(patient)}</p>
          <p className="text-sm text-ink-muted">
            <time dateTime={metAt}>{texts.met(within(relativeTime(metAt, now)), times)}</time>
          </p>
        </div>
      </div>
      <Facts met={met} />
      <div className="mt-4 flex-1 space-y-3 border-t border-line pt-4">
        {afterwards ? (
          <>
            <EndingBadge afterwards={afterwards} />
            <ToldAfterwards patient={patient} afterwards={afterwards} />
          </>
        ) : (
          <p className="text-ink-muted">{texts.unknown}</p>
        )}
      </div>
      <Link
        to={`/analysis/${sessionId}`}
        aria-label={texts.debriefOf(patient.name)}
        className="mt-4 inline-flex min-h-9 items-center gap-1.5 self-start rounded-md text-sm font-medium text-brand-ink underline-offset-4 hover:underline"
      >
        {texts.debrief}
        <ArrowRight className="size-4" aria-hidden="true" />
      </Link>
    </Card>
  );
}
