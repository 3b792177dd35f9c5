import { describe, expect, test } from "vitest";
import { marchOf, movedByKey, readingOf, readingText } from "./calipers.ts";

const over = (dx: number, dy: number) => ({
  start: { x: 40, y: 60 },
  end: { x: 40 + dx, y: 60 + dy },
});
const sheet = { width: 270, height: 125 };

describe("calipers", () => {
  test("25 mm are a second and 60 beats a minute, 10 mm up a millivolt", () => {
    expect(readingOf(over(25, -10))).toEqual({ milliseconds: 1000, perMinute: 60, millivolts: 1 });
    expect(readingOf(over(-20, 2.5))).toEqual({
      milliseconds: 800,
      perMinute: 75,
      millivolts: -0.25,
    });
    expect(readingText(readingOf(over(-20, 2.5)))).toBe("800 ms · 75/min · −0.25 mV");
  });

  test("an interval too short for a beat gives no rate", () => {
    expect(readingText(readingOf(over(2, 0)))).toBe("80 ms · 0.00 mV");
  });

  test("arrow keys move one point by 20 ms, with Shift by a large square, and stay on the paper", () => {
    expect(movedByKey(over(10, 0), "end", "ArrowRight", false, sheet)?.end).toEqual({
      x: 50.5,
      y: 60,
    });
    expect(movedByKey(over(10, 0), "start", "ArrowUp", true, sheet)?.start).toEqual({
      x: 40,
      y: 55,
    });
    expect(movedByKey(over(229, 0), "end", "ArrowRight", true, sheet)?.end.x).toBe(270);
    expect(movedByKey(over(10, 0), "end", "Enter", false, sheet)).toBeUndefined();
  });

  test("march out repeats the interval through both points over the whole paper", () => {
    const lines = marchOf(over(20, 0), 270);
    expect(lines).toContain(40);
    expect(lines).toContain(60);
    expect(lines).toHaveLength(14);
    expect(marchOf(over(0.5, 0), 270)).toEqual([]);
  });
});
