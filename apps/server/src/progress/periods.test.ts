import { describe, expect, it } from "vitest";
import { periodStart } from "./periods.ts";

describe("periodStart", () => {
  it.each([
    ["2026-11-21T10:00:00Z", "2026-11-16"],
    ["2026-11-16T00:00:00Z", "2026-11-16"],
    ["2026-11-22T23:59:59Z", "2026-11-16"],
    ["2026-11-23T00:00:00Z", "2026-11-23"],
    ["2026-01-01T00:00:00Z", "2025-12-29"],
  ])("%s is in the week of %s", (at, monday) => {
    expect(periodStart("week", new Date(at))).toBe(monday);
  });

  it("knows months, and all time", () => {
    expect(periodStart("month", new Date("2026-02-28T23:59:59Z"))).toBe("2026-02-01");
    expect(periodStart("all", new Date("2026-02-28T23:59:59Z"))).toBe("1970-01-01");
  });
});
