import { describe, expect, it } from "vitest";
import { automaticLearners, learnerLevels, mark } from "./index.ts";
import { shippedCases } from "./testing/shipped.ts";

describe.each(shippedCases.map((compiled) => [compiled.id, compiled] as const))(
  "%s played by rule",
  (_id, compiled) => {
    const learners = automaticLearners(compiled);
    const overall = Object.fromEntries(
      learners.map(({ level, encounter }) => [level, mark(compiled, encounter).overallScore]),
    );

    it("is played by a learner of every level", () => {
      expect(learners.map(({ level }) => level)).toEqual(learnerLevels);
    });

    it("rewards the expert, then the thorough, then the hurried, and nobody who guesses", () => {
      expect(overall["expert"]).toBeGreaterThanOrEqual(9);
      expect(overall["thorough"]).toBeGreaterThan(overall["hurried"] ?? 10);
      expect(overall["hurried"]).toBeGreaterThan(overall["anchored"] ?? 10);
      expect(overall["minimal"]).toBeLessThanOrEqual(4);
      expect(overall["scattershot"]).toBeLessThanOrEqual(5);
    });
  },
);
