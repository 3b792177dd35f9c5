import { findInvestigation, investigationsIn } from "@anamnesis/terminology";
import type { Encounter } from "@anamnesis/assessment";

export type EncounterReading =
  | { readonly ok: true; readonly encounter: Encounter; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problem: string };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

class Problem extends Error {}
const fail = (message: string): never => {
  throw new Problem(message);
};

const optionalText = (fields: Fields, name: string, where: string): string | undefined => {
  const value = fields[name];
  return value === undefined || value === null || isText(value)
    ? (value ?? undefined)
    : fail(`${where}.${name} must be a text`);
};
const optionalTexts = (
  fields: Fields,
  name: string,
  where: string,
): readonly string[] | undefined => {
  const value = fields[name];
  return value === undefined || value === null || isTexts(value)
    ? (value ?? undefined)
    : fail(`${where}.${name} must be a list of texts`);
};
const optionalFields = (value: unknown, where: string): Fields | undefined =>
  value === undefined || value === null
    ? undefined
    : isFields(value)
      ? value
      : fail(`${where} must be an object`);

function messagesOf(value: unknown): Encounter["messages"] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return fail("messages must be a list");
  return value.map((entry: unknown, index) => {
    if (isText(entry)) return { sender: "user" as const, text: entry };
    if (!isFields(entry) || !isText(entry["text"]))
      return fail(`messages[${index}] must have a text`);
    const sender = entry["sender"] ?? "user";
    return sender === "user" || sender === "patient"
      ? { sender, text: entry["text"] }
      : fail(`messages[${index}].sender must be "user" or "patient"`);
  });
}

function testsOf(value: unknown, warnings: string[]): readonly string[] {
  if (value === undefined) return [];
  if (!isTexts(value)) return fail("tests must be a list of names");
  return value.filter((name) => {
    const isKnown = findInvestigation(name) !== undefined || investigationsIn(name).length > 0;
    if (!isKnown) warnings.push(`There is no test "${name}"; it is ignored.`);
    return isKnown;
  });
}

/** Reads an encounter from JSON, in the field names of the API. Unknown tests are left out with a warning. */
export function readEncounter(text: string): EncounterReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: "The input is not JSON." };
  }
  if (!isFields(value)) return { ok: false, problem: "The input must be a JSON object." };
  const warnings: string[] = [];
  try {
    const initial = optionalFields(value["initialDiagnosis"], "initialDiagnosis");
    const final = optionalFields(value["finalDiagnosis"], "finalDiagnosis");
    const plan = optionalFields(final?.["treatmentPlan"], "finalDiagnosis.treatmentPlan");
    const seed = value["seed"];
    if (seed !== undefined && typeof seed !== "number")
      return { ok: false, problem: "seed must be a number" };
    const encounter: Encounter = {
      messages: messagesOf(value["messages"]),
      tests: testsOf(value["tests"], warnings),
      initialDiagnosis: initial
        ? {
            clinicalReasoning: optionalText(initial, "clinicalReasoning", "initialDiagnosis"),
            preliminaryDiagnosis: optionalText(initial, "preliminaryDiagnosis", "initialDiagnosis"),
            initialMedications: optionalTexts(initial, "initialMedications", "initialDiagnosis"),
          }
        : null,
      finalDiagnosis: final
        ? {
            updatedReasoning: optionalText(final, "updatedReasoning", "finalDiagnosis"),
            finalDiagnosis: optionalText(final, "finalDiagnosis", "finalDiagnosis"),
            finalMedications: optionalTexts(final, "finalMedications", "finalDiagnosis"),
            treatmentPlan: plan
              ? {
                  lifestyleRecommendations: optionalText(
                    plan,
                    "lifestyleRecommendations",
                    "finalDiagnosis.treatmentPlan",
                  ),
                  followUpInstructions: optionalText(
                    plan,
                    "followUpInstructions",
                    "finalDiagnosis.treatmentPlan",
                  ),
                }
              : undefined,
          }
        : null,
      ...(seed === undefined ? {} : { seed }),
    };
    return { ok: true, encounter, warnings };
  } catch (error) {
    if (error instanceof Problem) return { ok: false, problem: error.message };
    throw error;
  }
}
