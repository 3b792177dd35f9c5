import { describe, expect, it } from "vitest";
import { impressionAfter, latestOf } from "./first-impression.ts";

const impression = (preliminaryDiagnosis: string) => ({
  clinicalReasoning: "Because.",
  preliminaryDiagnosis,
  initialMedications: [],
  submittedAt: "2026-03-01T10:00:00.000Z",
});
const results = [{ orderedAt: new Date("2026-03-01T10:05:00Z") }];

describe("the first impression", () => {
  it("can be replaced until there is a result", () => {
    expect(impressionAfter(impression("Reflux"), impression("Infarction"), [])).toEqual(
      impression("Infarction"),
    );
  });

  it("is locked by the first result; what comes after is kept as a change", () => {
    const once = impressionAfter(impression("Reflux"), impression("Infarction"), results);
    expect(once).toEqual({ ...impression("Reflux"), changes: [impression("Infarction")] });
    const twice = impressionAfter(once, impression("Embolism"), results);
    expect(twice.preliminaryDiagnosis).toBe("Reflux");
    expect(twice.changes?.map((one) => one.preliminaryDiagnosis)).toEqual([
      "Infarction",
      "Embolism",
    ]);
    expect(latestOf(twice)?.preliminaryDiagnosis).toBe("Embolism");
  });

  it("says so when it was written only after a result", () => {
    expect(impressionAfter(null, impression("Infarction"), results).afterResults).toBe(true);
  });

  it("keeps the first change and the latest ones of very many", () => {
    let stored = impressionAfter(null, impression("0"), []);
    for (let at = 1; at <= 30; at++)
      stored = impressionAfter(stored, impression(String(at)), results);
    expect(stored.changes).toHaveLength(20);
    expect(stored.changes?.[0]?.preliminaryDiagnosis).toBe("1");
    expect(stored.changes?.at(-1)?.preliminaryDiagnosis).toBe("30");
  });
});
