import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activityWeeks, dateIn } from "./progress.ts";

describe("activityWeeks", () => {
  const weeks = activityWeeks(
    [
      { day: "2025-02-01", sessions: 9 },
      { day: "2026-02-23", sessions: 1 },
      { day: "2026-03-04", sessions: 2 },
    ],
    "2026-03-04", // a Wednesday
    2,
  );
  it("sets each day in its week, Monday first, this week last", () => {
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
  it("names every day once and in order, whatever the day, the change to summer time too", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
        (date) => {
          const today = date.toISOString().slice(0, 10);
          const days = activityWeeks([], today, 26).flat();
          expect(days).toHaveLength(182);
          expect(days.map(({ day }) => day)).toEqual(
            [...new Set(days.map(({ day }) => day))].sort(),
          );
          expect(days.filter(({ isFuture }) => !isFuture).at(-1)?.day).toBe(today);
          expect(new Date(`${days[0]?.day}T00:00:00Z`).getUTCDay()).toBe(1);
        },
      ),
    );
  });
});

describe("dateIn", () => {
  const lateInLondon = new Date("2026-03-04T23:30:00Z");
  it("is the day of the person's own calendar", () => {
    expect(dateIn("Europe/London", lateInLondon)).toBe("2026-03-04");
    expect(dateIn("Asia/Tokyo", lateInLondon)).toBe("2026-03-05");
    expect(dateIn("America/Los_Angeles", new Date("2026-03-04T05:00:00Z"))).toBe("2026-03-03");
  });
  it("does without a zone that the browser does not know", () => {
    expect(dateIn("Mars/Olympus", lateInLondon)).toMatch(/^2026-03-0[45]$/);
  });
});
