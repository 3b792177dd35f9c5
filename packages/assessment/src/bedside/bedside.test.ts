import { loadLibrary } from "@anamnesis/cases/files";
import { bedsideScripts } from "@anamnesis/patient/testing";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { mark } from "../mark.ts";
import type { Encounter } from "../types.ts";

const library = fileURLToPath(new URL("../../../cases/library", import.meta.url));
const { cases } = loadLibrary(library);
const found = cases.find(({ id }) => id === "anaphylaxis");
if (!found) throw new Error("no anaphylaxis");
const compiled = found;

const encounterOf = (
  lines: readonly string[],
  more: Partial<Encounter> = {},
  medications: readonly string[] = [],
): Encounter => ({
  messages: lines.map((text) => ({ sender: "user", text })),
  tests: [],
  initialDiagnosis: null,
  finalDiagnosis: {
    updatedReasoning: "Anaphylaxis to a wasp sting.",
    finalDiagnosis: "Anaphylaxis",
    finalMedications: medications,
    treatmentPlan: {},
  },
  ...more,
});
const itemOf = (encounter: Encounter, id: string) =>
  mark(compiled, encounter).items.find((item) => item.id === id);

const { right = [] } = bedsideScripts["anaphylaxis"] ?? {};
const treated = ["Hello, I'm Dr Reed. Were you stung?", ...right];

describe("what was done at the bedside", () => {
  it("counts as given, with its time, although it is written nowhere else", () => {
    const item = itemOf(encounterOf(treated), "treatment:adrenaline");
    expect(item?.outcome).toBe("earned");
    expect(item?.why).toMatch(/^Given at \d min\./);
    expect(item?.evidence[0]).toMatchObject({ kind: "turn", index: 1 });
    for (const id of ["fluids", "oxygen", "position", "help"])
      expect(itemOf(encounterOf(treated), `treatment:${id}`)?.outcome, id).toBe("earned");
  });

  it("is marked late where the case expects it sooner", () => {
    const late = encounterOf(["I'll wait 8 minutes", ...treated]);
    const item = itemOf(late, "treatment:adrenaline");
    expect(item?.outcome).toBe("partial");
    expect(item?.why).toMatch(/^Late: given at \d+ min\./);
  });

  it("stands in the debrief by the case's own times, with what was left out", () => {
    const { bedside } = mark(compiled, encounterOf(treated.slice(0, 2)));
    expect(bedside?.times.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["adrenaline", "in time"],
      ["fluids", "missed"],
      ["oxygen", "missed"],
      ["position", "missed"],
      ["help", "missed"],
    ]);
    expect(bedside?.acts.map(({ text }) => text)).toEqual(["Adrenaline 0.5 mg into the muscle"]);
  });

  it("draws the pressure as it was", () => {
    const { bedside } = mark(compiled, encounterOf([...treated, "I'll wait 15 minutes"]));
    const curve = bedside?.curve ?? [];
    expect(curve[0]?.systolic).toBe(86);
    expect(curve.at(-1)?.systolic).toBeGreaterThan(105);
    expect(curve.length).toBeLessThanOrEqual(95);
  });

  it("may end in death, which is no pass and says what would have spared it", () => {
    const waits = Array.from({ length: 4 }, () => "I'll wait 30 minutes and look again.");
    const report = mark(compiled, encounterOf(waits, {}, ["Adrenaline 0.5 mg IM", "Oxygen 15 L"]));
    expect(report.bedside?.hasDied).toBe(true);
    expect(report.isUnsafe).toBe(true);
    expect(report.overallScore).toBeLessThan(5);
    const death = report.items.find(({ id }) => id === "death");
    expect(death?.label).toMatch(/^Clifford died after \d+ minutes$/);
    expect(death?.why).toContain("adrenaline into the thigh (not given)");
  });

  it("harms where it harms", () => {
    const item = itemOf(
      encounterOf([...treated, "Give lorazepam 2 mg IV", "I'm sure, give it"]),
      "harm:sedative",
    );
    expect(item?.points).toBeLessThan(0);
  });

  it("counts the waiting for results where it was", () => {
    const encounter = encounterOf(treated, { waits: [{ afterMessages: 1, minutes: 60 }] });
    const plain = mark(compiled, encounterOf(treated)).bedside?.minutes ?? 0;
    const { bedside } = mark(compiled, encounter);
    // He is called away from the results as soon as it gets worse.
    expect(bedside?.minutes).toBeGreaterThan(plain + 3);
    expect(bedside?.minutes).toBeLessThan(plain + 12);
  });

  it("is the same every time", () => {
    expect(mark(compiled, encounterOf(treated))).toEqual(mark(compiled, encounterOf(treated)));
  });
});
