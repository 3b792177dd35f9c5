import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { costOfLine, markRound } from "../index.ts";
import { caseNamed, shippedCases } from "../testing/shipped.ts";

// Marking holds whole conversations; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });

const eight = 8;
const asked = (questions: readonly string[]) => ({
  messages: questions.map((text) => ({ sender: "user" as const, text })),
  tests: [],
});
const stemi = caseNamed("inferior-stemi");
const stroke = caseNamed("ischaemic-stroke");
const named = shippedCases.map((compiled) => [compiled.id, compiled] as const);

describe("what a line costs", () => {
  it.each([
    ["Hello", 1],
    ["When did it start?", 1],
    ["Any fever, cough or sweats?", 1],
    ["When did it start and what makes it worse?", 2],
    ["Where is it? Does it spread? How bad is it?", 3],
  ])("%s", (text, cost) => {
    expect(costOfLine(text)).toBe(cost);
  });
});

describe("the mark of a round", () => {
  it.each(named)(
    "%s: what must be asked and told most is worth most, small talk next to nothing",
    (_id, compiled) => {
      const best = [...compiled.marking.ask]
        .sort((a, b) => b.weight - a.weight)
        .slice(0, eight)
        .map(({ question }) => question);
      const small = [
        "What is your favourite colour?",
        "Do you have any pets?",
        "What music do you like?",
      ];
      const right = markRound(compiled, asked(best), compiled.diagnosis.name, eight);
      const idle = markRound(compiled, asked(small), "", eight);
      expect(right.diagnosisPoints).toBe(50);
      expect(right.questionPoints).toBeGreaterThanOrEqual(45);
      expect(right.score).toBe(right.questionPoints + right.diagnosisPoints);
      expect(idle.score).toBeLessThanOrEqual(20);
      expect(right.telling).toHaveLength(3);
    },
  );

  it("says of every line what it brought out, and what must be asked and was not", () => {
    const must = stroke.marking.mustAsk?.[0]?.fact[0];
    const item = stroke.marking.ask.find(({ fact }) => fact.some((id) => id === must));
    if (!item) throw new Error("the case must ask for something");
    const { lines, open } = markRound(
      stroke,
      asked(["Do you have pets?", item.question]),
      "",
      eight,
    );
    expect(lines.map(({ mark }) => mark)).toEqual(["none", "must-ask"]);
    expect(lines[1]?.found).toContain(item.label);
    expect(open).not.toContain(item.label);
    expect(markRound(stroke, asked([]), "", eight).open).toContain(item.label);
  });

  it("gives a near diagnosis part of the points, and none to what is denied or something else", () => {
    const points = (given: string) => markRound(stemi, asked([]), given, eight).diagnosisPoints;
    expect(points(stemi.diagnosis.name)).toBe(50);
    expect(points("Acute coronary syndrome")).toBeGreaterThan(0);
    expect(points("Acute coronary syndrome")).toBeLessThan(50);
    expect(points("Migraine")).toBe(0);
    expect(points(`Not ${stemi.diagnosis.name}`)).toBe(0);
  });

  it("is the same for the same round, and never leaves 0 to 100", () => {
    const questions = fc.array(
      fc.oneof(fc.constantFrom(...stemi.marking.ask.map(({ question }) => question)), fc.string()),
      { maxLength: eight },
    );
    fc.assert(
      fc.property(questions, fc.string(), (lines, given) => {
        const once = markRound(stemi, asked(lines), given, eight);
        expect(once).toEqual(markRound(stemi, asked(lines), given, eight));
        expect(once.score).toBeGreaterThanOrEqual(0);
        expect(once.score).toBeLessThanOrEqual(100);
        expect(Number.isInteger(once.score)).toBe(true);
        expect(once.lines).toHaveLength(lines.length);
      }),
      { numRuns: 15 },
    );
  });

  it("never falls by one more question", () => {
    const all = stemi.marking.ask.map(({ question }) => question).slice(0, eight);
    const points = all.map(
      (_, at) => markRound(stemi, asked(all.slice(0, at + 1)), "", eight).questionPoints,
    );
    expect(points).toEqual([...points].sort((a, b) => a - b));
  });
});
