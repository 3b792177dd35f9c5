import type { Patient } from "@anamnesis/contract";

export interface PatientFilter {
  text: string;
  /** A level in lower case, or "all". */
  level: string;
}

/** Patients whose name or any main disease holds the text, of the level asked for; case does not matter. */
export function filterPatients(
  patients: readonly Patient[],
  { text, level }: PatientFilter,
): readonly Patient[] {
  const needle = text.trim().toLowerCase();
  return patients.filter(
    (patient) =>
      (level === "all" || patient.level.toLowerCase() === level) &&
      (needle === "" ||
        patient.name.toLowerCase().includes(needle) ||
        patient.mainDiseases.some((disease) => disease.toLowerCase().includes(needle))),
  );
}
