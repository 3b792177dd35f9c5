import { leaderboardVisibilities, specializations, type RecallRating } from "@anamnesis/contract";
import { drawFrom, type Draw } from "./draw.ts";

type Visibility = (typeof leaderboardVisibilities)[number];

/** What a learner's profile says at first; `move` and `profile` events change it. */
export interface PlannedPerson {
  readonly name: string;
  readonly timeZone: string;
  readonly specialization: string;
  readonly institutionName: string;
}

export type PlannedEvent = { readonly at: Date; readonly person: number } & (
  | {
      readonly kind: "complete";
      readonly caseIndex: number;
      readonly minutes: number;
      /** 0 to 10, one decimal, of questioning, diagnosis, treatment and overall. */
      readonly scores: readonly [number, number, number, number];
      /** Of the report's items. */
      readonly seed: number;
    }
  | { readonly kind: "abandon"; readonly caseIndex: number }
  | { readonly kind: "travel"; readonly timeZone: string }
  | {
      readonly kind: "profile";
      readonly specialization: string;
      readonly institutionName: string;
      readonly leaderboardVisibility: Visibility;
      readonly pseudonym: string;
    }
  | { readonly kind: "recall"; readonly ratings: readonly RecallRating[] }
  | { readonly kind: "leave" }
);

export interface Plan {
  readonly people: readonly PlannedPerson[];
  /** Oldest first; no two of a person at the same instant. */
  readonly events: readonly PlannedEvent[];
  /** When everything is compared. */
  readonly end: Date;
}

/** Zones with whole, half and quarter hours, both hemispheres, and those whose clocks change within the month. */
const zones = [
  "Europe/London",
  "Europe/Berlin",
  "America/New_York",
  "America/Los_Angeles",
  "America/St_Johns",
  "Asia/Tokyo",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Pacific/Auckland",
  "Pacific/Honolulu",
  "Australia/Lord_Howe",
  "Africa/Cairo",
] as const;
const institutions = [
  "",
  "North College",
  "north  college ",
  "Harbour Medical School",
  "St Brid's",
];
/** Hours of the local day: many of them close to midnight, where days are easily miscounted. */
const hours = [0.05, 0.4, 7.5, 12.25, 18, 21.5, 23.2, 23.9, 23.99] as const;
const ratings: readonly RecallRating[] = ["again", "hard", "good", "easy"];

const hour = 3_600_000;
const day = 24 * hour;
/** Clocks change in North America on 8 March, in Europe on the 29th, in New Zealand and Australia on 5 April 2026. */
export const firstDay = Date.UTC(2026, 2, 6);
const days = 32;

/** By how much the clocks of a zone are ahead of UTC at an instant, milliseconds. */
const offsetOf = (timeZone: string, at: number): number => {
  const parts = new Map(
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const wall = Date.UTC(
    of("year"),
    of("month") - 1,
    of("day"),
    of("hour"),
    of("minute"),
    of("second"),
  );
  return wall - Math.floor(at / 1000) * 1000;
};

const scoreOf = (draw: Draw, ability: number): number => {
  if (draw.chance(0.03)) return 10;
  const spread = (draw.unit() + draw.unit() - 1) * 3.5;
  return Math.round(Math.max(0, Math.min(10, ability + spread)) * 10) / 10;
};

interface Habits {
  readonly ability: number;
  readonly diligence: number;
  /** The cases that this learner chooses from, so that some are repeated. */
  readonly repertoire: readonly number[];
}

/** What one learner does on one day, at instants that are theirs alone. */
const dayOf = (
  draw: Draw,
  person: number,
  timeZone: string,
  midnight: number,
  habits: Habits,
): PlannedEvent[] => {
  if (!draw.chance(habits.diligence)) return [];
  const events: PlannedEvent[] = [];
  for (let count = 1 + draw.below(2); count > 0; count -= 1) {
    const wall = midnight + draw.one(hours) * hour + draw.below(60_000);
    const at = new Date(wall - offsetOf(timeZone, wall));
    const caseIndex = draw.one(habits.repertoire);
    if (draw.chance(0.1)) {
      events.push({ at, person, kind: "abandon", caseIndex });
      continue;
    }
    const isEmpty = draw.chance(0.06);
    const score = (): number => (isEmpty ? 0 : scoreOf(draw, habits.ability));
    events.push({
      at,
      person,
      kind: "complete",
      caseIndex,
      minutes: 4 + draw.below(40),
      scores: [score(), score(), score(), score()],
      seed: draw.below(1_000_000),
    });
  }
  if (draw.chance(0.25)) {
    const at = new Date(midnight + 9 * hour + draw.below(60_000) - offsetOf(timeZone, midnight));
    events.push({ at, person, kind: "recall", ratings: [0, 1, 2].map(() => draw.one(ratings)) });
  }
  return events;
};

const lifeOf = (
  draw: Draw,
  person: number,
  { timeZone }: PlannedPerson,
  cases: number,
): PlannedEvent[] => {
  const habits: Habits = {
    ability: 3 + draw.unit() * 6,
    diligence: 0.05 + draw.unit() * 0.3,
    repertoire: Array.from({ length: 2 + draw.below(6) }, () => draw.below(cases)),
  };
  const events: PlannedEvent[] = [];
  let zone = timeZone;
  for (let at = 0; at < days; at += 1) {
    const midnight = firstDay + at * day;
    if (draw.chance(0.015)) {
      zone = draw.one(zones);
      events.push({ at: new Date(midnight + 3), person, kind: "travel", timeZone: zone });
    }
    if (draw.chance(0.02))
      events.push({
        at: new Date(midnight + 7),
        person,
        kind: "profile",
        specialization: draw.one(["", ...specializations.map(({ value }) => value)]),
        institutionName: draw.one(institutions),
        leaderboardVisibility: draw.one(leaderboardVisibilities),
        pseudonym: draw.one(["", "Night Owl", "Asclepius"]),
      });
    events.push(...dayOf(draw, person, zone, midnight, habits));
  }
  if (draw.chance(0.04))
    events.push({ at: new Date(firstDay + (20 * day + 11)), person, kind: "leave" });
  return inOrder(events);
};

/** Sorted, nothing after the person left, and no two things at once. */
const inOrder = (events: readonly PlannedEvent[]): PlannedEvent[] => {
  const sorted = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  const left = sorted.findIndex(({ kind }) => kind === "leave");
  const kept = left < 0 ? sorted : sorted.slice(0, left + 1);
  return kept.filter(({ at }, index) => at.getTime() !== kept[index - 1]?.at.getTime());
};

/** A month of so many learners over a library of so many cases. */
export const planMonth = (seed: number, learners: number, cases: number): Plan => {
  const draw = drawFrom(seed);
  const people = Array.from({ length: learners }, (_, index): PlannedPerson => ({
    name: `Learner ${String(index + 1).padStart(3, "0")}`,
    timeZone: draw.one(zones),
    specialization: draw.one(["", "Cardiology", "Neurology", "Emergency"]),
    institutionName: draw.one(institutions),
  }));
  const events = people
    .flatMap((person, index) => lifeOf(draw, index, person, cases))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.person - b.person);
  return { people, events, end: new Date(firstDay + days * day + 14 * hour) };
};
