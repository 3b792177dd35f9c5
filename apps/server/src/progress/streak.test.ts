import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentStreak, dayIn, longestStreak } from "./streak.ts";

const at = (iso: string): Date => new Date(iso);

describe("currentStreak", () => {
  const three = [at("2026-03-01T12:00Z"), at("2026-03-02T12:00Z"), at("2026-03-03T12:00Z")];

  it("counts consecutive days up to today, each once", () => {
    const twiceADay = [...three, at("2026-03-03T18:00Z")];
    expect(currentStreak(twiceADay, "UTC", at("2026-03-03T20:00Z"))).toBe(3);
  });

  it("lives on through today, which is not over, and ends the day after", () => {
    expect(currentStreak(three, "UTC", at("2026-03-04T23:59Z"))).toBe(3);
    expect(currentStreak(three, "UTC", at("2026-03-05T00:00Z"))).toBe(0);
  });

  it("begins anew after a gap", () => {
    const gap = [at("2026-03-01T12:00Z"), at("2026-03-03T12:00Z")];
    expect(currentStreak(gap, "UTC", at("2026-03-03T12:00Z"))).toBe(1);
    expect(longestStreak(three.concat(at("2026-03-09T12:00Z")), "UTC")).toBe(3);
  });

  it("counts days where the person is", () => {
    // The evening of the 1st and the late evening of the 2nd in New York are the 2nd and the 3rd in UTC.
    const evenings = [at("2026-03-02T01:00Z"), at("2026-03-02T12:00Z"), at("2026-03-03T04:30Z")];
    const now = at("2026-03-03T05:00Z");
    expect(currentStreak(evenings, "America/New_York", now)).toBe(2);
    expect(currentStreak(evenings, "UTC", now)).toBe(2);
    expect(currentStreak(evenings, "Asia/Tokyo", now)).toBe(2);
    expect(currentStreak(evenings.slice(1), "America/New_York", now)).toBe(1);
  });

  it("holds over a day of 23 hours and one of 25", () => {
    const spring = [at("2026-03-28T22:30Z"), at("2026-03-29T20:30Z"), at("2026-03-30T20:30Z")];
    expect(currentStreak(spring, "Europe/Lisbon", at("2026-03-30T21:00Z"))).toBe(3);
    const autumn = [at("2026-10-24T22:30Z"), at("2026-10-25T23:30Z"), at("2026-10-26T23:30Z")];
    expect(currentStreak(autumn, "Europe/Lisbon", at("2026-10-26T23:45Z"))).toBe(3);
  });

  it("is never longer than the longest one, nor than the days there were", () => {
    const start = Date.parse("2026-01-01T00:00Z");
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 * 24 }), { maxLength: 30 }),
        fc.constantFrom("UTC", "Asia/Kolkata", "Pacific/Kiritimati", "America/St_Johns"),
        (hours, zone) => {
          const dates = hours.map((hour) => new Date(start + hour * 3_600_000));
          const now = new Date(start + 20 * 24 * 3_600_000);
          const current = currentStreak(dates, zone, now);
          const days = new Set(dates.map((date) => dayIn(zone, date))).size;
          expect(current).toBeLessThanOrEqual(longestStreak(dates, zone));
          expect(longestStreak(dates, zone)).toBeLessThanOrEqual(days);
        },
      ),
    );
  });
});
