import { z } from "zod";
import {
  beards,
  builds,
  cloths,
  extras,
  eyeColours,
  faceShapes,
  garments,
  hairColours,
  hairStyles,
  restingMoods,
  signs,
} from "./parameters.ts";

export { restingMoods } from "./parameters.ts";

const sided = new Set<string>(["facial_droop", "hand_over_eye"]);

/** A sign written by its name alone is plain; one that has a side says which. */
export const shownSignSchema = z
  .union([
    z.enum(signs).transform((sign) => ({ sign, degree: 2 })),
    z.strictObject({
      sign: z.enum(signs),
      degree: z.number().int().min(1).max(3).default(2),
      side: z.enum(["left", "right"]).optional().describe("the patient's own side"),
    }),
  ])
  .refine((shown) => !sided.has(shown.sign) || ("side" in shown && shown.side !== undefined), {
    message: "say on which side, the patient's own",
  });

/** A sign as it is sent: always with its degree. */
const sentSign = z.object({
  sign: z.enum(signs),
  degree: z.number().int().min(1).max(3),
  side: z.enum(["left", "right"]).optional().describe("the patient's own side"),
});

const look = {
  skin: z.number().int().min(1).max(10).describe("Monk Skin Tone, 1 lightest to 10 darkest"),
  face: z.enum(faceShapes).default("oval"),
  build: z.enum(builds).default("average"),
  hair: z.enum(hairStyles),
  hairColour: z.enum(hairColours),
  eyes: z.enum(eyeColours),
  beard: z.enum(beards).default("none"),
  wears: z.enum(garments),
  cloth: z.enum(cloths),
  under: z.enum(cloths).optional(),
  extras: z.array(z.enum(extras)).default([]),
  rest: z
    .enum(restingMoods)
    .optional()
    .describe("where somebody else speaks: what the patient's own face says"),
};
const companion = { age: z.number().min(12).max(110), sex: z.enum(["male", "female"]) };

/** A face as a case gives it: how the person looks on any day, and the signs that anybody would see today. */
export const portraitSchema = z.strictObject({
  ...look,
  signs: z.array(shownSignSchema).default([]),
});
/** Of whoever speaks for the patient, whose age and sex the case says nowhere else. */
export const companionPortraitSchema = portraitSchema.extend(companion);

/** The same as a server sends them. */
export const sentPortraitSchema = z.object({ ...look, signs: z.array(sentSign) });
export const sentCompanionPortraitSchema = sentPortraitSchema.extend(companion);
