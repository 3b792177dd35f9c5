import { describe, expect, it } from "vitest";
import { achievementsOf, reachedBadges, type Completion } from "./achievements.ts";

const completion = (overrides: Partial<Completion> = {}): Completion => ({
  caseId: "a-case",
  moduleId: "neurology",
  percent: 70,
  questioningPercent: 70,
  diagnosisPercent: 70,
  treatmentPercent: 70,
  seconds: 1_800,
  completedAt: new Date("2026-03-01T12:00Z"),
  ...overrides,
});
const times = (count: number, overrides: Partial<Completion> = {}): Completion[] =>
  Array.from({ length: count }, (_, n) => completion({ caseId: `case-${n}`, ...overrides }));

describe("badges", () => {
  it.each<[string, Completion[], Completion[]]>([
    ["first-diagnosis", times(1, { percent: 0 }), times(1)],
    ["perfect-score", times(1, { percent: 99 }), times(1, { percent: 100 })],
    [
      "cardiology-expert",
      [
        ...times(9, { moduleId: "cardiology" }),
        ...times(9, { moduleId: "cardiology" }),
        ...times(5),
      ],
      times(10, { moduleId: "cardiology" }),
    ],
    ["speed-demon", times(1, { seconds: 600 }), times(1, { seconds: 599 })],
    ["good-listener", times(2, { questioningPercent: 95 }), times(3, { questioningPercent: 90 })],
    ["sharp-diagnostician", times(4, { diagnosisPercent: 95 }), times(5, { diagnosisPercent: 90 })],
    ["safe-hands", times(4, { treatmentPercent: 95 }), times(5, { treatmentPercent: 90 })],
    [
      "second-look",
      [
        completion({ percent: 50 }),
        completion({ percent: 69 }),
        completion({ caseId: "b", percent: 99 }),
      ],
      [completion({ percent: 50 }), completion({ percent: 70 })],
    ],
    ["twenty-five-cases", [...times(24), ...times(24)], times(25)],
    [
      "all-rounder",
      times(6),
      ["cardiology", "pulmonology", "neurology", "emergency", "pediatrics", "internal"].map(
        (moduleId) => completion({ moduleId }),
      ),
    ],
    [
      "seven-in-a-row",
      [1, 2, 3, 5, 6, 7, 8].map((day) =>
        completion({ completedAt: new Date(Date.UTC(2026, 2, day)) }),
      ),
      [1, 2, 3, 4, 5, 6, 7].map((day) =>
        completion({ completedAt: new Date(Date.UTC(2026, 2, day)) }),
      ),
    ],
  ])("%s is reached by what it asks for, and by no less", (id, tooLittle, enough) => {
    expect(reachedBadges(tooLittle, "UTC")).not.toContain(id);
    expect(reachedBadges(enough, "UTC")).toContain(id);
  });

  it("are not earned by handing in nothing, nor by one case over and over", () => {
    const modules = [
      "cardiology",
      "pulmonology",
      "neurology",
      "emergency",
      "pediatrics",
      "internal",
    ];
    const empty = Array.from({ length: 60 }, (_, n) =>
      completion({
        caseId: `case-${n}`,
        moduleId: modules[n % 6] ?? "",
        percent: 0,
        questioningPercent: 0,
        diagnosisPercent: 0,
        treatmentPercent: 0,
        seconds: 5,
        completedAt: new Date(Date.UTC(2026, 2, 1 + n)),
      }),
    );
    expect(reachedBadges(empty, "UTC")).toEqual([]);
    const again = Array.from({ length: 30 }, () =>
      completion({ questioningPercent: 95, diagnosisPercent: 95, treatmentPercent: 95 }),
    );
    expect(reachedBadges(again, "UTC")).toEqual(["first-diagnosis"]);
  });

  it("once earned stay earned, and show the goal as reached", () => {
    const earnedAt = new Date("2026-03-07T12:00Z");
    const [badge] = achievementsOf([], "UTC", new Map([["first-diagnosis", earnedAt]]));
    expect(badge).toMatchObject({
      earned: true,
      earnedAt: "2026-03-07T12:00:00.000Z",
      progress: 1,
      goal: 1,
    });
  });
});
