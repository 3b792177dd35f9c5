import type { Patient } from "@anamnesis/contract";
import { complexityOf } from "virtual:contract";

export interface PatientFilter {
  text: string;
  /** A complexity in lower case, or "all". */
  complexity: string;
}

/** Patients whose name or any main disease holds the text, of the complexity asked for; case does not matter. */
export function filterPatients(
  patients: readonly Patient[],
  { text, complexity }: PatientFilter,
): readonly Patient[] {
  const needle = text.trim().toLowerCase();
  return patients.filter(
    (patient) =>
      (complexity === "all" || complexityOf(patient).toLowerCase() === complexity) &&
      (needle === "" ||
        patient.name.toLowerCase().includes(needle) ||
        patient.mainDiseases.some((disease) => disease.toLowerCase().includes(needle))),
  );
}
