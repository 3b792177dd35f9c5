import { z } from "zod";
import { heartSites, lungRegionNames, lungSites, sites } from "./sites.ts";

const strength = z.enum(["normal", "soft", "distant"]);
const airEntry = z.enum(["normal", "reduced", "faint", "absent"]);
const pitch = z.enum(["low", "medium", "high"]);
const amount = z.enum(["few", "some", "many"]);
/** How somebody has to be for it to be heard. */
const posture = z.enum(["leaning_forward", "on_left_side"]);
const heartSite = z.enum(heartSites);
const chestPlace = z.enum([...lungRegionNames, ...lungSites]);

export const murmurTimings = [
  "pansystolic",
  "ejection_systolic",
  "late_systolic",
  "early_diastolic",
  "mid_diastolic",
  "continuous",
] as const;

/** What a case says of the heart's sounds; what it leaves out is a healthy person's. */
export const heartSoundsSchema = z.strictObject({
  /** Of both sounds, at every place. */
  strength: strength.default("normal"),
  /** Irregularly irregular, as in atrial fibrillation. */
  isIrregular: z.boolean().default(false),
  second: z
    .enum(["single", "splits_on_breathing_in", "wide", "fixed"])
    .default("splits_on_breathing_in"),
  isSecondLoud: z.boolean().default(false),
  third: z.strictObject({ at: heartSite.default("mitral") }).optional(),
  fourth: z.strictObject({ at: heartSite.default("mitral") }).optional(),
  click: z
    .strictObject({
      timing: z.enum(["ejection", "mid_systolic"]),
      at: heartSite,
      posture: posture.optional(),
    })
    .optional(),
  murmurs: z
    .array(
      z.strictObject({
        timing: z.enum(murmurTimings),
        /** Levine grade (1933), 1 to 6; soft is 2. */
        grade: z.number().int().min(1).max(6),
        pitch,
        loudest: heartSite,
        /** Where it is carried to. */
        towards: z.array(z.enum([...heartSites, "left_axilla"])).default([]),
        posture: posture.optional(),
      }),
    )
    .default([]),
  rub: z
    .strictObject({
      at: heartSite.default("tricuspid"),
      parts: z.number().int().min(1).max(3).default(3),
      isSoft: z.boolean().default(false),
      posture: posture.optional(),
    })
    .optional(),
});

const crackles = z.strictObject({
  kind: z.enum(["fine", "coarse"]),
  /** When in the breath: late in breathing in, early in it, or in and out. */
  phase: z.enum(["late_in", "early_in", "in", "in_and_out"]),
  amount: amount.default("some"),
});
const wheeze = z.strictObject({
  kind: z.enum(["one_pitch", "many_pitches"]),
  phase: z.enum(["out", "in_and_out", "end_of_out"]).default("out"),
  pitch: pitch.default("medium"),
  amount: amount.default("many"),
});
const stridor = z.strictObject({
  phase: z.enum(["in", "in_and_out"]).default("in"),
  /** Faint at the throat alone; loud over the whole chest too. */
  degree: z.enum(["faint", "clear", "loud"]).default("clear"),
});
const pleuralRub = z.strictObject({
  phase: z.enum(["end_of_in", "in_and_out"]).default("in_and_out"),
  isSoft: z.boolean().default(false),
});

/** What a case says of the sounds of breathing: over the whole chest, and what is otherwise where. */
export const lungSoundsSchema = z.strictObject({
  airEntry: airEntry.default("normal"),
  isExpirationLong: z.boolean().default(false),
  depth: z.enum(["shallow", "normal", "deep"]).default("normal"),
  stridor: stridor.optional(),
  /** In order; what comes later goes before. */
  where: z
    .array(
      z.strictObject({
        at: z.array(chestPlace).min(1),
        airEntry: airEntry.optional(),
        breathing: z.enum(["vesicular", "bronchial"]).optional(),
        crackles: crackles.optional(),
        wheeze: wheeze.optional(),
        rub: pleuralRub.optional(),
      }),
    )
    .default([]),
});

/** What a case says of the sounds of the abdomen. */
export const bowelSoundsSchema = z.strictObject({
  bowel: z.enum(["absent", "sparse", "normal", "busy", "tinkling"]).default("normal"),
  bruit: z.strictObject({ at: z.enum(["right_upper_abdomen", "left_upper_abdomen"]) }).optional(),
});

/** What a case says of the sounds over the thyroid. */
export const neckSoundsSchema = z.strictObject({ bruit: z.boolean().default(false) });

export type HeartSounds = z.infer<typeof heartSoundsSchema>;
export type LungSounds = z.infer<typeof lungSoundsSchema>;
export type BowelSounds = z.infer<typeof bowelSoundsSchema>;
export type NeckSounds = z.infer<typeof neckSoundsSchema>;

const level = z.number().min(0).max(1);
const perMinute = z.number().min(0).max(300);
const body = z.enum(["infant", "child", "adult"]);

const heardHeart = z.object({
  kind: z.literal("heart"),
  body,
  rate: perMinute.describe("beats a minute"),
  isIrregular: z.boolean(),
  first: level,
  second: level,
  splitMilliseconds: z.object({ in: z.number(), out: z.number() }),
  third: level,
  fourth: level,
  click: z.object({ timing: z.enum(["ejection", "mid_systolic"]), level }).nullable(),
  murmurs: z.array(z.object({ timing: z.enum(murmurTimings), pitch, level })),
  rub: z.object({ parts: z.number().int(), level }).nullable(),
  posture: posture.nullable().describe("how the patient is held for it"),
});
const heardBreath = z.object({
  kind: z.literal("breath"),
  body,
  rate: perMinute.describe("breaths a minute"),
  level: level.describe("of the breath sound; 0 is none"),
  breathing: z.enum(["vesicular", "bronchial", "tracheal"]),
  isExpirationLong: z.boolean(),
  depth: z.enum(["shallow", "normal", "deep"]),
  crackles: crackles.extend({ level }).nullable(),
  wheeze: wheeze.extend({ level }).nullable(),
  stridor: z.object({ phase: z.enum(["in", "in_and_out"]), level }).nullable(),
  rub: z.object({ phase: z.enum(["end_of_in", "in_and_out"]), level }).nullable(),
  murmur: z
    .object({
      timing: z.enum(murmurTimings),
      pitch,
      level,
      heartRate: perMinute,
      isIrregular: z.boolean(),
    })
    .nullable()
    .describe("of the heart, where it is carried here"),
});
const heardBowel = z.object({
  kind: z.literal("bowel"),
  body,
  activity: z.enum(["absent", "sparse", "normal", "busy", "tinkling"]),
  bruit: z.object({ heartRate: perMinute, isIrregular: z.boolean(), level }).nullable(),
});
const heardNeck = z.object({
  kind: z.literal("neck"),
  body,
  bruit: z.object({ heartRate: perMinute, isIrregular: z.boolean(), level }).nullable(),
});

/** What is heard at one place at one time; sounds are made from it. Levels are amplitudes, 1 the loudest that is made. */
export const heardSchema = z.discriminatedUnion("kind", [
  heardHeart,
  heardBreath,
  heardBowel,
  heardNeck,
]);
export type Heard = z.infer<typeof heardSchema>;
export type HeardHeart = z.infer<typeof heardHeart>;
export type HeardBreath = z.infer<typeof heardBreath>;
export type HeardBowel = z.infer<typeof heardBowel>;
export type HeardNeck = z.infer<typeof heardNeck>;
export const siteSchema = z.enum(sites);
