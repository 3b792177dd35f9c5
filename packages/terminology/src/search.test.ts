import fc from "fast-check";
import { expect, test } from "vitest";
import { diagnoses, drugs, searchTerms } from "./index.ts";

const names = (kind: "diagnosis" | "drug", text: string) =>
  searchTerms(kind, text, 8).map(({ name }) => name);

test("what begins like the text comes first, the shorter name before the longer", () => {
  expect(names("diagnosis", "pneumo").slice(0, 2)).toEqual(["Pneumonia", "Pneumothorax"]);
  expect(names("drug", "amox")[0]).toBe("Amoxicillin");
});

test("an abbreviation, a lay word and a brand find what they stand for, and are said", () => {
  expect(searchTerms("diagnosis", "gord", 1)).toEqual([
    { name: "Gastro-oesophageal reflux disease", matched: "gord", detail: "K21.9" },
  ]);
  expect(names("diagnosis", "kidney inf")).toContain("Acute pyelonephritis");
  expect(searchTerms("drug", "ventolin", 1)).toMatchObject([{ name: "Salbutamol" }]);
});

test("British, American and misspelt words meet", () => {
  expect(names("diagnosis", "esophageal sp")[0]).toBe("Oesophageal spasm");
  expect(names("diagnosis", "apendicitis")[0]).toBe("Acute appendicitis");
  expect(names("drug", "paracetmol")[0]).toBe("Paracetamol");
});

test("words in the middle are found, in any order", () => {
  expect(names("diagnosis", "embol")).toContain("Pulmonary embolism");
  expect(names("diagnosis", "ulcer peptic")).toContain("Peptic ulcer disease");
});

test("nothing comes of no word, nor of one that is nothing like any", () => {
  expect(searchTerms("diagnosis", " ?! ", 8)).toEqual([]);
  expect(searchTerms("drug", "qqqqzzzz", 8)).toEqual([]);
});

test("every diagnosis and every medicine is first, or nearly, for its whole name", () => {
  for (const [kind, list] of [["diagnosis", diagnoses] as const, ["drug", drugs] as const])
    for (const { name } of list) expect(names(kind, name).slice(0, 3), name).toContain(name);
});

test("whatever is typed, an answer is short, without repeats and of names that exist", () => {
  const known = new Set([...diagnoses, ...drugs].map(({ name }) => name));
  fc.assert(
    fc.property(
      fc.constantFrom("diagnosis" as const, "drug" as const),
      fc.string(),
      (kind, text) => {
        const found = names(kind, text);
        expect(found.length).toBeLessThanOrEqual(8);
        expect(new Set(found).size).toBe(found.length);
        for (const name of found) expect(known.has(name)).toBe(true);
      },
    ),
  );
});
