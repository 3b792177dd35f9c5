import type { CompiledCase } from "./compile/case.ts";
import { earlyWarning } from "./early-warning.ts";

/** What the simulated patient may see: no rubric, no differential, no expert. */
export type PatientView = Pick<
  CompiledCase,
  | "id"
  | "version"
  | "module"
  | "level"
  | "person"
  | "triage"
  | "vitals"
  | "opening"
  | "talk"
  | "replies"
  | "answers"
  | "reactions"
  | "complaint"
  | "complaintKey"
  | "facts"
  | "examination"
  | "investigations"
  | "course"
  | "hasSounds"
> & {
  /** Diagnosis id and words that the patient must never say, unless they know it. */
  readonly guarded: {
    readonly diagnosis: string;
    readonly name: string;
    readonly giveaways: readonly string[];
    readonly isKnown: boolean;
  };
};

export function patientView(compiled: CompiledCase): PatientView {
  const {
    id,
    version,
    module,
    level,
    person,
    triage,
    vitals,
    opening,
    talk,
    replies,
    answers,
    reactions,
    complaint,
    complaintKey,
    facts,
    examination,
    investigations,
    course,
    hasSounds,
  } = compiled;
  const { diagnosis } = compiled;
  return {
    id,
    version,
    module,
    level,
    person,
    triage,
    vitals,
    opening,
    ...(talk ? { talk } : {}),
    ...(replies ? { replies } : {}),
    ...(answers ? { answers } : {}),
    ...(reactions ? { reactions } : {}),
    complaint,
    complaintKey,
    facts,
    examination,
    investigations,
    ...(course ? { course } : {}),
    ...(hasSounds ? { hasSounds } : {}),
    guarded: {
      diagnosis: diagnosis.id,
      name: diagnosis.name,
      giveaways: diagnosis.giveaways,
      isKnown: diagnosis.patientKnows,
    },
  };
}

/**
 * All that a learner is sent of a case before it is earned: what triage knows. The server puts a name of its own in place
 * of `_id`, since a case's id names its diagnosis.
 */
export function publicPatient(
  compiled: Pick<CompiledCase, "id" | "person" | "triage" | "vitals" | "module" | "level">,
) {
  const { person, triage, vitals } = compiled;
  const [systolic = 120, diastolic = 80] = vitals.bloodPressure.split("/").map(Number);
  return {
    _id: compiled.id,
    name: person.name,
    age: person.age,
    ageText: person.ageText ?? String(person.age),
    gender: person.sex === "male" ? "Male" : "Female",
    mainDiseases: triage.mainDiseases,
    criticalFactors: triage.criticalFactors,
    symptoms: triage.symptoms,
    emotionalState: triage.emotionalState,
    history: triage.history,
    healthStatus: triage.healthStatus,
    vitals: {
      heartRate: vitals.heartRate,
      systolic,
      diastolic,
      temperatureC: vitals.temperatureC,
      respiratoryRate: vitals.respiratoryRate,
      spo2: vitals.spo2,
      ...(vitals.onOxygen ? { onOxygen: vitals.onOxygen } : {}),
      ...(vitals.consciousness ? { consciousness: vitals.consciousness } : {}),
      ...(vitals.capillaryRefillSeconds === undefined
        ? {}
        : { capillaryRefillSeconds: vitals.capillaryRefillSeconds }),
    },
    earlyWarning: earlyWarning(vitals, person.age),
    moduleId: compiled.module,
    level: compiled.level,
    informant: person.informant?.relation ?? null,
    ...(person.portrait ? { portrait: person.portrait } : {}),
    ...(person.informant?.portrait ? { informantPortrait: person.informant.portrait } : {}),
  };
}
