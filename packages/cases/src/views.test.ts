import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadLibrary } from "./files/index.ts";
import { patientView, publicPatient } from "./views.ts";

const { cases } = loadLibrary(fileURLToPath(new URL("../library", import.meta.url)));

describe.each(cases.map((compiled) => [compiled.id, compiled] as const))("%s", (_id, compiled) => {
  it("shows the patient neither rubric nor differential nor expert", () => {
    const view = JSON.stringify(patientView(compiled));
    for (const item of compiled.marking.ask) expect(view).not.toContain(item.why);
    expect(view).not.toContain(compiled.expert.reasoning);
    expect(Object.keys(patientView(compiled))).not.toEqual(
      expect.arrayContaining(["differential"]),
    );
  });

  it("sends a learner what triage knows and nothing that names the diagnosis", () => {
    const patient = { ...publicPatient(compiled), _id: "" };
    const sent = JSON.stringify(patient).toLowerCase();
    for (const word of compiled.diagnosis.giveaways)
      expect(sent).not.toMatch(new RegExp(`\\b${word.toLowerCase()}\\b`));
  });

  it("gives every fact an id of its own", () => {
    const ids = compiled.facts.map((fact) => fact.id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

describe("the library as a whole", () => {
  it("has cases of low, medium and high complexity", () => {
    const counts = cases.map(
      ({ triage }) => triage.symptoms.length + triage.criticalFactors.length,
    );
    expect(counts.some((count) => count <= 3)).toBe(true);
    expect(counts.some((count) => count > 3 && count <= 6)).toBe(true);
    expect(counts.some((count) => count > 6)).toBe(true);
  });
});
