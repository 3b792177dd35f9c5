import { describe, expect, it } from "vitest";
import { activityWeeks, skillMeans, trendOf } from "./progress.ts";

const session = (id: string, at: string, overall: number | null) => ({
  _id: id,
  createdAt: at,
  completedAt: overall === null ? null : at,
  patient: { name: `Patient ${id}` } as never,
  finalDiagnosisReport:
    overall === null
      ? null
      : {
          overallScore: overall,
          questioningScore: overall,
          diagnosisScore: overall,
          treatmentScore: overall,
          analyzedAt: at,
        },
});

describe("trendOf", () => {
  it("runs from the oldest to the newest and leaves out what is not scored", () => {
    const points = trendOf([
      session("c", "2026-03-03T09:00:00Z", 8.2),
      session("b", "2026-03-02T09:00:00Z", null),
      session("a", "2026-03-01T09:00:00Z", 4.96),
    ]);
    expect(points.map(({ id, overall }) => [id, overall])).toEqual([
      ["a", 50],
      ["c", 82],
    ]);
  });
  it("keeps the latest", () => {
    const many = Array.from({ length: 40 }, (_, day) =>
      session(String(day), new Date(2026, 0, day + 1).toISOString(), 5),
    );
    const points = trendOf(many, 30);
    expect(points).toHaveLength(30);
    expect(points.at(-1)?.id).toBe("39");
  });
});

it("sets the last five beside all before", () => {
  const scores = [2, 4, 8, 8, 8, 8, 8];
  const points = trendOf(
    scores.map((score, day) =>
      session(String(day), new Date(2026, 0, day + 1).toISOString(), score),
    ),
  );
  expect(skillMeans(points)[0]).toEqual({ skill: "questioning", recent: 80, before: 30 });
  expect(skillMeans(points.slice(0, 5))[0]).toMatchObject({ before: null });
  expect(skillMeans([])).toEqual([]);
});

describe("activityWeeks", () => {
  const now = new Date(2026, 2, 4, 15); // a Wednesday
  const weeks = activityWeeks(
    [
      { createdAt: new Date(2026, 2, 4, 9).toISOString() },
      { createdAt: new Date(2026, 2, 4, 11).toISOString() },
      { createdAt: new Date(2026, 1, 23, 23, 59).toISOString() },
      { createdAt: new Date(2025, 1, 1).toISOString() },
    ],
    now,
    2,
  );
  it("counts by the day of the person's own calendar, Monday first", () => {
    expect(weeks.map((week) => week.map(({ count }) => count))).toEqual([
      [1, 0, 0, 0, 0, 0, 0],
      [0, 0, 2, 0, 0, 0, 0],
    ]);
  });
  it("knows the days that are still to come", () => {
    expect(weeks[1]?.map(({ isFuture }) => isFuture)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});
