import type { Patient } from "@anamnesis/contract";
import { firstNameOf } from "./names.ts";

/** "58 years" or "7 months": a bare number means years. */
export const ageOf = ({ ageText }: Pick<Patient, "ageText">): string =>
  /^\d+$/.test(ageText) ? `${ageText} ${ageText === "1" ? "year" : "years"}` : ageText;

/** "58 years, Male". */
export const ageAndGender = (patient: Pick<Patient, "ageText" | "gender">): string =>
  `${ageOf(patient)}, ${patient.gender.charAt(0).toUpperCase()}${patient.gender.slice(1)}`;

type Spoken = Pick<Patient, "name" | "informant" | "informantName">;

/** Who stands over a reply: the patient, or who speaks for them, by name ("Ciara Shaw, mother of Lily"). */
export const speakerOf = ({ name, informant, informantName }: Spoken): string =>
  informant === null
    ? name
    : informantName === undefined
      ? `${name} (${informant.toLowerCase()})`
      : `${informantName}, ${informant.toLowerCase()} of ${firstNameOf(name)}`;
