import { expect, test } from "vitest";
import { healthBandOf, ratingOf, toneOfScore } from "./ratings.ts";

test.each([
  [10, "Excellent", "success"],
  [8.5, "Excellent", "success"],
  [8.4, "Good", "warning"],
  [7, "Good", "warning"],
  [6.9, "Needs Improvement", "danger"],
  [0, "Needs Improvement", "danger"],
])("a score of %d is %s", (score, rating, tone) => {
  expect(ratingOf(score)).toBe(rating);
  expect(toneOfScore(score)).toBe(tone);
});

test("the history calls the lowest band Fair", () => {
  expect(ratingOf(6.9, "Fair")).toBe("Fair");
  expect(ratingOf(7, "Fair")).toBe("Good");
});

test.each([
  [100, "Good"],
  [70, "Good"],
  [69, "Moderate"],
  [40, "Moderate"],
  [39, "Critical"],
  [0, "Critical"],
])("a health status of %d is %s", (status, label) => {
  expect(healthBandOf(status).label).toBe(label);
});
