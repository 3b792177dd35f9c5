import type { Module } from "@anamnesis/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { filterModules } from "./filter-modules.ts";

const module = (name: string, description: string, difficulty: Module["difficulty"]): Module => ({
  id: name.toLowerCase(),
  name,
  description,
  difficulty,
  cases: 1,
  progress: 0,
  mastered: 0,
  rating: 4,
  ratingCount: 0,
  ownRating: null,
  estimatedTime: "1-2 hours",
});
const modules = [
  module("Cardiology", "Chest pain and collapse", "Intermediate"),
  module("Neurology", "Headache and weakness", "Advanced"),
  module("Pulmonology", "Cough and chest infections", "Beginner"),
];
const names = (text: string, level = "all") =>
  filterModules(modules, { text, level }).map(({ name }) => name);

it("matches name or description, whatever the case", () => {
  expect(names("CHEST")).toEqual(["Cardiology", "Pulmonology"]);
  expect(names(" neuro ")).toEqual(["Neurology"]);
  expect(names("knee")).toEqual([]);
});

it("combines the text with the exact level", () => {
  expect(names("chest", "beginner")).toEqual(["Pulmonology"]);
  expect(names("", "advanced")).toEqual(["Neurology"]);
});

it("only ever narrows, and an empty filter changes nothing", () => {
  expect(names("")).toHaveLength(3);
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("all", "beginner", "advanced"), (text, level) => {
      for (const name of names(text, level)) expect(names("", level)).toContain(name);
    }),
  );
});
