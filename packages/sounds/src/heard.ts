import type {
  BowelSounds,
  HeardBowel,
  HeardBreath,
  HeardHeart,
  HeardNeck,
  HeartSounds,
  LungSounds,
  NeckSounds,
} from "./schema.ts";
import {
  lungSitesOf,
  places,
  type AbdomenSite,
  type HeartSite,
  type LungSite,
  type Site,
} from "./sites.ts";

/** Whose body it is, and how fast heart and breath go at that moment. */
export interface Moment {
  /** Years. */
  readonly age: number;
  /** A minute. */
  readonly heartRate: number;
  readonly respiratoryRate: number;
}

export const bodyOf = (age: number): HeardHeart["body"] =>
  age < 2 ? "infant" : age < 12 ? "child" : "adult";

/** How loud the two sounds are at each place: the first at the apex, the second at the base (Macleod's, 15th edition). */
const ofSounds: Readonly<Record<HeartSite, readonly [first: number, second: number]>> = {
  mitral: [1, 0.7],
  tricuspid: [0.9, 0.75],
  left_sternal_edge: [0.75, 0.85],
  pulmonary: [0.6, 1],
  aortic: [0.55, 1],
  right_carotid: [0.3, 0.55],
  left_carotid: [0.3, 0.55],
};
const strengths = { normal: 1, soft: 0.5, distant: 0.28 } as const;
const loudestSound = 0.62;
/** Amplitude of a murmur by Levine grade: the first hardly heard, the fourth as loud as the sounds themselves. */
const byGrade = [0, 0.035, 0.08, 0.17, 0.3, 0.4, 0.45] as const;

/** What is left of a sound from one place at another: it falls to a third within a hand's breadth (18 of the figure's 100). */
function carried(from: HeartSite, to: Site, towards: readonly string[]): number {
  if (from === to) return 1;
  if (towards.includes(to)) return 0.6;
  const [a, b] = [places[from], places[to]];
  if (a.side !== b.side || to.includes("carotid")) return 0;
  const share = Math.exp(-Math.hypot(a.x - b.x, a.y - b.y) / 16);
  return share < 0.3 ? 0 : share;
}

const splits: Readonly<Record<HeartSounds["second"], { in: number; out: number }>> = {
  // Milliseconds between aortic and pulmonary closure (Perloff, The Clinical Recognition of Congenital Heart Disease).
  splits_on_breathing_in: { in: 40, out: 15 },
  single: { in: 0, out: 0 },
  wide: { in: 70, out: 40 },
  fixed: { in: 50, out: 50 },
};

/** What is heard of the heart at one place. */
export function heartHeard(sounds: HeartSounds, site: HeartSite, now: Moment): HeardHeart {
  const [first, second] = ofSounds[site];
  const all = strengths[sounds.strength] * loudestSound;
  const base = site === "pulmonary" || site === "aortic" || site === "left_sternal_edge";
  const murmurs = sounds.murmurs.flatMap(({ timing, pitch, grade, loudest, towards }) => {
    const level = (byGrade[grade] ?? 0) * carried(loudest, site, towards);
    return level > 0 ? [{ timing, pitch, level }] : [];
  });
  const { click, rub, third, fourth } = sounds;
  const clickLevel = click ? 0.3 * carried(click.at, site, []) : 0;
  const rubLevel = rub ? (rub.isSoft ? 0.12 : 0.26) * carried(rub.at, site, []) : 0;
  const posture =
    (rubLevel > 0 && rub?.posture) ||
    (clickLevel > 0 && click?.posture) ||
    sounds.murmurs.find(
      ({ loudest, towards, posture }) => posture && carried(loudest, site, towards) > 0,
    )?.posture ||
    null;
  return {
    kind: "heart",
    body: bodyOf(now.age),
    rate: now.heartRate,
    isIrregular: sounds.isIrregular,
    first: all * first,
    second: Math.min(1, all * second * (sounds.isSecondLoud && base ? 1.45 : 1)),
    splitMilliseconds:
      site === "pulmonary" || sounds.second === "wide" || sounds.second === "fixed"
        ? splits[sounds.second]
        : { in: 0, out: 0 },
    third: third ? 0.24 * strengths[sounds.strength] * carried(third.at, site, []) : 0,
    fourth: fourth ? 0.22 * strengths[sounds.strength] * carried(fourth.at, site, []) : 0,
    click: click && clickLevel > 0 ? { timing: click.timing, level: clickLevel } : null,
    murmurs,
    rub: rub && rubLevel > 0 ? { parts: rub.parts, level: rubLevel } : null,
    posture,
  };
}

const entry = { normal: 1, reduced: 0.45, faint: 0.16, absent: 0 } as const;
const loudestBreath = 0.3;

/** What is heard of breathing at one place. Sounds that need moving air are as much quieter as less air moves. */
export function breathHeard(
  sounds: LungSounds,
  site: LungSite,
  now: Moment,
  heart?: HeartSounds,
): HeardBreath {
  const here = sounds.where.filter(({ at }) => lungSitesOf(at).has(site));
  const last = <K extends "airEntry" | "breathing" | "crackles" | "wheeze" | "rub">(key: K) =>
    here.findLast((one) => one[key] !== undefined)?.[key];
  const air = entry[last("airEntry") ?? sounds.airEntry];
  const isThroat = site === "windpipe";
  const isChild = now.age < 12;
  const wheeze = last("wheeze");
  const crackles = last("crackles");
  const rub = last("rub");
  const { stridor } = sounds;
  const transmitted = stridor
    ? isThroat
      ? { faint: 0.14, clear: 0.3, loud: 0.45 }[stridor.degree]
      : { faint: 0, clear: 0.1, loud: 0.16 }[stridor.degree]
    : 0;
  // A chest that is thin-walled and small lets more through (Sovijärvi and others, Eur Respir Rev 2000; 10: 591).
  const through = isChild ? 1.2 : 1;
  const murmur = heart?.murmurs.find(({ towards }) =>
    (towards as readonly string[]).includes(site),
  );
  return {
    kind: "breath",
    body: bodyOf(now.age),
    rate: now.respiratoryRate,
    level: Math.min(
      1,
      loudestBreath * through * (isThroat ? Math.max(entry[sounds.airEntry], 0.4) * 1.3 : air),
    ),
    breathing: isThroat ? "tracheal" : (last("breathing") ?? "vesicular"),
    isExpirationLong: sounds.isExpirationLong,
    depth: sounds.depth,
    crackles: crackles && air > 0 ? { ...crackles, level: 0.62 * Math.max(air, 0.5) } : null,
    wheeze: wheeze && air > 0 ? { ...wheeze, level: 0.26 * Math.max(air, 0.45) } : null,
    stridor: stridor && transmitted > 0 ? { phase: stridor.phase, level: transmitted } : null,
    rub: rub && air > 0 ? { phase: rub.phase, level: rub.isSoft ? 0.14 : 0.28 } : null,
    murmur:
      heart && murmur
        ? {
            timing: murmur.timing,
            pitch: murmur.pitch,
            level: 0.6 * (byGrade[murmur.grade] ?? 0),
            heartRate: now.heartRate,
            isIrregular: heart.isIrregular,
          }
        : null,
  };
}

/** What is heard over the abdomen at one place. */
export function bowelHeard(
  sounds: BowelSounds,
  site: AbdomenSite,
  now: Moment,
  isIrregular: boolean,
): HeardBowel {
  return {
    kind: "bowel",
    body: bodyOf(now.age),
    activity: sounds.bowel,
    bruit: sounds.bruit?.at === site ? { heartRate: now.heartRate, isIrregular, level: 0.1 } : null,
  };
}

/** What is heard over the thyroid. */
export function neckHeard(sounds: NeckSounds, now: Moment, isIrregular: boolean): HeardNeck {
  return {
    kind: "neck",
    body: bodyOf(now.age),
    bruit: sounds.bruit ? { heartRate: now.heartRate, isIrregular, level: 0.1 } : null,
  };
}
