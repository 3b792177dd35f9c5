import { isDrugOf, drugs, usualRangesOf } from "@anamnesis/terminology";
import { describe, expect, it, vi } from "vitest";
import { planOf } from "./prescriptions.ts";
import { markSafety } from "./safety.ts";
import { markTargets } from "./targets.ts";
import { caseNamed, shippedCases } from "../testing/shipped.ts";

vi.setConfig({ testTimeout: 60_000 });

const judged = (caseId: string, row: string) => {
  const compiled = caseNamed(caseId);
  const plan = planOf({ messages: [], tests: [], finalDiagnosis: { finalMedications: [row] } });
  const { items } = markTargets(compiled, plan);
  const safety = markSafety(compiled, plan);
  return {
    share: (id: string) => {
      const item = items.find((one) => one.id === `treatment:${id}`);
      return item ? item.points / Math.max(0.01, item.maxPoints) : 0;
    },
    overdoses: safety.items.filter(({ id }) => id.startsWith("overdose:")),
    isSerious: safety.isSerious,
  };
};

describe("a dose that is far off earns nothing", () => {
  it.each([
    ["croup", "Dexamethasone 6 mg/kg orally", "dexamethasone", true],
    ["intussusception", "Morphine 10 mg IV", "analgesia", true],
    ["intussusception", "Morphine 1 mg/kg IV", "analgesia", true],
    ["intussusception", "Paracetamol 1 g IV", "analgesia", false],
    ["intussusception", "0.9% saline 500 ml IV bolus", "fluids", false],
    ["febrile-infant-uti", "Ceftriaxone 4 g IV once daily", "antibiotic", false],
    ["febrile-infant-uti", "Cefalexin 250 mg/kg", "antibiotic", true],
    ["febrile-infant-uti", "Gentamicin 600 mg IV", "antibiotic", true],
    ["new-type-1-diabetes", "Insulin 20 units IV bolus", "insulin", true],
    ["new-type-1-diabetes", "Insulin glargine 7 units/kg", "insulin", true],
    ["anaphylaxis", "Adrenaline 0.5 mg IV bolus now, then start an infusion", "adrenaline", true],
    ["anaphylaxis", "Epinephrine 0.5 mg IV push, not IM", "adrenaline", true],
    ["inferior-stemi", "Adrenaline 1 mg IV", "bradycardia_support", true],
    ["subarachnoid-haemorrhage", "Nimodipine 60 mg IV every 4 hours", "nimodipine", true],
    ["subarachnoid-haemorrhage", "Morphine 50 mg IV", "analgesia", true],
    ["bacterial-meningitis", "Morphine 40 mg IV", "analgesia", true],
    ["acute-asthma", "Salbutamol 10 mg/hour IV", "salbutamol", true],
    ["acute-asthma", "Salbutamol 100 mg/hour by continuous nebulisation", "salbutamol", false],
    ["appendicitis", "Enoxaparin 80 mg SC twice daily", "vte", false],
    ["appendicitis", "Heparin infusion, therapeutic", "vte", false],
  ])("and harms, %s: %s", (caseId, row, id, isSerious) => {
    const { share, overdoses, isSerious: serious } = judged(caseId, row);
    expect(share(id)).toBe(0);
    expect(overdoses).toHaveLength(1);
    expect(overdoses[0]?.why).toMatch(/\d/);
    if (isSerious) expect(serious).toBe(true);
    else expect(overdoses[0]?.points).toBe(-1);
  });

  it.each([
    ["anaphylaxis", "Adrenaline 0.5 mg orally", "adrenaline"],
    ["inferior-stemi", "Heparin 5000 units SC twice daily", "anticoagulant"],
    ["pulmonary-embolism", "Enoxaparin 40 mg once daily", "anticoagulation"],
    ["inferior-stemi", "Aspirin 30 mg", "aspirin"],
  ])("and treats nothing, %s: %s", (caseId, row, id) => {
    const { share, overdoses } = judged(caseId, row);
    expect(share(id)).toBe(0);
    expect(overdoses).toEqual([]);
  });
});

describe("what is usual somewhere is not reproached", () => {
  it.each([
    ["croup", "Dexamethasone 0.15 mg/kg orally", "dexamethasone", 1],
    ["croup", "Dexamethasone 0.6 mg/kg (7.6 mg) oral", "dexamethasone", 1],
    ["croup", "Prednisolone 1 mg/kg", "dexamethasone", 0.5],
    ["febrile-infant-uti", "Ceftriaxone 450 mg IV", "antibiotic", 0.5],
    ["febrile-infant-uti", "Cefalexin 50 mg/kg/day in 4 divided doses", "antibiotic", 1],
    ["intussusception", "Morphine 0.1 mg/kg IV", "analgesia", 1],
    ["intussusception", "0.9% saline 20 ml/kg bolus", "fluids", 1],
    ["anaphylaxis", "Adrenaline 1:1000 0.5 ml IM", "adrenaline", 1],
    ["anaphylaxis", "Adrenaline 0.5 mg IM into the thigh, then IV infusion", "adrenaline", 1],
    ["inferior-stemi", "Heparin 70 units/kg IV", "anticoagulant", 1],
    ["pulmonary-embolism", "Enoxaparin 1.5 mg/kg SC once daily", "anticoagulation", 1],
    ["pulmonary-embolism", "Heparin 80 units/kg IV, then 18 units/kg/h", "anticoagulation", 1],
    ["appendicitis", "Enoxaparin 40 mg SC once daily", "vte", 1],
    ["subarachnoid-haemorrhage", "Nimodipine 60 mg via NG tube", "nimodipine", 1],
    ["acute-asthma", "Salbutamol 4-8 puffs by spacer every 20 minutes", "salbutamol", 1],
    ["urosepsis-elderly", "Gentamicin 5 mg/kg IV", "antibiotic", 1],
    ["acute-asthma", "Albuterol 10-15 mg/hour continuous nebulization", "salbutamol", 1],
    ["acute-asthma", "Salbutamol 5-10 mg/h by continuous nebulisation", "salbutamol", 1],
    ["acute-asthma", "Continuous albuterol 10 mg/hour", "salbutamol", 1],
    ["acute-asthma", "Salbutamol 5 micrograms/min IV", "salbutamol", 1],
    ["acute-asthma", "Levalbuterol 1.25 mg nebulized every 20 minutes", "salbutamol", 1],
    ["acute-asthma", "Ipratropium 160 micrograms (8 puffs) via MDI with spacer", "ipratropium", 1],
    ["acute-asthma", "Ipratropium bromide MDI 8 puffs", "ipratropium", 1],
    ["acute-asthma", "Prednisone 80 mg orally", "steroid", 1],
    ["acute-asthma", "Magnesium sulfate 2.5 g IV over 20 minutes", "magnesium", 1],
    ["appendicitis", "Hydromorphone 0.5 mg IV", "analgesia", 1],
    ["appendicitis", "Tramadol 100 mg IV", "analgesia", 0.5],
    ["appendicitis", "Amikacin 15 mg/kg IV", "antibiotic", 1],
    ["urosepsis-elderly", "Hartmann's 250 ml IV bolus, looked at again after it", "fluids", 1],
    ["urosepsis-elderly", "Ringer's lactate 30 ml/kg IV over 3 hours", "fluids", 1],
    ["painless-infarction-diabetic", "Furosemide 40 mg IV, then oral when dry", "diuretic", 1],
  ])("%s: %s", (caseId, row, id, share) => {
    const found = judged(caseId, row);
    expect(found.share(id)).toBeCloseTo(share, 1);
    expect(found.overdoses).toEqual([]);
  });
  it.each([
    ["inferior-stemi", "If cardiac arrest: adrenaline 1 mg IV"],
    ["acute-asthma", "Zopiclone 5 flurbs"],
    ["acute-asthma", "Chlorphenamine 3 tablespoons"],
    ["inferior-stemi", "Stop morphine 100 mg IV"],
  ])("nor what is unknown, conditional or stopped, %s: %s", (caseId, row) => {
    expect(judged(caseId, row).overdoses).toEqual([]);
  });
});

describe("the cases and the table", () => {
  it("agree: what a case calls usual is usual by some way", () => {
    const off: string[] = [];
    for (const { id, marking, person } of shippedCases) {
      if (person.age < 12) continue;
      for (const target of [...marking.treatment.needed, ...marking.treatment.acceptable])
        for (const [drug, { min, max, unit }] of Object.entries(target.doses ?? {})) {
          const factor = unit === "g" ? 1000 : /^micro/.test(unit) ? 0.001 : 1;
          const rows = usualRangesOf(drug);
          if (rows.length === 0) continue;
          const { least, most } = {
            least: Math.min(...rows.map(({ adult }) => adult.least)),
            most: Math.max(...rows.map(({ adult }) => adult.most)),
          };
          if (max * factor > most * 1.01 || min * factor < least * 0.99)
            off.push(`${id} ${drug} ${min}-${max} ${unit}`);
        }
    }
    expect(off).toEqual([]);
  });
  it("know a usual dose of every medicine that a case names", () => {
    const named = new Set(
      shippedCases.flatMap(({ marking }) =>
        [...marking.treatment.needed, ...marking.treatment.acceptable].flatMap((target) => [
          ...target.anyOf,
          ...(target.secondBest ?? []),
        ]),
      ),
    );
    const without = drugs.filter(
      ({ id }) => named.has(id) && isDrugOf(id, id) && usualRangesOf(id).length === 0,
    );
    // Given in drops, sachets, devices, volumes or at a rate alone.
    expect(without.map(({ id }) => id)).toEqual([
      "artificial_tears",
      "calcium_vitamin_d",
      "clotrimazole",
      "dextrose",
      "dobutamine",
      "dopamine",
      "etonogestrel_implant",
      "lactulose",
      "levonorgestrel_ius",
      "lidocaine",
      "nicotine",
      "sodium_bicarbonate",
      "sodium_nitroprusside",
    ]);
  });
});
