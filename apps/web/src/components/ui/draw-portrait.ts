import type { Patient } from "@anamnesis/contract";
import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";
import { expressions, portraitVariants, skinTones } from "./portrait-variants.ts";

type Options = NonNullable<Parameters<typeof createAvatar<lorelei.Options>>[1]>;
function hairOf(age: number, isMale: boolean): readonly string[] {
  const { hair } = portraitVariants;
  if (age < 2) return hair.infant;
  if (age < 14) return isMale ? hair.boy : hair.girl;
  if (age >= 60) return isMale ? hair.olderMan : hair.olderWoman;
  return isMale ? hair.man : hair.woman;
}

/**
 * A portrait as a data URL, seeded by the patient's id. Age and gender choose among hairstyles, beards and glasses; the
 * tone of the skin is the seed's alone, so that it goes with no illness, name or work. The
 * faces look attentive or troubled, never beaming: these are people who came because something is wrong. The same face
 * shows a mood that the conversation knows, in words as the session gives it.
 */
export function drawPortrait(
  { _id, age, gender }: Pick<Patient, "_id" | "age" | "gender">,
  mood?: string,
): string {
  const shown = expressions[mood ?? ""];
  const isMale = /^(male|man|boy)$/i.test(gender.trim());
  const options: Options = {
    seed: _id,
    scale: 108,
    translateY: 4,
    backgroundColor: ["dfe5f3", "e6e3f4", "dcebec", "ece7dd", "f0e4e1", "e2eadb"],
    hair: [...hairOf(age, isMale)] as Options["hair"],
    hairColor:
      age >= 68 ? ["a9aeb9", "c7cbd3"] : age >= 55 ? ["4a4e57", "6d727d"] : ["1f1b1c", "33261f"],
    skinColor: [...skinTones],
    hairAccessoriesProbability: 0,
    mouth: [...(shown?.mouth ?? portraitVariants.mouth)] as Options["mouth"],
    eyes: [...(shown?.eyes ?? portraitVariants.eyes)] as Options["eyes"],
    eyebrows: [...(shown?.eyebrows ?? portraitVariants.eyebrows)] as Options["eyebrows"],
    beardProbability: isMale && age >= 30 ? 25 : 0,
    earringsProbability: !isMale && age >= 16 ? 35 : 0,
    glasses: [...portraitVariants.glasses] as Options["glasses"],
    glassesProbability: age >= 45 ? 45 : age >= 14 ? 12 : 0,
    frecklesProbability: age < 16 ? 40 : 4,
  };
  return createAvatar(lorelei, options).toDataUri();
}
