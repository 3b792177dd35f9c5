import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { achievementList } from "./achievement-list.ts";
import type { Played } from "./achievement-measures.ts";
import { achievementsOf, levelsReached, recount } from "./achievements.ts";
import { dayAfter } from "./streak.ts";

const plain = {
  communicationPercent: 50,
  feelingsAnswered: false,
  perspective: 0,
  redFlagPercent: 50,
  harms: 1,
  tests: 5,
  idleTests: 1,
  neededTests: false,
  rightFromTheStart: false,
  changedToRight: false,
  turns: 40,
} as const;
const played = (
  overrides: Partial<Omit<Played, "traits">> = {},
  traits: Partial<typeof plain | Played["traits"]> = {},
): Played => ({
  caseId: "a-case",
  moduleId: "neurology",
  level: "Intermediate",
  percent: 70,
  questioningPercent: 70,
  diagnosisPercent: 70,
  treatmentPercent: 70,
  seconds: 1_800,
  localDay: "2026-03-01",
  traits: { ...plain, ...traits },
  ...overrides,
});
const cases = (count: number, ...rest: Parameters<typeof played>): Played[] =>
  Array.from({ length: count }, (_, n) => ({ ...played(...rest), caseId: `case-${n}` }));
const onDays = (...days: readonly number[]): Played[] =>
  days.map((day) => played({ localDay: dayAfter("2026-03-01", day) }));
const modules = ["cardiology", "pulmonology", "neurology", "emergency", "pediatrics", "internal"];

const levelOf = (sessions: readonly Played[], id: string): number =>
  levelsReached(recount(sessions)).filter(({ achievementId }) => achievementId === id).length;

describe("achievements", () => {
  it.each<[id: string, level: number, tooLittle: Played[], enough: Played[]]>([
    ["first-diagnosis", 1, cases(1, { percent: 0 }), cases(1)],
    ["perfect-score", 1, cases(1, { percent: 99 }), cases(1, { percent: 100 })],
    ["speed-demon", 1, cases(1, { seconds: 600 }), cases(1, { seconds: 599 })],
    ["all-rounder", 1, cases(6), modules.map((moduleId) => played({ moduleId }))],
    ["twenty-five-cases", 1, [...cases(24), ...cases(24)], cases(25)],
    ["mastery", 1, cases(3, { percent: 84 }), cases(3, { percent: 85 })],
    ["mastery", 2, cases(9, { percent: 85 }), cases(10, { percent: 85 })],
    ["deep-end", 1, cases(3, { percent: 100 }), cases(1, { level: "Advanced" })],
    [
      "cardiology-expert",
      1,
      [
        ...cases(9, { moduleId: "cardiology" }),
        ...cases(9, { moduleId: "cardiology" }),
        ...cases(5),
      ],
      cases(10, { moduleId: "cardiology" }),
    ],
    [
      "cardiology-rounds",
      1,
      cases(2, { moduleId: "cardiology" }),
      cases(3, { moduleId: "cardiology" }),
    ],
    ["pediatrics-expert", 1, cases(5), cases(3, { moduleId: "pediatrics" })],
    ["internal-expert", 2, cases(5), cases(5, { moduleId: "internal" })],
    [
      "good-listener",
      1,
      cases(2, { questioningPercent: 95 }),
      cases(3, { questioningPercent: 90 }),
    ],
    ["bedside-manner", 1, cases(9), cases(1, {}, { communicationPercent: 80 })],
    ["patients-view", 1, cases(9, {}, { perspective: 2 }), cases(1, {}, { perspective: 3 })],
    [
      "sharp-diagnostician",
      1,
      cases(4, { diagnosisPercent: 95 }),
      cases(5, { diagnosisPercent: 90 }),
    ],
    [
      "right-first-time",
      1,
      cases(9, {}, { changedToRight: true }),
      cases(3, {}, { rightFromTheStart: true }),
    ],
    [
      "open-mind",
      1,
      cases(9, {}, { rightFromTheStart: true }),
      cases(1, {}, { changedToRight: true }),
    ],
    ["safe-hands", 1, cases(4, { treatmentPercent: 95 }), cases(5, { treatmentPercent: 90 })],
    [
      "red-flags",
      1,
      [...cases(9, {}, { redFlagPercent: 99 }), ...cases(9, {}, { redFlagPercent: null })],
      cases(3, {}, { redFlagPercent: 100 }),
    ],
    ["do-no-harm", 1, cases(9, { percent: 69 }, { harms: 0 }), cases(5, {}, { harms: 0 })],
    [
      "right-tests",
      1,
      [
        ...cases(9, { percent: 69 }, { neededTests: true, idleTests: 0 }),
        ...cases(9, {}, { neededTests: true }),
      ],
      cases(3, {}, { neededTests: true, idleTests: 0 }),
    ],
    [
      "to-the-point",
      1,
      [...cases(9, { percent: 79 }, { turns: 3 }), ...cases(9, { percent: 80 }, { turns: 31 })],
      cases(1, { percent: 80 }, { turns: 30 }),
    ],
    ["seven-in-a-row", 1, onDays(1, 2, 3, 5, 6, 7, 8), onDays(1, 2, 3, 4, 5, 6, 7)],
    // The day between was marked last: its run is whole all the same.
    ["seven-in-a-row", 1, onDays(1, 2, 3, 5, 6, 7), onDays(1, 2, 3, 5, 6, 7, 4)],
    ["regular", 1, onDays(1, 1, 2, 4, 6), onDays(1, 2, 4, 6, 9)],
    [
      "second-look",
      1,
      [
        played({ percent: 50 }),
        played({ percent: 69 }),
        played({ caseId: "other", percent: 99 }),
        played({ caseId: "third", percent: 0 }),
        played({ caseId: "third", percent: 99 }),
      ],
      [played({ percent: 50 }), played({ percent: 70 })],
    ],
    [
      "turnaround",
      1,
      [played({ percent: 50 }), played({ percent: 100 })],
      [played({ percent: 49 }), played({ percent: 60 }), played({ percent: 70 })],
    ],
    ["welcome-back", 1, onDays(0, 6, 3), onDays(0, 7)],
  ])("%s, level %i, is reached by what it asks for, and by no less", (id, level, few, enough) => {
    expect(levelOf(few, id)).toBeLessThan(level);
    expect(levelOf(enough, id)).toBeGreaterThanOrEqual(level);
  });

  it("are not earned by handing in nothing, nor by one case over and over", () => {
    const empty = Array.from({ length: 60 }, (_, n) =>
      played(
        {
          caseId: `case-${n}`,
          moduleId: modules[n % 6] ?? "",
          level: "Advanced",
          percent: 0,
          seconds: 5,
          localDay: dayAfter("2026-03-01", n),
        },
        { harms: 0, neededTests: true, idleTests: 0, redFlagPercent: 100 },
      ),
    );
    expect(levelsReached(recount(empty))).toEqual([]);
    const again = Array.from({ length: 30 }, () =>
      played({ questioningPercent: 95, diagnosisPercent: 95, treatmentPercent: 95 }),
    );
    expect(levelsReached(recount(again))).toEqual([{ achievementId: "first-diagnosis", level: 1 }]);
  });

  it("have distinct ids, rising goals and a sentence for each", () => {
    expect(new Set(achievementList.map(({ id }) => id)).size).toBe(achievementList.length);
    for (const { goals, describe } of achievementList) {
      expect([...goals].sort((a, b) => a - b)).toEqual(goals);
      expect(new Set(goals.map(describe)).size).toBe(goals.length);
    }
  });

  it("never go back, whatever is played next", () => {
    const session = fc.record({
      caseId: fc.constantFrom("a", "b", "c", "d"),
      moduleId: fc.constantFrom(...modules),
      percent: fc.integer({ min: 0, max: 100 }),
      seconds: fc.integer({ min: 0, max: 2_000 }),
      localDay: fc.integer({ min: 0, max: 40 }).map((day) => dayAfter("2026-03-01", day)),
    });
    fc.assert(
      fc.property(fc.array(session, { maxLength: 25 }), (list) => {
        const sessions = list.map((one) => played(one));
        const [before, after] = [recount(sessions.slice(0, -1)), recount(sessions)];
        for (const [id, value] of before) expect(after.get(id)).toBeGreaterThanOrEqual(value);
      }),
    );
  });
});

describe("a shown achievement", () => {
  const shown = (reached: number, ...levels: readonly number[]) =>
    achievementsOf(
      new Map([["mastery", reached]]),
      levels.map((level) => ({
        achievementId: "mastery",
        level,
        earnedAt: new Date(Date.UTC(2026, 2, level)),
      })),
    ).find(({ id }) => id === "mastery");

  it("asks for its next level", () => {
    expect(shown(0)).toMatchObject({
      level: 0,
      earned: false,
      earnedAt: null,
      progress: 0,
      goal: 3,
    });
    expect(shown(4, 1)).toMatchObject({
      level: 1,
      earned: true,
      earnedAt: "2026-03-01T00:00:00.000Z",
      description: "Master 10 different cases: 85% or more",
      progress: 4,
      goal: 10,
      levels: [{ goal: 3, earnedAt: "2026-03-01T00:00:00.000Z" }, { earnedAt: null }, {}],
    });
  });

  it("once earned stays earned, and is whole when every level is", () => {
    expect(shown(0, 1, 2, 3)).toMatchObject({ level: 3, earned: true, progress: 25, goal: 25 });
  });
});

describe("a session that could have seriously harmed the patient", () => {
  const unsafe = { isUnsafe: true, harms: 1, communicationPercent: 100 } as const;
  const hasty = { seconds: 40, percent: 49 } as const;

  it("earns no badge for what it did, and keeps none from the next one", () => {
    const reached = recount([played(hasty, unsafe)]);
    for (const id of ["first-diagnosis", "speed-demon", "bedside-manner", "perfect-score"])
      expect(reached.get(id), id).toBe(0);
    const after = recount([played(hasty, unsafe), played({ seconds: 300 })]);
    expect(after.get("first-diagnosis")).toBe(1);
    expect(after.get("speed-demon")).toBe(1);
  });

  it("counts as a day of practice, and as where a turnaround begins", () => {
    const low = played({ percent: 20, localDay: "2026-03-01" }, unsafe);
    const high = played({ percent: 90, localDay: "2026-03-02" });
    const reached = recount([low, high]);
    expect(reached.get("regular")).toBe(2);
    expect(reached.get("turnaround")).toBe(1);
  });
});
