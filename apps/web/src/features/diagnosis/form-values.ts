import type {
  FinalDiagnosis,
  FinalDiagnosisInput,
  InitialDiagnosis,
  InitialDiagnosisInput,
  Sureness,
} from "@anamnesis/contract";

/** What stands in the initial form; rows of medications may be blank. */
export interface InitialValues {
  readonly clinicalReasoning: string;
  readonly preliminaryDiagnosis: string;
  readonly medications: readonly string[];
  /** How sure of it; absent in drafts from before it was asked. */
  readonly sureness?: Sureness | null;
}
export interface FinalValues {
  readonly updatedReasoning: string;
  readonly finalDiagnosis: string;
  readonly medications: readonly string[];
  readonly lifestyleRecommendations: string;
  readonly followUpInstructions: string;
  readonly sureness?: Sureness | null;
}

/** As the contract has them; the forms are there before its schemas are. */
export const surenessOptions: readonly Sureness[] = [10, 30, 50, 70, 90];
const hasSureness = (value: object): boolean => {
  const { sureness } = value as { sureness?: unknown };
  return sureness == null || surenessOptions.some((option) => option === sureness);
};

/** Lengths that the contract allows. */
export const limits = {
  longText: 20_000,
  diagnosis: 500,
  medication: 500,
  medications: 60,
} as const;

const isTextAt = (value: object, key: string): boolean =>
  typeof (value as Record<string, unknown>)[key] === "string";
const hasMedications = (value: object): boolean => {
  const { medications } = value as { medications?: unknown };
  return (
    Array.isArray(medications) &&
    medications.length > 0 &&
    medications.every((row) => typeof row === "string")
  );
};
const isValues = (value: unknown, texts: readonly string[]): boolean =>
  typeof value === "object" &&
  value !== null &&
  hasMedications(value) &&
  hasSureness(value) &&
  texts.every((key) => isTextAt(value, key));

export const isInitialValues = (value: unknown): value is InitialValues =>
  isValues(value, ["clinicalReasoning", "preliminaryDiagnosis"]);
export const isFinalValues = (value: unknown): value is FinalValues =>
  isValues(value, [
    "updatedReasoning",
    "finalDiagnosis",
    "lifestyleRecommendations",
    "followUpInstructions",
  ]);

/** A list of medications always has a row to write in. */
const rowsOf = (medications: readonly string[] | undefined): readonly string[] =>
  medications === undefined || medications.length === 0 ? [""] : medications;

const withoutBlanks = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== "");

type Impression = Pick<
  InitialDiagnosis | InitialDiagnosisInput,
  "clinicalReasoning" | "preliminaryDiagnosis" | "initialMedications" | "sureness"
>;
type Initial = Impression & { readonly changes?: readonly Impression[] | undefined };

export const initialValuesOf = (given: Initial | null): InitialValues => {
  const latest = latestOf(given);
  return {
    clinicalReasoning: latest?.clinicalReasoning ?? "",
    preliminaryDiagnosis: latest?.preliminaryDiagnosis ?? "",
    medications: rowsOf(latest?.initialMedications),
    sureness: latest?.sureness ?? null,
  };
};

/** What was written last: a change after the first result, or the impression itself. */
const latestOf = (given: Initial | null): Impression | null => given?.changes?.at(-1) ?? given;

/** A final diagnosis that was given already, else what the initial one said. */
export const finalValuesOf = (
  given: FinalDiagnosis | FinalDiagnosisInput | null,
  initial: Initial | null,
): FinalValues =>
  given === null
    ? {
        updatedReasoning: latestOf(initial)?.clinicalReasoning ?? "",
        finalDiagnosis: latestOf(initial)?.preliminaryDiagnosis ?? "",
        medications: rowsOf(latestOf(initial)?.initialMedications),
        lifestyleRecommendations: "",
        followUpInstructions: "",
        // Asked anew: what was found since may have changed it.
        sureness: null,
      }
    : {
        updatedReasoning: given.updatedReasoning,
        finalDiagnosis: given.finalDiagnosis,
        medications: rowsOf(given.finalMedications),
        lifestyleRecommendations: given.treatmentPlan.lifestyleRecommendations ?? "",
        followUpInstructions: given.treatmentPlan.followUpInstructions ?? "",
        sureness: given.sureness ?? null,
      };

const surenessOf = ({ sureness }: { readonly sureness?: Sureness | null }) =>
  sureness == null ? {} : { sureness };

/** Reasoning and diagnosis are needed, nothing else. */
export const canSubmitInitial = (values: InitialValues): boolean =>
  values.clinicalReasoning.trim() !== "" && values.preliminaryDiagnosis.trim() !== "";
export const canSubmitFinal = (values: FinalValues): boolean =>
  values.updatedReasoning.trim() !== "" && values.finalDiagnosis.trim() !== "";

export const initialInputOf = (
  values: InitialValues,
  submittedAt: Date,
): InitialDiagnosisInput => ({
  clinicalReasoning: values.clinicalReasoning.trim(),
  preliminaryDiagnosis: values.preliminaryDiagnosis.trim(),
  initialMedications: withoutBlanks(values.medications),
  ...surenessOf(values),
  submittedAt: submittedAt.toISOString(),
});
export const finalInputOf = (values: FinalValues, submittedAt: Date): FinalDiagnosisInput => ({
  updatedReasoning: values.updatedReasoning.trim(),
  finalDiagnosis: values.finalDiagnosis.trim(),
  finalMedications: withoutBlanks(values.medications),
  treatmentPlan: {
    lifestyleRecommendations: values.lifestyleRecommendations.trim(),
    followUpInstructions: values.followUpInstructions.trim(),
  },
  ...surenessOf(values),
  submittedAt: submittedAt.toISOString(),
});
