import { describe, expect, test } from "vitest";
import { doseRangeOf, isAsOrdered } from "./harm.ts";

const insulin = {
  when: ["> 15 units/h", "> 15 units", "> 0.2 units/kg/h", "push"],
  unless: ["glargine"],
};
const fluid = { unless: ["< 300 ml/h", "maintenance", "0.45 %", "0.45%"] };

describe("how an order is worded", () => {
  test.each([
    ["Actrapid 100 units IV bolus", true],
    ["Insulin IV 60 units per hour", true],
    ["Insulin 1 unit/kg/h", true],
    ["Fixed rate insulin 0.1 units/kg/h (6 units an hour)", false],
    ["Insulin glargine 22 units at bedtime", false],
  ])("%s: harmful %s", (text, isHarmful) => {
    expect(isAsOrdered(insulin, text)).toBe(isHarmful);
  });

  test.each([
    ["Normal saline 100 mL per hour", false],
    ["Sodium chloride 0.9 % 1 litre over 8 hours", false],
    ["0.45 % saline 1 L in the first hour", false],
    ["Sodium chloride 0.9 % 1 litre over 60 minutes", true],
    ["Saline 1,000 ml over 1 hour", true],
    ["Saline 500 ml over 15 minutes", true],
    ["Saline 1 L over 1 hour, then 1 L over 4 hours", true],
    ["Saline 500 ml bolus, then 125 ml/h", true],
    ["Saline 0.9%, a litre in the first hour", true],
  ])("%s: wanted %s", (text, isWanted) => {
    expect(isAsOrdered(fluid, text)).toBe(isWanted);
  });

  test.each([
    ["Ramipril 2.5 mg once the potassium is down", true],
    ["Ramipril 2.5 mg, but only once", true],
    ["Ramipril 2.5 mg once daily", false],
    ["Ramipril 2.5 mg once a day", false],
  ])("%s: waits %s", (text, waits) => {
    expect(isAsOrdered({ when: ["once"] }, text)).toBe(waits);
  });

  test("each drug has its own range where one is given", () => {
    const dose = { min: 1, max: 2, unit: "mg" };
    const doses = { enoxaparin: { min: 70, max: 130, unit: "mg" } };
    expect(doseRangeOf({ dose, doses }, "enoxaparin")?.min).toBe(70);
    expect(doseRangeOf({ dose, doses }, "apixaban")?.min).toBe(1);
  });
});
