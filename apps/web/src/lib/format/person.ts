import type { Patient } from "@anamnesis/contract";

/** "58 years" or "7 months": a bare number means years. */
export const ageOf = ({ ageText }: Pick<Patient, "ageText">): string =>
  /^\d+$/.test(ageText) ? `${ageText} ${ageText === "1" ? "year" : "years"}` : ageText;

/** "58 years, Male". */
export const ageAndGender = (patient: Pick<Patient, "ageText" | "gender">): string =>
  `${ageOf(patient)}, ${patient.gender.charAt(0).toUpperCase()}${patient.gender.slice(1)}`;
