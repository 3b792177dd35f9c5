import type { Patient } from "@anamnesis/contract";
import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";

type Options = NonNullable<Parameters<typeof createAvatar<lorelei.Options>>[1]>;
const variants = (...numbers: number[]) =>
  numbers.map((number) => `variant${String(number).padStart(2, "0")}`);

const hair = {
  infant: variants(34),
  boy: variants(2, 4, 7, 11, 12, 43),
  girl: variants(13, 15, 19, 23, 26, 31, 33),
  man: variants(1, 2, 3, 4, 7, 8, 9, 12, 22, 39, 44, 47),
  olderMan: variants(1, 9, 25, 28, 47),
  woman: variants(10, 13, 15, 16, 19, 21, 23, 24, 31, 33, 35, 38, 42, 45, 46, 48),
  olderWoman: variants(14, 19, 24, 29, 32, 37, 38),
};

function hairOf(age: number, isMale: boolean): string[] {
  if (age < 2) return hair.infant;
  if (age < 14) return isMale ? hair.boy : hair.girl;
  if (age >= 60) return isMale ? hair.olderMan : hair.olderWoman;
  return isMale ? hair.man : hair.woman;
}

/**
 * A portrait as a data URL, seeded by the patient's id. Age and gender choose among hairstyles, beards and glasses; the
 * faces look attentive or troubled, never beaming: these are people who came because something is wrong.
 */
export function drawPortrait({
  _id,
  age,
  gender,
}: Pick<Patient, "_id" | "age" | "gender">): string {
  const isMale = /^(male|man|boy)$/i.test(gender.trim());
  const options: Options = {
    seed: _id,
    scale: 108,
    translateY: 4,
    backgroundColor: ["dfe5f3", "e6e3f4", "dcebec", "ece7dd", "f0e4e1", "e2eadb"],
    hair: hairOf(age, isMale) as Options["hair"],
    hairColor:
      age >= 68 ? ["a9aeb9", "c7cbd3"] : age >= 55 ? ["4a4e57", "6d727d"] : ["1f1b1c", "33261f"],
    hairAccessoriesProbability: 0,
    mouth: ["sad03", "sad04", "sad09", "happy13", "happy14"],
    eyes: variants(2, 4, 10, 11, 12, 14, 20, 21, 24) as Options["eyes"],
    eyebrows: variants(1, 2, 5, 7, 9, 10) as Options["eyebrows"],
    beardProbability: isMale && age >= 30 ? 25 : 0,
    earringsProbability: !isMale && age >= 16 ? 35 : 0,
    glasses: variants(1, 3, 4) as Options["glasses"],
    glassesProbability: age >= 45 ? 45 : age >= 14 ? 12 : 0,
    frecklesProbability: age < 16 ? 40 : 4,
  };
  return createAvatar(lorelei, options).toDataUri();
}
