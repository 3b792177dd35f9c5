import { describe, expect, it, vi } from "vitest";
import { planOf } from "./prescriptions.ts";
import { markSafety } from "./safety.ts";
import { markTargets } from "./targets.ts";
import { caseNamed } from "../testing/shipped.ts";

vi.setConfig({ testTimeout: 60_000 });

/** What a chart of these rows earns of each item, and what it is reproached with. */
const marked = (caseId: string, rows: readonly string[]) => {
  const compiled = caseNamed(caseId);
  const plan = planOf({ messages: [], tests: [], finalDiagnosis: { finalMedications: [...rows] } });
  const { items } = markTargets(compiled, plan);
  const safety = markSafety(compiled, plan);
  return {
    share: (id: string) => {
      const item = items.find((one) => one.id === `treatment:${id}`);
      return item ? item.points / Math.max(0.01, item.maxPoints) : 0;
    },
    reproaches: safety.items.map(({ id }) => id),
    isSerious: safety.isSerious,
  };
};

describe("what the case asks to wait with", () => {
  const stop = "Stop clarithromycin";
  const atOnce = marked("acute-pericarditis", [stop, "Colchicine 0.6 mg twice daily for 3 months"]);
  it.each([
    "Colchicine 0.5 mg twice daily for 3 months, not today but 3 days after the last clarithromycin dose",
    "Colchicine 0.5 mg twice daily for 3 months, start 3 days after clarithromycin stopped today",
    "Do not start colchicine now; begin 500 micrograms twice daily 3 days after last clarithromycin for 3 months",
    "Hold colchicine until 14 days after clarithromycin, then 0.6 mg twice daily for 3 months",
    "Colchicine 0.3 mg twice daily, from 3 days after the last clarithromycin",
  ])("earns no less by waiting: %s", (row) => {
    const { share, reproaches } = marked("acute-pericarditis", [stop, row]);
    expect(share("colchicine")).toBeGreaterThanOrEqual(atOnce.share("colchicine"));
    expect(reproaches).toEqual([]);
  });
  it.each(["Colchicine 0.5 mg twice daily, start today", "Colchicine 0.5 mg now"])(
    "earns half at once: %s",
    (row) => {
      expect(marked("acute-pericarditis", [stop, row]).share("colchicine")).toBeCloseTo(0.5, 1);
    },
  );
  it.each(["Hold colchicine", "Do not start colchicine", "Hold colchicine until reviewed"])(
    "earns nothing where it is only withheld: %s",
    (row) => {
      expect(marked("acute-pericarditis", [row]).share("colchicine")).toBe(0);
    },
  );
});

describe("what the case itself puts off", () => {
  it.each([
    [
      "depression-as-fatigue",
      "Sertraline 50 mg once daily from 2 weeks after St John's wort is stopped",
      "treat",
    ],
    ["painless-infarction-diabetic", "Restart dapagliflozin 10 mg before discharge", "sglt2_again"],
    [
      "alcoholic-hepatitis",
      "Prednisolone 40 mg once daily, once infection is ruled out",
      "steroid",
    ],
  ])("is whole in %s: %s", (caseId, row, id) => {
    expect(marked(caseId, [row]).share(id)).toBeCloseTo(1, 2);
  });
});

describe("a dose that has to be given again", () => {
  it.each([
    ["Thiamine 500 mg IV three times daily for 3 days, then 100 mg orally daily", 1],
    ["Thiamine 200 mg IV TDS", 1],
    ["Thiamine 500 mg IV once daily", 0.5],
    ["Thiamine 100 mg IV daily", 0.25],
    ["Pabrinex 2 pairs IV three times daily", 0.9],
    ["Pabrinex 1 pair IV once daily", 0.45],
    ["Thiamine 300 mg orally three times daily", 0],
  ])("%s: %s", (row, share) => {
    expect(marked("alcoholic-hepatitis", [row]).share("thiamine")).toBeCloseTo(share, 2);
  });
});

describe("one for the other", () => {
  it.each([
    ["Change losartan to ramipril 2.5 mg"],
    ["Swap losartan for ramipril 2.5 mg"],
    ["Stop losartan", "Ramipril 2.5 mg once daily"],
    ["Ramipril 2.5 mg once daily instead of losartan"],
  ])("is no second blocker: %s %s", (...rows) => {
    expect(marked("acute-heart-failure", rows).reproaches).toEqual([]);
  });
  it.each([["Ramipril 2.5 mg once daily"], ["Continue losartan 50 mg", "Ramipril 2.5 mg"]])(
    "is one where the first goes on: %s %s",
    (...rows) => {
      const { reproaches, isSerious } = marked("acute-heart-failure", rows);
      expect(reproaches).toContain("harm:raas_twice");
      expect(isSerious).toBe(true);
    },
  );
});

describe("what is kept ready", () => {
  it.each([
    ["acute-pericarditis", "Norepinephrine if he becomes hypotensive", false],
    ["acute-pericarditis", "Noradrenaline if systolic falls below 90", false],
    ["acute-pericarditis", "Noradrenaline 0.1 micrograms/kg/min IV", true],
    ["acute-asthma", "Ketamine 1 mg/kg IV for intubation if he tires", false],
    ["acute-asthma", "RSI with ketamine 1.5 mg/kg and rocuronium only if he tires", false],
    ["copd-exacerbation", "Propofol and fentanyl for intubation by the anaesthetist", false],
    ["acute-asthma", "Lorazepam 1 mg IV if anxious", true],
    ["acute-asthma", "Ketamine 0.5 mg/kg IV for anxiety", true],
    ["acute-asthma", "Midazolam 2 mg IV to avoid intubation", true],
  ])("%s: %s, reproached: %s", (caseId, row, isReproached) => {
    expect(marked(caseId, [row]).reproaches.length > 0).toBe(isReproached);
  });
  it("holds for a drug that is withheld from the induction", () => {
    for (const row of ["RSI with rocuronium; no suxamethonium", "Avoid succinylcholine"])
      expect(marked("appendicitis", [row]).share("anaesthetist")).toBe(1);
    expect(marked("appendicitis", ["Suxamethonium for the induction"]).share("anaesthetist")).toBe(
      0,
    );
  });
});
