import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { expertEncounter, mark, type Encounter, type Report } from "../index.ts";
import { caseNamed } from "../testing/shipped.ts";
import { allergiesOf } from "./safety.ts";

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
    expect(report.overallScore).toBeLessThanOrEqual(4.9);
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
  it.each([
    "Bisoprolol 1.25 mg when HR and BP recover",
    "Bisoprolol after 24-48 h if stable",
    "Beta-blocker once out of shock",
    "Consider GTN if BP improves",
  ])("takes an order for later as one for later: %s", (row) => {
    const report = mark(stemi, withFinal({ finalMedications: [...final, row] }));
    expect(report.items.filter(({ outcome }) => outcome === "cap")).toEqual([]);
  });
  it.each(["GTN spray if the pain persists", "Metoprolol 5 mg IV now", "GTN when in pain"])(
    "takes an order with a condition that is met now as one for now: %s",
    (row) => {
      const report = mark(stemi, withFinal({ finalMedications: [...final, row] }));
      expect(report.items.some(({ outcome }) => outcome === "cap")).toBe(true);
    },
  );
  it("does not fine a choice between two of a class, only both of them", () => {
    const without = final.filter((row) => !/prasugrel|ticagrelor|clopidogrel/i.test(row));
    const fined = (rows: readonly string[]) =>
      mark(stemi, withFinal({ finalMedications: [...without, ...rows] })).items.filter(({ id }) =>
        id.startsWith("duplicate:"),
      ).length;
    expect(fined(["Prasugrel 60 mg, or ticagrelor 180 mg if not available"])).toBe(0);
    expect(fined(["Prasugrel 60 mg", "Ticagrelor 180 mg"])).toBe(1);
  });
  it.each(["GTN - NOT to be given", "GTN contraindicated (sildenafil)", "Nitrates: avoid"])(
    "takes a warning written behind the name for a warning: %s",
    (row) => {
      const report = mark(stemi, withFinal({ finalMedications: [...final, row] }));
      expect(report.items.filter(({ id }) => id.startsWith("harm:"))).toEqual([]);
    },
  );
  it("reads a mnemonic for what is in it", () => {
    const report = mark(stemi, withFinal({ finalMedications: ["MONA"] }));
    expect(itemOf(report, "harm:nitrates")?.points).toBeLessThan(0);
    expect(itemOf(report, "treatment:aspirin")?.outcome).toBe("partial");
  });
  it("gives half for the second best, and the whole where it is named only as the way out", () => {
    const rest = final.filter((row) => !/PCI/.test(row));
    const of = (row: string) =>
      itemOf(mark(stemi, withFinal({ finalMedications: [...rest, row] })), "treatment:reperfusion");
    expect(of("Tenecteplase 40 mg IV")?.outcome).toBe("partial");
    expect(of("PCI, or thrombolysis if PCI is not available")?.outcome).toBe("earned");
  });
  it("caps a plan that dissolves clots for which there is no reason", () => {
    const migraine = caseNamed("migraine");
    const own = expertEncounter(migraine);
    const report = mark(migraine, {
      ...own,
      finalDiagnosis: {
        ...own.finalDiagnosis,
        finalMedications: [...(own.finalDiagnosis?.finalMedications ?? []), "Alteplase 0.9 mg/kg"],
      },
    });
    expect(report.treatmentScore).toBeLessThanOrEqual(3);
  });
  it("fines a dose ten times too high more than one that is only off", () => {
    const of = (row: string) =>
      mark(
        stemi,
        withFinal({ finalMedications: final.map((one) => (/^Aspirin/.test(one) ? row : one)) }),
      ).treatmentScore;
    expect(of("Aspirin 75 mg")).toBeLessThan(of("Aspirin 300 mg"));
    expect(of("Aspirin 3000 mg")).toBeLessThan(of("Aspirin 75 mg"));
  });
  it("does not take restricting fluids for giving them", () => {
    const rest = final.filter((row) => !/sodium chloride|saline/i.test(row));
    const of = (row: string) =>
      itemOf(mark(stemi, withFinal({ finalMedications: [...rest, row] })), "treatment:fluids");
    expect(of("Fluid restriction 1.5 L/day")?.points).toBe(0);
    expect(of("Fluid bolus 250 ml")?.outcome).toBe("earned");
  });
  it("halves a treatment whose dose is off, and credits none that treats nothing", () => {
    const of = (dose: string) => {
      const rows = final.map((row) => (row.startsWith("Aspirin") ? `Aspirin ${dose}` : row));
      return itemOf(mark(stemi, withFinal({ finalMedications: rows })), "treatment:aspirin");
    };
    expect(of("500 mg")?.outcome).toBe("partial");
    expect(of("500 mg")?.why).toMatch(/outside|above|below/);
    expect(of("30 mg")?.points).toBe(0);
    expect(of("30 mg")?.why).toContain("treats nothing");
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
  it("tells a dose for the thigh from the same into a vein", () => {
    const sting = caseNamed("anaphylaxis");
    const own = expertEncounter(sting);
    const harmed = (row: string): boolean =>
      mark(sting, {
        ...own,
        finalDiagnosis: { ...own.finalDiagnosis, finalMedications: [row] },
      }).items.some((item) => item.id === "harm:adrenaline_vein" && item.points < 0);
    expect(harmed("Adrenaline 0.5 mg IV")).toBe(true);
    expect(harmed("epinephrine 500 mcg intravenously")).toBe(true);
    expect(harmed("Adrenaline 0.5 mg IM, thigh")).toBe(false);
    expect(harmed("Adrenaline 500 micrograms IM; IV access")).toBe(false);
    expect(harmed("Adrenaline infusion IV if two doses fail")).toBe(false);
    expect(harmed("Give adrenaline")).toBe(false);
  });
  it.each([
    [
      "anaphylaxis",
      "adrenaline_push",
      "Adrenaline 0.5 mg IV bolus now, then start an infusion",
      true,
    ],
    ["anaphylaxis", "adrenaline_push", "Epinephrine 1 mg IV push, then infusion", true],
    ["anaphylaxis", "adrenaline_push", "Epinephrine 0.5 mg IV push, not IM", true],
    [
      "anaphylaxis",
      "adrenaline_push",
      "Adrenaline 0.5 mg IM; infusion IV if two doses fail",
      false,
    ],
    ["anaphylaxis", "adrenaline_push", "Adrenaline 500 micrograms IM, no IV bolus", false],
    ["inferior-stemi", "adrenaline_bolus", "Adrenaline 1 mg IV", true],
    ["inferior-stemi", "adrenaline_bolus", "Adrenaline infusion 5 micrograms/min", false],
    ["inferior-stemi", "facilitated_pci", "Tenecteplase 50 mg IV now, then PCI", true],
    [
      "inferior-stemi",
      "facilitated_pci",
      "Tenecteplase if PCI cannot be had in 120 minutes",
      false,
    ],
    ["copd-exacerbation", "oxygen_off", "Stop high flow oxygen, room air", true],
    ["copd-exacerbation", "oxygen_off", "Stop high flow oxygen, 28% Venturi, target 88-92%", false],
    ["copd-exacerbation", "macrolide", "Clarithromycin 500 mg BD, hold simvastatin", false],
    [
      "acute-pericarditis",
      "macrolide",
      "Colchicine three days after the last clarithromycin",
      false,
    ],
    ["acute-heart-failure", "raas_twice", "Ramipril 2.5 mg daily", true],
    ["acute-heart-failure", "raas_twice", "Ramipril 2.5 mg instead of losartan", false],
    ["iron-deficiency-anaemia", "routine", "Routine gastroenterology referral", true],
    ["iron-deficiency-anaemia", "routine", "Urgent gastroenterology referral", false],
  ])("in %s counts %s where the order says it: %s", (id, harm, row, expected) => {
    const played = caseNamed(id);
    const own = expertEncounter(played);
    const report = mark(played, {
      ...own,
      finalDiagnosis: { ...own.finalDiagnosis, finalMedications: [row] },
    });
    expect(report.items.some((item) => item.id === `harm:${harm}` && item.points < 0)).toBe(
      expected,
    );
  });
  it("takes what was tolerated for no allergy", () => {
    const pneumonia = caseNamed("community-acquired-pneumonia");
    const told = (is: string) => ({
      ...pneumonia,
      facts: pneumonia.facts
        .filter(({ topic }) => topic === "allergies")
        .slice(0, 1)
        .map((fact) => ({ ...fact, item: "cefalexin", is })),
    });
    expect([...allergiesOf(told("cefalexin at sixteen, without trouble")).keys()]).toEqual([]);
    expect([...allergiesOf(told("cefalexin, a rash")).keys()]).toContain("cefalexin");
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
