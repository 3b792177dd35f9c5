import { expect, test } from "vitest";
import { scoreText, vitalSignsOf } from "./vitals.ts";

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

test("says what was found besides, and only then", () => {
  const signs = vitalSignsOf({
    heartRate: 118,
    systolic: 92,
    diastolic: 50,
    temperatureC: 35.4,
    respiratoryRate: 26,
    spo2: 93,
    onOxygen: true,
    consciousness: "confused",
  });
  expect(
    signs.slice(-2).map(({ label, value, unit }) => `${label}: ${value} ${unit}`.trim()),
  ).toEqual(["Oxygen Saturation: 93% on oxygen", "Consciousness: New confusion"]);
});

test("explains the score by the signs that make it", () => {
  expect(
    scoreText({
      name: "NEWS2",
      score: 5,
      most: 20,
      risk: "medium",
      points: [
        { sign: "respiratoryRate", points: 3 },
        { sign: "spo2", points: 0 },
        { sign: "oxygen", points: 2 },
      ],
      source: "RCP 2017",
    }),
  ).toBe("respiratory rate 3, supplemental oxygen 2. RCP 2017.");
});
