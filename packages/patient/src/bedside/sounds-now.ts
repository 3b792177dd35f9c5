import type { Archetype, PatientView } from "@anamnesis/cases";
import type { BowelSounds, HeartSounds, LungSounds, NeckSounds } from "@anamnesis/sounds";
import {
  bowelSoundsSchema,
  heartSoundsSchema,
  lungSoundsSchema,
  neckSoundsSchema,
} from "@anamnesis/sounds/schema";
import { courseOf } from "./severity.ts";
import type { Band } from "./memory.ts";

type ChangedBand = Exclude<Band, "found" | "dead">;
type Change = (sounds: LungSounds) => LungSounds;

const lessAir: Readonly<Record<LungSounds["airEntry"], LungSounds["airEntry"]>> = {
  normal: "reduced",
  reduced: "faint",
  faint: "faint",
  absent: "absent",
};
/** Every place's own air entry too. */
const withAir = (
  sounds: LungSounds,
  to: (now: LungSounds["airEntry"]) => LungSounds["airEntry"],
) => ({
  ...sounds,
  airEntry: to(sounds.airEntry),
  where: sounds.where.map((one) => (one.airEntry ? { ...one, airEntry: to(one.airEntry) } : one)),
});
const less: Change = (sounds) => withAir(sounds, (air) => lessAir[air]);
const hardlyAny: Change = (sounds) => withAir(sounds, (air) => (air === "absent" ? air : "faint"));
const good: Change = ({ stridor: _, ...sounds }) =>
  withAir(sounds, (air) => (air === "absent" ? "reduced" : "normal"));
const wheezes = (
  sounds: LungSounds,
  change: (wheeze: NonNullable<LungSounds["where"][number]["wheeze"]>) => object | undefined,
): LungSounds => ({
  ...sounds,
  where: sounds.where.map(({ wheeze, ...rest }) => {
    const now = wheeze && change(wheeze);
    return now ? { ...rest, wheeze: { ...wheeze, ...now } } : rest;
  }),
});

/** What the archetype's words for a state say of the breath sounds (`archetypes.ts`), done to what was heard before. */
const laboured: Readonly<Record<ChangedBand, Change>> = {
  better: (sounds) => good(sounds),
  worse: less,
  critical: hardlyAny,
};
export const lungChanges: Readonly<
  Partial<Record<Archetype, Readonly<Record<ChangedBand, Change>>>>
> = {
  airway: laboured,
  hypoxia: laboured,
  bronchospasm: {
    better: (sounds) => wheezes(good(sounds), () => ({ phase: "end_of_out", amount: "few" })),
    worse: (sounds) => wheezes(less(sounds), () => ({ phase: "in_and_out" })),
    critical: (sounds) => wheezes(hardlyAny(sounds), () => undefined),
  },
  anaphylaxis: {
    better: (sounds) => wheezes(good(sounds), () => ({ amount: "few" })),
    worse: (sounds) => ({ ...less(sounds), stridor: { phase: "in", degree: "loud" } }),
    critical: ({ stridor: _, ...sounds }) => wheezes(hardlyAny(sounds), () => undefined),
  },
};

const healthy = {
  heart: heartSoundsSchema.parse({}),
  lungs: lungSoundsSchema.parse({}),
  bowel: bowelSoundsSchema.parse({}),
  neck: neckSoundsSchema.parse({}),
};

/** All that a stethoscope would find, as the patient is in a state. */
export interface SoundsNow {
  readonly heart: HeartSounds;
  readonly lungs: LungSounds;
  readonly bowel: BowelSounds;
  readonly neck: NeckSounds;
}

/** What the case has written for the state goes before, then what the archetype's words change, then what was found. */
export function soundsNow(view: PatientView, band: Band): SoundsNow {
  const { examination } = view;
  const found = {
    heart: examination.cardiovascular?.sounds ?? healthy.heart,
    lungs: examination.respiratory?.sounds ?? healthy.lungs,
    bowel: examination.abdomen?.sounds ?? healthy.bowel,
    neck: examination.ent?.sounds ?? healthy.neck,
  };
  if (band === "found" || band === "dead") return found;
  const course = courseOf(view);
  const own = course.sounds?.[band];
  const hasOwnWords = course.examination[band]?.respiratory !== undefined;
  const change = hasOwnWords ? undefined : lungChanges[course.archetype]?.[band];
  return {
    ...found,
    heart: own?.cardiovascular ?? found.heart,
    lungs: own?.respiratory ?? (change ? change(found.lungs) : found.lungs),
    bowel: own?.abdomen ?? found.bowel,
  };
}
