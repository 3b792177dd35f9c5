import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { topics } from "@anamnesis/terminology";
import { describe, expect, it } from "vitest";
import { readCase } from "../files/index.ts";
import { samplePatient, sampleView } from "./index.ts";
import { sampleSourceOf } from "./sample-source.ts";

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const source = at("../../library-sample/sample-cardiac.yaml");

describe("the sample patient", () => {
  it("is what its case says (after a change: node scripts/run.mjs build-sample)", () => {
    const { case: compiled, problems } = readCase(readFileSync(source, "utf8"), source);
    expect(problems).toEqual([]);
    if (!compiled) return;
    const built: unknown = JSON.parse(readFileSync(at("./sample-view.json"), "utf8"));
    expect(built).toEqual(JSON.parse(JSON.stringify(sampleSourceOf(compiled))));
  });

  it("carries nothing of the examiner", () => {
    const text = readFileSync(at("./sample-view.json"), "utf8");
    for (const key of ["marking", "differential", "expert", "learn"])
      expect(text).not.toContain(`"${key}":`);
  });

  it("has the vital signs of the specification", () => {
    expect(samplePatient.vitals).toMatchObject({
      heartRate: 95,
      systolic: 150,
      diastolic: 95,
      temperatureC: 37,
      respiratoryRate: 22,
    });
  });

  it("has an answer about every symptom", () => {
    const answered = new Set(sampleView.facts.map((fact) => fact.topic));
    const silent = topics.filter(({ id }) => id.startsWith("symptom:") && !answered.has(id));
    expect(silent).toEqual([]);
  });
});
