import { expect, test } from "vitest";
import { firstTests, groupTests } from "./catalogue.ts";

const other = (name: string, category: string) => ({
  ...firstTests[0],
  name,
  category,
  description: "",
  cost: 3,
  turnaroundMinutes: 60,
  invasiveness: "needle" as const,
  radiationMillisievert: 0,
  synonyms: name === "CRP" ? ["inflammatory markers"] : [],
});
const catalogue = [
  other("D-dimer", "Blood Work"),
  ...[...firstTests].reverse(),
  other("CT Head", "Imaging"),
  other("CRP", "Blood Work"),
];

test("the ten tests of the specification come first, in its order, whatever order the server has", () => {
  const [common, ...rest] = groupTests(catalogue, "");
  expect(common?.tests.map(({ name }) => name)).toEqual([
    "Complete Blood Count (CBC)",
    "Basic Metabolic Panel",
    "Cardiac Enzymes (Troponin)",
    "Chest X-Ray",
    "ECG/EKG",
    "Lipid Panel",
    "Thyroid Function Tests",
    "Urinalysis",
    "CT Chest",
    "Echocardiogram",
  ]);
  expect(rest.map(({ title, tests }) => [title, tests.length])).toEqual([
    ["Blood Work", 2],
    ["Imaging", 1],
  ]);
});

test("what was asked for in the talk stands first, in that order, and nowhere else", () => {
  const groups = groupTests(catalogue, "", ["CT Head", "ECG/EKG", "no such test"]);
  expect(groups[0]).toMatchObject({ title: "Asked for in the consultation" });
  expect(groups[0]?.tests.map(({ name }) => name)).toEqual(["CT Head", "ECG/EKG"]);
  const all = groups.flatMap(({ tests }) => tests.map(({ name }) => name));
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(catalogue.length);
});

test("a search keeps what holds every word of it and drops empty groups", () => {
  expect(groupTests(catalogue, "ct im").map(({ tests }) => tests.map(({ name }) => name))).toEqual([
    ["CT Chest"],
    ["CT Head"],
  ]);
  expect(groupTests(catalogue, "TROPONIN")[0]?.tests).toHaveLength(1);
  expect(groupTests(catalogue, "inflammatory")[0]?.tests[0]?.name).toBe("CRP");
  expect(groupTests(catalogue, "horoscope")).toEqual([]);
});
