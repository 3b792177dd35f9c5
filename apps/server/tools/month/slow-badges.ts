import { courseOf, itemsOf } from "./report.ts";
import { streaksOf, sum, type Completed } from "./slow-figures.ts";

// Every achievement said once more, as a count over all of a person's sessions so far, and reckoned anew after each.

type Item = ReturnType<typeof itemsOf>[number];

const itemsIn = ({ seed, compiled }: Completed): readonly Item[] => itemsOf(seed, compiled);
const shareOf = (items: readonly Item[]): number => {
  const possible = sum(items.map(({ maxPoints }) => maxPoints));
  return possible > 0 ? sum(items.map(({ points }) => points)) / possible : 0;
};
const wholePercent = (share: number): number => Math.round(100 * Math.max(0, Math.min(1, share)));
const inGroup = (session: Completed, group: string): readonly Item[] =>
  itemsIn(session).filter((item) => item.group === group);

const isRight = (session: Completed): boolean => {
  const item = itemsIn(session).find(({ id }) => id === "final-diagnosis");
  return item !== undefined && item.points / item.maxPoints >= 0.6;
};
const wasRight = ({ seed }: Completed): boolean => courseOf(seed).initial === courseOf(seed).final;
const didHarm = (session: Completed): boolean =>
  itemsIn(session).some(({ id }) => id.startsWith("harm:"));
const hadNeededTests = (session: Completed): boolean =>
  session.compiled.marking.tests.needed.every(({ test }) =>
    itemsIn(session).some(({ id, outcome }) => id === `test:${test}` && outcome === "earned"),
  );
const percentOf = (score: number): number => Math.round(score * 10);

type Test = (session: Completed, earlier: readonly Completed[]) => boolean;
/** Different cases with a session that passes; `earlier` are those of the same case before it. */
const cases =
  (test: Test) =>
  (all: readonly Completed[]): number => {
    const ids = new Set<string>();
    all.forEach((session, at) => {
      const earlier = all.slice(0, at).filter(({ caseId }) => caseId === session.caseId);
      if (test(session, earlier)) ids.add(session.caseId);
    });
    return ids.size;
  };
const inModule = (id: string) => cases(({ moduleId }) => moduleId === id);

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

interface Badge {
  readonly goals: readonly number[];
  readonly count: (all: readonly Completed[]) => number;
}

/** By id: the goals of the levels, and how far some sessions (worked on, oldest first) come. */
export const slowBadges: Readonly<Record<string, Badge>> = {
  "first-diagnosis": { goals: [1], count: cases(() => true) },
  "perfect-score": {
    goals: [100],
    count: (all) => Math.max(0, ...all.map(({ percent }) => percent)),
  },
  "speed-demon": { goals: [1], count: cases(({ seconds }) => seconds < 600) },
  "all-rounder": { goals: [6], count: (all) => new Set(all.map(({ moduleId }) => moduleId)).size },
  "twenty-five-cases": { goals: [25], count: cases(() => true) },
  mastery: { goals: [3, 10, 25], count: cases(({ percent }) => percent >= 85) },
  "deep-end": {
    goals: [1, 3, 6],
    count: cases(({ level, percent }) => level === "Advanced" && percent >= 70),
  },
  "cardiology-expert": { goals: [10], count: inModule("cardiology") },
  "cardiology-rounds": { goals: [3, 5], count: inModule("cardiology") },
  "pulmonology-expert": { goals: [3, 5, 10], count: inModule("pulmonology") },
  "neurology-expert": { goals: [3, 5, 10], count: inModule("neurology") },
  "emergency-expert": { goals: [3, 5, 10], count: inModule("emergency") },
  "pediatrics-expert": { goals: [3, 5, 10], count: inModule("pediatrics") },
  "internal-expert": { goals: [3, 5, 10], count: inModule("internal") },
  "good-listener": { goals: [3, 8, 20], count: cases(({ scores }) => percentOf(scores[0]) >= 90) },
  "bedside-manner": {
    goals: [1, 5, 15],
    count: cases((session) => wholePercent(shareOf(inGroup(session, "Consultation"))) >= 80),
  },
  "patients-view": {
    goals: [1, 5, 15],
    count: cases(
      (session) =>
        inGroup(session, "Ideas, concerns and expectations").filter(
          ({ points, maxPoints }) => points >= maxPoints / 2,
        ).length >= 3,
    ),
  },
  "sharp-diagnostician": {
    goals: [5, 12, 25],
    count: cases(({ scores }) => percentOf(scores[1]) >= 90),
  },
  "right-first-time": {
    goals: [3, 10, 20],
    count: cases((session) => isRight(session) && wasRight(session)),
  },
  "open-mind": {
    goals: [1, 4, 10],
    count: cases((session) => isRight(session) && !wasRight(session)),
  },
  "safe-hands": { goals: [5, 12, 25], count: cases(({ scores }) => percentOf(scores[2]) >= 90) },
  "red-flags": {
    goals: [3, 10, 20],
    count: cases((session) => {
      const flags = inGroup(session, "Red flags");
      return flags.length > 0 && wholePercent(shareOf(flags)) === 100;
    }),
  },
  "do-no-harm": {
    goals: [5, 15, 30],
    count: cases((session) => session.percent >= 70 && !didHarm(session)),
  },
  "right-tests": {
    goals: [3, 10, 20],
    count: cases(
      (session) =>
        session.percent >= 70 &&
        hadNeededTests(session) &&
        courseOf(session.seed).idleTests.length === 0,
    ),
  },
  // Nobody talks in a planned month, which is as short as it can be.
  "to-the-point": { goals: [1, 5, 15], count: cases(({ percent }) => percent >= 80) },
  "seven-in-a-row": {
    goals: [7, 14, 30],
    count: (all) => streaksOf({ completed: all, timeZone: "UTC" }, new Date(0)).longest,
  },
  regular: {
    goals: [5, 20, 60],
    count: (all) => new Set(all.map(({ localDay }) => localDay)).size,
  },
  "second-look": {
    goals: [20, 40],
    count: (all) =>
      Math.max(
        0,
        ...all.map(({ caseId, percent }) => {
          const first = all.find((session) => session.caseId === caseId);
          return percent - (first?.percent ?? percent);
        }),
      ),
  },
  turnaround: {
    goals: [1, 4, 10],
    count: cases(
      ({ percent }, earlier) => percent >= 70 && earlier.some((before) => before.percent < 50),
    ),
  },
  "welcome-back": {
    goals: [1, 3],
    count: (all) =>
      all.filter(({ localDay }, at) => {
        const before = all.slice(0, at).map((session) => dayNumber(session.localDay));
        return before.length > 0 && dayNumber(localDay) - Math.max(...before) >= 7;
      }).length,
  },
};

/** For each badge how far the sessions came, and when each level was reached; null where it was not. */
export const badgesOf = (
  completed: readonly Completed[],
): ReadonlyMap<
  string,
  { readonly reached: number; readonly earnedAt: readonly (Date | null)[] }
> => {
  const worked = completed.filter(({ percent }) => percent > 0);
  return new Map(
    Object.entries(slowBadges).map(([id, { goals, count }]) => [
      id,
      {
        reached: count(worked),
        earnedAt: goals.map((goal) => {
          const at = worked.findIndex(
            (_session, index) => count(worked.slice(0, index + 1)) >= goal,
          );
          return worked[at]?.at ?? null;
        }),
      },
    ]),
  );
};
