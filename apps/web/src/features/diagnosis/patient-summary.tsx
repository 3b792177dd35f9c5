import type { Patient } from "@anamnesis/contract";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { ageAndGender } from "@/lib/format/person.ts";
import { diagnosisTexts as texts } from "@/texts/diagnosis.ts";

/** Specification, section 9: the summary names two complaints. */
const complaintsShown = 2;

/** The words of the mood at the end stand in those of the beginning already. */
const isStill = (before: string, mood: string) => before.toLowerCase().includes(mood.toLowerCase());

/** `mood` is how the patient was at the end of the conversation. */
export function PatientSummary({ patient, mood }: { patient: Patient; mood: string }) {
  return (
    <Panel title={texts.summary}>
      <div className="flex items-center gap-4">
        <PatientPortrait patient={patient} mood={mood} className="size-14" />
        <div className="min-w-0">
          <p className="font-semibold break-words">{patient.name}</p>
          <p className="text-sm text-ink-muted">{ageAndGender(patient)}</p>
        </div>
      </div>
      <dl className="mt-5 space-y-4 text-sm">
        <div>
          <dt className="mb-1 font-medium text-ink-subtle">{texts.complaints}</dt>
          <dd>
            <ul className="space-y-1">
              {patient.symptoms.slice(0, complaintsShown).map((symptom) => (
                <li key={symptom}>{symptom}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className="mb-1 font-medium text-ink-subtle">{texts.emotionalState}</dt>
          <dd>
            <span className="inline-block first-letter:uppercase">{patient.emotionalState}</span>
            {mood !== "" && !isStill(patient.emotionalState, mood) && texts.moodNow(mood)}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
