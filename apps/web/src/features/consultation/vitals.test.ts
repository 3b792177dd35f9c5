import { expect, test } from "vitest";
import { vitalSignsOf } from "./vitals.ts";

test("the sample patient's vital signs read as specified, the temperature in both scales", () => {
  const signs = vitalSignsOf({
    heartRate: 95,
    systolic: 150,
    diastolic: 95,
    temperatureC: 37,
    respiratoryRate: 22,
    spo2: 98,
  });
  expect(signs.map(({ value, unit }) => `${value} ${unit}`.trim())).toEqual([
    "95 bpm",
    "150/95 mmHg",
    "98.6°F 37.0°C",
    "22/min",
    "98% on air",
  ]);
});
