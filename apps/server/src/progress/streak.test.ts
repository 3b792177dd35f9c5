import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aliveUntil,
  currentStreak,
  dayIn,
  daysBetween,
  longestStreak,
  runAround,
} from "./streak.ts";

const days = (...list: readonly string[]): ReadonlySet<string> => new Set(list);
/** The days of some instants, where the person was. */
const lived = (timeZone: string, ...instants: readonly string[]): ReadonlySet<string> =>
  new Set(instants.map((at) => dayIn(timeZone, new Date(at))));

describe("a streak", () => {
  const three = days("2026-03-01", "2026-03-02", "2026-03-03");

  it("counts consecutive days up to today", () => {
    expect(currentStreak(three, "2026-03-03")).toBe(3);
  });

  it("lives on through today, which is not over, and ends the day after", () => {
    expect(currentStreak(three, "2026-03-04")).toBe(3);
    expect(currentStreak(three, "2026-03-05")).toBe(0);
    expect(currentStreak(days(), "2026-03-05")).toBe(0);
  });

  it("begins anew after a gap, and the longest one is remembered", () => {
    expect(currentStreak(days("2026-03-01", "2026-03-03"), "2026-03-03")).toBe(1);
    expect(longestStreak(days(...three, "2026-03-09"))).toBe(3);
  });

  it("goes over the ends of months and of leap Februaries", () => {
    expect(currentStreak(days("2028-02-28", "2028-02-29", "2028-03-01"), "2028-03-01")).toBe(3);
    expect(currentStreak(days("2026-02-28", "2026-03-01"), "2026-03-01")).toBe(2);
    expect(currentStreak(days("2026-12-31", "2027-01-01"), "2027-01-01")).toBe(2);
  });

  it("counts days where the person is", () => {
    // Two evenings in New York, the second one late: 2nd, 2nd and 3rd of March in UTC.
    const evenings = ["2026-03-02T01:00Z", "2026-03-02T12:00Z", "2026-03-03T04:30Z"];
    expect(currentStreak(lived("America/New_York", ...evenings), "2026-03-03")).toBe(2);
    expect(currentStreak(lived("UTC", ...evenings), "2026-03-03")).toBe(2);
    expect(currentStreak(lived("America/New_York", ...evenings.slice(1)), "2026-03-03")).toBe(1);
  });

  it("holds over a day of 23 hours and one of 25", () => {
    const spring = ["2026-03-28T22:30Z", "2026-03-29T20:30Z", "2026-03-30T20:30Z"];
    expect(currentStreak(lived("Europe/Lisbon", ...spring), "2026-03-30")).toBe(3);
    const autumn = ["2026-10-24T22:30Z", "2026-10-25T23:30Z", "2026-10-26T23:30Z"];
    expect(currentStreak(lived("Europe/Lisbon", ...autumn), "2026-10-26")).toBe(3);
  });

  it("is not lost on a flight west, after which the last day lies ahead", () => {
    const tokyo = lived("Asia/Tokyo", "2026-05-09T03:00Z", "2026-05-09T16:00Z");
    expect([...tokyo]).toEqual(["2026-05-09", "2026-05-10"]);
    const now = new Date("2026-05-10T01:00Z");
    expect(currentStreak(tokyo, dayIn("America/Los_Angeles", now))).toBe(2);
    expect(aliveUntil("2026-05-10", "2026-05-09")).toBe("2026-05-10");
  });

  it("is never longer than the longest one, nor than the days there were", () => {
    const start = Date.parse("2026-01-01T00:00Z");
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 * 24 }), { maxLength: 30 }),
        fc.constantFrom("UTC", "Asia/Kolkata", "Pacific/Kiritimati", "America/St_Johns"),
        (hours, zone) => {
          const dates = hours.map((hour) => new Date(start + hour * 3_600_000).toISOString());
          const own = lived(zone, ...dates);
          const today = dayIn(zone, new Date(start + 20 * 24 * 3_600_000));
          expect(currentStreak(own, today)).toBeLessThanOrEqual(longestStreak(own));
          expect(longestStreak(own)).toBeLessThanOrEqual(own.size);
          for (const day of own) expect(runAround(own, day)).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});

describe("days between", () => {
  it("are whole, also over a change of the clocks", () => {
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-03-30", "2026-03-28")).toBe(-2);
  });
});
