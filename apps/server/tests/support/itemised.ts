import type { ReportItem } from "@anamnesis/assessment";
import { aboutOf } from "../../src/learning/about.ts";
import { isHarm, kindOf } from "../../src/learning/reasoning.ts";
import type { Clinic } from "../../src/sessions/clinic.ts";
import { heartOne } from "./cases.ts";
import { finalDiagnosis, startSession } from "./flow.ts";
import { scriptedClinic } from "./scripted-clinic.ts";
import type { Learner, Output } from "./test-server.ts";

// An examiner whose reports have items: the final diagnosis lists which of them were missed.

const item = (id: string, group: string, maxPoints: number, rest: Partial<ReportItem> = {}) => {
  const written = {
    id,
    area: "questioning" as const,
    group,
    label: `What ${id} is about`,
    maxPoints,
    why: "It tells the dangerous from the harmless at once.",
    evidence: [],
    ...rest,
  };
  const placed = { ...written, outcome: rest.outcome ?? ("earned" as const) };
  return { ...written, ...aboutOf(written), kind: kindOf(placed), isHarm: isHarm(placed) };
};
export const rubric = [
  item("ask:chest_pain.onset", "History of presenting complaint", 2, { question: "When was it?" }),
  item("ask:syncope", "Red flags", 1, { question: "Have you fainted?" }),
  item("exam:skin", "Examination", 0.5, { label: "Examined: skin" }),
  item("process:summary", "Consultation", 3),
  item("test:ecg", "Investigations", 1.5, { area: "diagnosis", label: "ECG/EKG (needed)" }),
  item("treatment:aspirin", "Needed", 4, { area: "treatment", label: "Aspirin 300 mg" }),
];
export const harm: ReportItem = {
  ...item("harm:nitrate", "Safety", 0, {
    area: "treatment",
    label: "Unsafe here: Nitrate",
    outcome: "penalty",
  }),
  outcome: "penalty",
  points: -2.5,
};

const itemsFor = (given: string): ReportItem[] => {
  const missing = /missing (\S+)/.exec(given)?.[1]?.split(",") ?? [];
  const marked = rubric.map((one): ReportItem => {
    const isMissing = missing.includes(one.id);
    return {
      ...one,
      outcome: isMissing ? "missed" : "earned",
      points: isMissing ? 0 : one.maxPoints,
    };
  });
  return missing.includes(harm.id) ? [...marked, harm] : marked;
};

/** Marks like the scripted clinic, with all of the rubric earned but what the final diagnosis lists as missing. */
export const itemisingClinic: Partial<Clinic> = {
  mark: async (compiled, encounter) => ({
    ...(await scriptedClinic.mark(compiled, encounter)),
    items: itemsFor(encounter.finalDiagnosis?.finalDiagnosis ?? ""),
  }),
};

/** A whole case with that overall score, some items of the rubric missed. */
export const completeMissing = async (
  learner: Learner,
  score: number,
  missing: readonly string[] = [],
  patientId = heartOne,
) => {
  const { _id } = await startSession(learner, patientId, true);
  const form = finalDiagnosis(score);
  const { body } = await learner.call<Output<"submitDiagnosis">>(
    "POST",
    `/sessions/${_id}/diagnose`,
    { ...form, finalDiagnosis: `${form.finalDiagnosis} missing ${missing.join(",") || "-"}` },
  );
  return body;
};
