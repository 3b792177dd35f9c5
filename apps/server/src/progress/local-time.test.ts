import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantOf, startOfDay, wallClock } from "./local-time.ts";
import { dayAfter, dayIn } from "./streak.ts";

describe("the start of a day", () => {
  it.each([
    ["UTC", "2026-11-21", "2026-11-21T00:00:00.000Z"],
    ["Asia/Kolkata", "2026-11-21", "2026-11-20T18:30:00.000Z"],
    ["Pacific/Auckland", "2026-01-11", "2026-01-10T11:00:00.000Z"],
    // The clocks go forward at midnight: the day begins at one.
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
    // The clocks go back from midnight to eleven: the day begins once, after both.
    ["America/Santiago", "2026-04-05", "2026-04-05T04:00:00.000Z"],
    // The clocks go back from one to midnight: the first midnight begins it.
    ["America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z"],
    ["Europe/London", "2026-03-29", "2026-03-29T00:00:00.000Z"],
    ["Europe/London", "2026-03-30", "2026-03-29T23:00:00.000Z"],
  ])("in %s of %s is %s", (timeZone, day, instant) => {
    expect(startOfDay(timeZone, day).toISOString()).toBe(instant);
  });

  it("is on that day, and a millisecond before is not", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          "Europe/London",
          "America/New_York",
          "America/Santiago",
          "Australia/Lord_Howe",
          "Asia/Kathmandu",
          "America/Havana",
          "Africa/Casablanca",
        ),
        fc.integer({ min: 0, max: 1_500 }),
        (timeZone, index) => {
          const day = dayAfter("2024-01-01", index);
          const start = startOfDay(timeZone, day);
          expect(dayIn(timeZone, start)).toBe(day);
          expect(dayIn(timeZone, new Date(start.getTime() - 1)) < day).toBe(true);
        },
      ),
    );
  });
});

describe("an instant", () => {
  it("is found again by what the clock shows at it, to the hour that is shown twice", () => {
    const at = Date.parse("2026-07-01T10:11:12.345Z");
    expect(instantOf("America/Caracas", wallClock("America/Caracas", at))).toBe(at);
    const second = Date.parse("2026-10-25T01:30:00Z");
    expect(second - instantOf("Europe/London", wallClock("Europe/London", second))).toBe(3_600_000);
  });
});
