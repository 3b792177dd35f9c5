import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { expertEncounter, mark, type Encounter, type Report } from "../index.ts";
import { caseNamed } from "../testing/shipped.ts";

vi.setConfig({ testTimeout: 30_000 });

const stemi = caseNamed("inferior-stemi");
const expert = expertEncounter(stemi);
const itemOf = (report: Report, id: string) => report.items.find((item) => item.id === id);
const withFinal = (change: Partial<NonNullable<Encounter["finalDiagnosis"]>>): Encounter => ({
  ...expert,
  finalDiagnosis: { ...expert.finalDiagnosis, ...change },
});

const scores = (report: Report) => [
  report.questioningScore,
  report.diagnosisScore,
  report.treatmentScore,
  report.overallScore,
];

describe("the treatment", () => {
  const final = expert.finalDiagnosis?.finalMedications ?? [];
  it("does not depend on the order of the medication rows", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...final], { minLength: final.length }), (rows) => {
        expect(scores(mark(stemi, withFinal({ finalMedications: rows })))).toEqual(
          scores(mark(stemi, expert)),
        );
      }),
      { numRuns: 8 },
    );
  });
  it("caps a plan that could seriously harm, and names why", () => {
    const report = mark(
      stemi,
      withFinal({ finalMedications: [...final, "GTN spray 400 mcg sublingual"] }),
    );
    expect(report.treatmentScore).toBeLessThanOrEqual(3.9);
    expect(report.overallScore).toBeLessThanOrEqual(6.9);
    expect(report.areasToImprove[0]).toMatch(/nitrate/i);
  });
  it("does not take a warning for an order", () => {
    const report = mark(
      stemi,
      withFinal({
        finalMedications: [...final, "No nitrates", "Avoid beta-blockers", "Hold amlodipine"],
      }),
    );
    expect(report.treatmentScore).toBe(mark(stemi, expert).treatmentScore);
  });
  it("halves a treatment whose dose is far off", () => {
    const rows = final.map((row) => (row.startsWith("Aspirin") ? "Aspirin 30 mg" : row));
    const item = itemOf(mark(stemi, withFinal({ finalMedications: rows })), "treatment:aspirin");
    expect(item?.outcome).toBe("partial");
    expect(item?.why).toContain("outside");
  });
  it("sees an allergy that the rubric does not spell out", () => {
    const pneumonia = caseNamed("community-acquired-pneumonia");
    const marking = {
      ...pneumonia.marking,
      treatment: { ...pneumonia.marking.treatment, harmful: [] },
    };
    const own = expertEncounter(pneumonia);
    const report = mark(
      { ...pneumonia, marking },
      {
        ...own,
        finalDiagnosis: { ...own.finalDiagnosis, finalMedications: ["Augmentin 625 mg tds"] },
      },
    );
    expect(report.items.some((item) => item.id.startsWith("harm:allergy") && item.points < 0)).toBe(
      true,
    );
  });
  it("expects more of a follow-up than the words", () => {
    const bare = mark(
      stemi,
      withFinal({
        treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "follow up" },
      }),
    );
    expect(bare.items.filter((item) => item.group === "Follow-up" && item.points > 0)).toEqual([]);
  });
});
