import type { Patient } from "@anamnesis/contract";
import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";

const tints = ["dfe5f3", "e6e3f4", "dcebec", "ece7dd", "f0e2e0", "e2eadb"];

/** A portrait as a data URL, seeded by the patient's id; age and gender only choose hair, beard and glasses. */
export function drawPortrait({
  _id,
  age,
  gender,
}: Pick<Patient, "_id" | "age" | "gender">): string {
  const isMan = gender.toLowerCase() === "male";
  const avatar = createAvatar(lorelei, {
    seed: _id,
    backgroundColor: tints,
    beardProbability: isMan && age >= 30 ? 35 : 0,
    earringsProbability: !isMan && age >= 16 ? 35 : 0,
    glassesProbability: age >= 45 ? 45 : age >= 16 ? 12 : 0,
    frecklesProbability: age < 16 ? 40 : 5,
    hairColor: age >= 65 ? ["9aa0ab", "c3c7cf"] : ["1d1a1a", "2b211c", "3a2a20"],
  });
  return avatar.toDataUri();
}
