import { caseSourceSchema } from "@anamnesis/cases";
import { describe, expect, it } from "vitest";
import type { Control, FieldSpec } from "../contract.ts";
import { wordsFor } from "./from-schema.ts";
import { allWords, formParts, withoutForm } from "./parts.ts";

const below = (control: Control, path: string): string[] => {
  switch (control.kind) {
    case "group":
    case "finding":
      return control.fields.flatMap((field) => pathsOf(field, `${path}.`));
    case "list":
      return below(control.item, `${path}[]`);
    case "record":
      return below(control.item, `${path}.*`);
    default:
      return [];
  }
};
const pathsOf = (field: FieldSpec, before: string): string[] => [
  `${before}${field.key}`,
  ...below(field.control, `${before}${field.key}`),
];

describe("the forms", () => {
  const paths = formParts.flatMap(({ fields }) => fields.flatMap((field) => pathsOf(field, "")));

  it("have every field of the schema, and words for each", () => {
    const keys = formParts.flatMap(({ fields }) => fields.map(({ key }) => key));
    expect([...keys, ...withoutForm].sort()).toEqual(Object.keys(caseSourceSchema.shape).sort());
    expect(paths.length).toBeGreaterThan(250);
    expect(paths.filter((path) => !wordsFor(path, allWords))).toEqual([]);
  });

  it("name no field that the schema has not", () => {
    const isThere = (pattern: string) => {
      const steps = pattern.split(".");
      return paths.some((path) => {
        const own = path.split(".");
        return (
          own.length === steps.length &&
          own.every((step, at) => [step, "*", "*[]"].includes(steps[at] ?? ""))
        );
      });
    };
    const companion = ["person.portrait.age", "person.portrait.sex"];
    const unknown = Object.keys(allWords).filter(
      (pattern) => !isThere(pattern) && !companion.includes(pattern) && !pattern.endsWith(".*"),
    );
    expect(unknown).toEqual([]);
  });

  it("know lists, ids and limits from the schema", () => {
    const person = formParts.find(({ id }) => id === "person")?.fields[0]?.control;
    const field = (key: string) =>
      person?.kind === "group" ? person.fields.find((one) => one.key === key)?.control : undefined;
    expect(field("age")).toEqual({ kind: "number", min: 0, max: 110, isWhole: false });
    expect(field("talk")).toEqual({ kind: "choice", options: ["terse", "ordinary", "talkative"] });
    const ask = JSON.stringify(formParts.find(({ id }) => id === "marking"));
    expect(ask).toContain('"kind":"picks","of":"fact","mayBeOne":true');
  });
});
