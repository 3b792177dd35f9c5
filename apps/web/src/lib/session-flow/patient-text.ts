import type { Patient } from "@anamnesis/contract";

/** "58" becomes "58 years"; what is in words already ("7 months") stays. */
export const ageOf = ({ ageText }: Pick<Patient, "ageText">): string =>
  /^\d+$/.test(ageText) ? `${ageText} ${ageText === "1" ? "year" : "years"}` : ageText;

export const ageAndGenderOf = (patient: Pick<Patient, "ageText" | "gender">): string =>
  `${ageOf(patient)}, ${patient.gender}`;

/** Who answers in the conversation: the patient, or who speaks for them, such as "Mother of Lily Shaw". */
export const speakerOf = ({ name, informant }: Pick<Patient, "name" | "informant">): string =>
  informant === null ? name : `${informant} of ${name}`;
