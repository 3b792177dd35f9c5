import { recallRatings } from "@anamnesis/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterReview, firstMemory, intervalsAt, ratingOf } from "./memory.ts";

const start = new Date("2026-03-01T12:00:00Z");
const days = (count: number): Date => new Date(start.getTime() + count * 24 * 3_600_000);

describe("when something comes back", () => {
  it("is the sooner, the worse it was known", () => {
    const dues = recallRatings.map((rating) => Date.parse(firstMemory(start, rating).due));
    expect([...dues].sort((a, b) => a - b)).toEqual(dues);
    expect(firstMemory(start, "again").due).toBe(days(1).toISOString());
  });

  it("is in whole days from the review, as it was announced", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...recallRatings), fc.integer({ min: 0, max: 400 })), {
          maxLength: 12,
        }),
        fc.constantFrom(...recallRatings),
        (history, rating) => {
          let memory = firstMemory(start, "again");
          let day = 0;
          for (const [rated, later] of history)
            memory = afterReview(memory, days((day += later)), rated);
          const { again, hard, good, easy } = intervalsAt(memory, days(day));
          expect([again, hard, good, easy].every((count) => count >= 1)).toBe(true);
          expect(again).toBeLessThan(hard);
          expect(hard).toBeLessThan(good);
          expect(good).toBeLessThan(easy);
          const next = afterReview(memory, days(day), rating);
          expect(next.due).toBe(days(day + { again, hard, good, easy }[rating]).toISOString());
          // Kept as JSON, it is the same memory.
          expect(JSON.parse(JSON.stringify(next))).toEqual(next);
        },
      ),
    );
  });

  it("grows with each success and shrinks with a lapse", () => {
    let memory = firstMemory(start, "good");
    const lengths = [memory.scheduledDays];
    for (let round = 0; round < 4; round += 1) {
      memory = afterReview(memory, new Date(memory.due), "good");
      lengths.push(memory.scheduledDays);
    }
    expect([...lengths].sort((a, b) => a - b)).toEqual(lengths);
    const lapsed = afterReview(memory, new Date(memory.due), "again");
    expect(lapsed.scheduledDays).toBeLessThan(memory.scheduledDays);
    expect(lapsed.lapses).toBe(1);
  });

  it("does not go back in time when a session is marked late", () => {
    const memory = firstMemory(days(10), "good");
    expect(afterReview(memory, days(3), "good")).toEqual(afterReview(memory, days(10), "good"));
  });
});

it("rates a case by its overall percent", () => {
  expect([0, 49, 50, 69, 70, 84, 85, 100].map(ratingOf)).toEqual([
    "again",
    "again",
    "hard",
    "hard",
    "good",
    "good",
    "easy",
    "easy",
  ]);
});
