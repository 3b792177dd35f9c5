import { describe, expect, it, vi } from "vitest";
import { adversaries, tryAdversaries } from "./index.ts";
import { caseNamed, shippedCases } from "./testing/shipped.ts";

vi.setConfig({ testTimeout: 60_000 });

// `npm run cases:try` plays them against every case; here one of each module stands for the rest.
describe.each([
  "inferior-stemi",
  "acute-asthma",
  "migraine",
  "hyperthyroidism",
  "anaphylaxis",
  "febrile-infant-uti",
])("%s", (id) => {
  it("pays nobody for what treats nobody", () => {
    const results = tryAdversaries(caseNamed(id), shippedCases);
    expect(results).toHaveLength(7);
    expect(results.filter(({ problem }) => problem !== undefined)).toEqual([]);
  });
  it("is attacked with doses that are really ten times the expert's", () => {
    const tenfold = adversaries(caseNamed(id), shippedCases).find(({ name }) => name === "tenfold");
    const figures = (rows: readonly string[]) => rows.join(" ").match(/\d+(?:\.\d+)?/g) ?? [];
    const own = figures(caseNamed(id).expert.final.medications);
    const slipped = figures(tenfold?.encounter.finalDiagnosis?.finalMedications ?? []);
    expect(slipped.some((figure, at) => Number(figure) === Number(own[at]) * 10)).toBe(true);
  });
});
