import type { Patient } from "@anamnesis/contract";

/** "58 years" or "7 months": a bare number means years. */
export const ageOf = ({ ageText }: Pick<Patient, "ageText">): string =>
  /^\d+$/.test(ageText) ? `${ageText} ${ageText === "1" ? "year" : "years"}` : ageText;

/** "58 years, Male". */
export const ageAndGender = (patient: Pick<Patient, "ageText" | "gender">): string =>
  `${ageOf(patient)}, ${patient.gender.charAt(0).toUpperCase()}${patient.gender.slice(1)}`;

/** Who stands over a reply: the patient, and who speaks for them where somebody does ("Lily Shaw (mother)"). */
export const speakerOf = ({ name, informant }: Pick<Patient, "name" | "informant">): string =>
  informant === null ? name : `${name} (${informant.toLowerCase()})`;
