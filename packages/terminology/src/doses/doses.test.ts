import { describe, expect, it } from "vitest";
import { amountsOf, drugById, findDrugs, usualRanges, usualRates, writtenDose } from "../index.ts";

const read = (text: string) => {
  const [mention] = findDrugs(text);
  return mention ? writtenDose(text, mention.span) : undefined;
};
const first = (text: string): string => {
  const written = read(text);
  const one = written?.amounts[0];
  const amount = one
    ? `${one.low === one.high ? one.low : `${one.low}-${one.high}`} ${one.unit}${one.isPerKilo ? "/kg" : ""}${one.per === "dose" ? "" : `/${one.per}`}`
    : "none";
  return [amount, ...(written?.routes ?? [])].join(" ");
};

describe("what is written of how a medicine is given", () => {
  it.each([
    ["Morphine 0.1 mg/kg IV", "0.1 mg/kg iv"],
    ["Ceftriaxone 2 g in 50 ml saline over 30 minutes", "2000 mg"],
    ["Insulin 0.1 units/kg/h IV", "0.1 unit/kg/h iv"],
    ["Actrapid 50 units in 50 mL, 0.1 units/kg/h", "0.1 unit/kg/h"],
    ["Cefalexin 50 mg/kg/day in 4 divided doses", "50 mg/kg/day"],
    ["Amoxicillin 500 mg three times a day", "500 mg"],
    ["Adrenaline 1:1000 0.5 ml IM", "0.5 mg im"],
    ["Adrenaline 0.5 mg IM, then IV infusion if two doses fail", "0.5 mg im"],
    ["Adrenaline 1 mg/ml: 0.5 mg IM", "0.5 mg im"],
    ["Salbutamol 100 micrograms 2 puffs", "0.2 mg inhaled"],
    ["Salbutamol 4-10 puffs by spacer", "4-10 puff inhaled"],
    ["Ipratropium 160 micrograms (8 puffs) via MDI", "0.16 mg inhaled"],
    ["Salbutamol 1000 micrograms (10 puffs) by spacer", "1 mg inhaled"],
    ["Salbutamol 100 micrograms (10 puffs) by spacer", "1 mg inhaled"],
    ["Pabrinex 2 pairs IV three times a day", "none iv"],
    ["Do not start colchicine now; begin 500 micrograms twice daily", "0.5 mg"],
    ["Stop the morphine; 5 mg oxycodone instead", "none"],
    ["Nimodipine 60 mg PO every 4 hours", "60 mg oral"],
    ["Nimodipine 60 mg via NG tube", "60 mg oral"],
    ["Noradrenaline 0.1 mcg/kg/min", "0.0001 mg/kg/min"],
    ["Heparin 5,000 units SC", "5000 unit sc"],
    ["Naproxen 500 bd", "500 mg"],
    ["Paracetamol no more than 2 g a day", "none"],
    ["Lorazepam IM or IV 4 mg", "4 mg im iv"],
    ["Epinephrine 0.5 mg IV push, not IM", "0.5 mg iv"],
    ["Paracetamol, IV access", "none"],
  ])("%s: %s", (text, wanted) => {
    expect(first(text)).toBe(wanted);
  });
});

describe("the table of usual doses", () => {
  it("names known medicines, and runs from least to most", () => {
    for (const { drug, adult, perKilo, routes, mostADay } of usualRanges) {
      expect(drugById(drug), drug).toBeDefined();
      expect(routes.length, drug).toBeGreaterThan(0);
      for (const bounds of [adult, ...(perKilo ? [perKilo] : [])]) {
        expect(bounds.least, drug).toBeGreaterThan(0);
        expect(bounds.most, drug).toBeGreaterThanOrEqual(bounds.least);
      }
      if (mostADay !== undefined) expect(mostADay, drug).toBeGreaterThanOrEqual(adult.least);
    }
    for (const { drug, adult, perKilo } of usualRates) {
      expect(drugById(drug), drug).toBeDefined();
      expect(adult.most, drug).toBeGreaterThan(adult.least);
      expect(perKilo.most, drug).toBeGreaterThan(perKilo.least);
    }
  });
  it("has no child given far more by the kilogram than an adult of seventy", () => {
    for (const { drug, adult, perKilo } of usualRanges)
      if (perKilo) expect(perKilo.least * 70, drug).toBeLessThanOrEqual(adult.most * 1.8);
  });
});

it("leaves an amount to the medicine in front of which a joining word stands", () => {
  const text = "N-acetylcysteine IV 150 mg/kg, then 100 mg/kg/day for 5 days, with prednisolone";
  const [first, second] = findDrugs(text);
  expect(first && writtenDose(text, first.span, second?.span.start).amounts).toHaveLength(2);
  expect(second && writtenDose(text, second.span, undefined, first?.span.end).amounts).toEqual([]);
});

describe("a flow of oxygen", () => {
  it.each(["15 L oxygen via a non-rebreather mask", "oxygen at 4 litres", "O2 2 l/min"])(
    "is no volume: %s",
    (flow) => {
      expect(amountsOf(flow)).toEqual([]);
      expect(amountsOf(`${flow}, then 500 ml of saline`)).toMatchObject([
        { low: 500, high: 500, unit: "ml" },
      ]);
    },
  );
});
