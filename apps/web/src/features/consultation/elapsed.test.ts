import { expect, test } from "vitest";
import { elapsedText } from "./elapsed.ts";

const after = (seconds: number) => elapsedText(1_000_000, 1_000_000 + seconds * 1000);

test("the time in a consultation reads as a stopwatch's", () => {
  expect([after(0), after(7.9), after(247), after(3_765)]).toEqual([
    "0:00",
    "0:07",
    "4:07",
    "1:02:45",
  ]);
});

test("a device whose clock is behind shows no time before the beginning", () => {
  expect(after(-30)).toBe("0:00");
});

test("a consultation taken up again another day has no stopwatch", () => {
  expect(after(3 * 3600)).toBe("3:00:00");
  expect(after(3 * 3600 + 1)).toBeNull();
});
