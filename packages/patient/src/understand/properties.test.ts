import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTopicId } from "@anamnesis/terminology";
import { understand } from "./embedded.ts";
import { dialogueActs } from "./types.ts";
import type { Turn } from "./types.ts";

const turns = fc.array(
  fc.record({
    speaker: fc.constantFrom<Turn["speaker"]>("learner", "patient"),
    text: fc.string({ unit: "grapheme", maxLength: 60 }),
  }),
  { maxLength: 4 },
);
const spoken = fc
  .array(
    fc.constantFrom(
      ..."do you have any pain or cough when did it start okay um and how bad is the headache mum ? . , no i mean".split(
        " ",
      ),
    ),
    { maxLength: 20 },
  )
  .map((words) => words.join(" "));

describe("whatever is typed", () => {
  it("answers in known topics and acts, with a confidence that fits its band", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme", maxLength: 200 }), spoken),
        turns,
        (text, context) => {
          const heard = understand({ text, context });
          expect(heard.topics.every(isTopicId)).toBe(true);
          expect(new Set(heard.topics).size).toBe(heard.topics.length);
          expect(heard.acts.every((act) => dialogueActs.includes(act))).toBe(true);
          expect(heard.confidence).toBeGreaterThanOrEqual(0);
          expect(heard.confidence).toBeLessThanOrEqual(1);
          expect(heard.topics.length === 0).toBe(heard.band === "again");
          for (const ask of heard.asks) expect(heard.topics).toContain(ask.topic);
        },
      ),
      { numRuns: 300, seed: 20 },
    );
  });

  it("is the same every time", () => {
    fc.assert(
      fc.property(spoken, turns, (text, context) => {
        expect(understand({ text, context })).toEqual(understand({ text, context }));
      }),
      { numRuns: 60, seed: 21 },
    );
  });

  it("reads a very long turn in reasonable time", () => {
    const text = "and do you have any chest pain or breathlessness, um, ".repeat(2000);
    const started = performance.now();
    understand({ text, context: [] });
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
