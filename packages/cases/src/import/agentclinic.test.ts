import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readCase } from "../files/index.ts";
import { lintText } from "../files/lint-files.ts";
import { patientView } from "../views.ts";
import { importAgentClinic, type ImportedCase, type TopicOf } from "./agentclinic.ts";
import { draftText, importReport } from "./draft-text.ts";

const sources = readFileSync(new URL("testing/agentclinic.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): unknown => JSON.parse(line));

/** A few words that somebody who understands would know; the real understanding stands in the patient. */
const known: readonly (readonly [RegExp, string])[] = [
  [/dizz/i, "symptom:dizziness"],
  [/nausea/i, "symptom:nausea"],
  [/vomit/i, "symptom:vomiting"],
  [/blood in (the )?urine/i, "symptom:haematuria"],
  [/hearing/i, "symptom:hearing"],
  [/vision/i, "symptom:visual"],
  [/weakness/i, "symptom:weakness"],
  [/unsteady/i, "symptom:balance_gait"],
];
const topicOf: TopicOf = (phrase) => known.find(([pattern]) => pattern.test(phrase))?.[1];
const imported = sources.map((source, at) => importAgentClinic(source, topicOf, at + 1));
const [vertigo, pylorus, bladder] = imported as [ImportedCase, ImportedCase, ImportedCase];

const textsIn = (value: unknown): string[] =>
  value === null || value === undefined
    ? []
    : typeof value === "object"
      ? Object.values(value).flatMap(textsIn)
      : [String(value).trim()].filter((text) => text !== "");

const compiledOf = (one: ImportedCase) => {
  const { case: compiled, problems } = readCase(draftText(one), "draft.yaml");
  expect(problems).toEqual([]);
  if (!compiled) throw new Error("no case");
  return compiled;
};
const saidOf = (one: ImportedCase): string =>
  compiledOf(one)
    .facts.filter(({ isDefault }) => !isDefault)
    .flatMap(({ say }) => say)
    .join("\n");

describe("an imported case", () => {
  it("passes the schema as a draft, and lint has no error against it", () => {
    for (const one of imported) {
      expect(compiledOf(one).draft).toBe(true);
      const { problems } = lintText(draftText(one), "draft.yaml");
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(problems.some(({ message }) => /still to be written/.test(message))).toBe(true);
    }
  });

  it("speaks in the first person, or as the parent of a child", () => {
    const she = saidOf(vertigo);
    expect(she).toContain("I feel the room spinning when I turn over in bed.");
    expect(she).toContain("I take amlodipine 5 mg daily.");
    expect(she).toContain("I live with my two sons.");
    expect(she).not.toMatch(/\b(patient|she|her)\b/i);
    const mother = saidOf(pylorus);
    expect(compiledOf(pylorus).person.informant?.relation).toBe("mother");
    expect(mother).toContain("He vomits after every feed.");
    expect(mother).not.toMatch(/\bI vomit|reports\b/);
  });

  it("takes what is denied for absent, and one sentence's several things apart", () => {
    const facts = new Map(compiledOf(vertigo).facts.map((fact) => [fact.id, fact]));
    expect(facts.get("hearing")?.polarity).toBe("absent");
    expect(facts.get("weakness")?.polarity).toBe("absent");
    expect(facts.get("allergies")?.polarity).toBe("absent");
    expect(facts.get("smoking")?.polarity).toBe("absent");
    expect(facts.get("alcohol")?.is).toMatch(/wine occasionally/);
    expect(facts.get("dizziness.duration")?.is).toMatch(/half a minute/);
  });

  it("reads vital signs wherever they stand, and says what it took as ordinary", () => {
    expect(compiledOf(vertigo).vitals).toMatchObject({
      heartRate: 74,
      bloodPressure: "138/84",
      temperatureC: 36.7,
      respiratoryRate: 14,
    });
    expect(vertigo.assumed).toContain("vitals.spo2");
    expect(compiledOf(pylorus).vitals).toMatchObject({ heartRate: 168, respiratoryRate: 38 });
    expect(bladder.assumed).toContain("vitals.heartRate");
  });

  it("puts signs under their system and results under their test, with value, unit and flag", () => {
    const { examination, investigations } = compiledOf(vertigo);
    expect(examination.neurological).toMatchObject({
      text: expect.stringContaining("upbeating torsional nystagmus") as string,
      abnormal: true,
    });
    expect(examination.ent?.abnormal).toBe(false);
    expect(investigations["glucose"]?.values[0]).toMatchObject({ value: 5.4, unit: "mmol/L" });
    const blood = compiledOf(bladder).investigations["cbc"]?.values;
    expect(blood).toContainEqual(
      expect.objectContaining({ name: "Hemoglobin", value: 10.8, flag: "L" }),
    );
    expect(blood).toContainEqual(expect.objectContaining({ name: "WBC", value: 7200 }));
  });

  it("lists what it found no place for, in the report and in the file", () => {
    expect(importReport(bladder)).toContain("2 cm papillary growth on the left wall");
    expect(draftText(bladder)).toMatch(/^#.*2 cm papillary growth on the left wall$/m);
    expect(importReport(bladder)).toContain("Transitional cell growth");
  });

  it("never lets the patient name the diagnosis", () => {
    const told = importAgentClinic(
      {
        Patient_Actor: {
          History: "She was told it could be gout. The toe is red.",
          Symptoms: { Primary_Symptom: "Painful toe" },
        },
        Correct_Diagnosis: "Gout",
      },
      topicOf,
      4,
    );
    expect(saidOf(told)).not.toMatch(/gout/i);
    expect(patientView(compiledOf(told)).guarded.name).toBe("Gout");
  });
});

const text = fc.string({ minLength: 1, maxLength: 60 });
const leaf = fc.oneof(text, fc.integer(), fc.boolean());
const branch = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.oneof(leaf, fc.array(leaf, { maxLength: 3 })),
  {
    maxKeys: 4,
  },
);
const anyCase = fc.record(
  {
    OSCE_Examination: fc.record(
      {
        Objective_for_Doctor: text,
        Patient_Actor: fc.record(
          {
            Demographics: text,
            History: text,
            Symptoms: fc.record({ Primary_Symptom: text, Secondary_Symptoms: fc.array(text) }),
            Past_Medical_History: text,
            Social_History: text,
            Review_of_Systems: text,
          },
          { requiredKeys: [] },
        ),
        Physical_Examination_Findings: fc.oneof(text, branch),
        Test_Results: fc.oneof(text, branch),
        Correct_Diagnosis: text,
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

describe("whatever is imported", () => {
  it("makes a draft that passes, and drops no text", () => {
    fc.assert(
      fc.property(anyCase, (source) => {
        const one = importAgentClinic(source, topicOf, 9);
        const file = draftText(one);
        expect(readCase(file, "draft.yaml").problems).toEqual([]);
        const kept = new Set(textsIn(parse(file)));
        for (const said of textsIn(source)) expect(kept).toContain(said);
      }),
      { numRuns: 150 },
    );
  });
});
