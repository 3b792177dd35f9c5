import fc from "fast-check";
import { expect, test } from "vitest";
import { anchorOf, cornerAt, linesOf } from "./radar.ts";

test("the first corner stands at the top, and they go round clockwise", () => {
  expect(cornerAt(0, 4, 1, 100).y).toBeCloseTo(-100);
  expect(cornerAt(1, 4, 1, 100).x).toBeCloseTo(100);
  expect(cornerAt(2, 4, 0.5, 100).y).toBeCloseTo(50);
});

test("names run away from the picture", () => {
  const sides = [0, 1, 2, 3].map((index) => anchorOf(cornerAt(index, 4, 1, 100), 100));
  expect(sides).toEqual(["middle", "start", "middle", "end"]);
});

test("a long name is broken where its lines are nearest in length", () => {
  expect(linesOf("Safety")).toEqual(["Safety"]);
  expect(linesOf("Advice and follow-up")).toEqual(["Advice and", "follow-up"]);
  expect(linesOf("Justifying a diagnosis")).toEqual(["Justifying", "a diagnosis"]);
});

test("no word of a name is lost", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }), (words) => {
      expect(linesOf(words.join(" ")).join(" ")).toBe(words.join(" "));
    }),
  );
});
