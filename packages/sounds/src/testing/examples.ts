import { bowelHeard, breathHeard, heartHeard, neckHeard, type Moment } from "../heard.ts";
import {
  bowelSoundsSchema,
  heartSoundsSchema,
  lungSoundsSchema,
  type Heard,
  type HeardBreath,
  type HeardHeart,
} from "../schema.ts";
import type { HeartSite, LungSite } from "../sites.ts";

export const grown: Moment = { age: 50, heartRate: 72, respiratoryRate: 15 };

type Written<S extends { parse: (value: unknown) => unknown }> = Parameters<S["parse"]>[0];

/** The heart of a grown person at one place. */
export const heart = (
  written: Written<typeof heartSoundsSchema> = {},
  site: HeartSite = "mitral",
  now: Moment = grown,
): HeardHeart => heartHeard(heartSoundsSchema.parse(written), site, now);
/** Breathing of a grown person at one place. */
export const breath = (
  written: Written<typeof lungSoundsSchema> = {},
  site: LungSite = "left_lower_back",
  now: Moment = grown,
): HeardBreath => breathHeard(lungSoundsSchema.parse(written), site, now);
/** With something more over the whole chest. */
export const everywhere = (more: object, rest: object = {}): HeardBreath =>
  breath({ ...rest, where: [{ at: ["all"], ...more }] });
const murmur = (timing: string, pitch: string) => ({
  murmurs: [{ timing, pitch, grade: 4, loudest: "mitral" }],
});
const bowel = (activity: string): Heard =>
  bowelHeard(bowelSoundsSchema.parse({ bowel: activity }), "left_lower_abdomen", grown, false);

/** One of each sound, for tests and for the table in docs/sounds.md. */
export const examples = {
  "Heart, at the apex": heart(),
  "Heart, pulmonary area": heart({}, "pulmonary"),
  "Third sound": heart({ third: {} }),
  "Fourth sound": heart({ fourth: {} }),
  "Pansystolic murmur": heart(murmur("pansystolic", "medium")),
  "Ejection systolic murmur": heart(murmur("ejection_systolic", "medium")),
  "Early diastolic murmur": heart(murmur("early_diastolic", "high")),
  "Mid-diastolic murmur": heart(murmur("mid_diastolic", "low")),
  "Pericardial rub": heart({ rub: { at: "mitral" } }),
  "Atrial fibrillation, 116 a minute": heart({ isIrregular: true }, "mitral", {
    ...grown,
    heartRate: 116,
  }),
  "Infant's heart, 158 a minute": heart({}, "mitral", {
    age: 0.3,
    heartRate: 158,
    respiratoryRate: 58,
  }),
  "Vesicular breathing": breath(),
  "Bronchial breathing": everywhere({ breathing: "bronchial" }),
  "Over the windpipe": breath({}, "windpipe"),
  "Fine late crackles": everywhere({
    crackles: { kind: "fine", phase: "late_in", amount: "many" },
  }),
  "Coarse crackles": everywhere({ crackles: { kind: "coarse", phase: "in_and_out" } }),
  "Wheeze of many pitches": everywhere({ wheeze: { kind: "many_pitches" } }),
  "Wheeze of one pitch": everywhere({ wheeze: { kind: "one_pitch" } }),
  Stridor: breath({ stridor: {} }, "windpipe"),
  "Pleural rub": everywhere({ rub: {} }),
  "Breath sounds reduced": breath({ airEntry: "reduced" }),
  "Breath sounds absent": breath({ airEntry: "absent" }),
  "Bowel sounds": bowel("normal"),
  "Bowel sounds, tinkling": bowel("tinkling"),
  "Bowel sounds absent": bowel("absent"),
  "Thyroid bruit": neckHeard({ bruit: true }, grown, false),
} satisfies Readonly<Record<string, Heard>>;
