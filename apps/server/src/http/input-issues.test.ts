import { operations } from "@anamnesis/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ApiFailure } from "./api-failure.ts";
import { parseInput } from "./input-issues.ts";

const fieldsFor = (schema: z.ZodType, input: unknown): unknown => {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof ApiFailure) return error.fields;
    throw error;
  }
  return "accepted";
};

describe("parseInput", () => {
  it("says in plain words what is wrong with each input", () => {
    const schema = z.object({
      name: z.string().max(3),
      age: z.number().int(),
      role: z.enum(["", "Student"]),
      tags: z.array(z.string()).max(1),
      nested: z.object({ flag: z.boolean() }),
    });
    expect(
      fieldsFor(schema, { name: "long", age: 1.5, role: "King", tags: ["a", "b"], nested: {} }),
    ).toEqual({
      name: "Use at most 3 characters",
      age: "Must be a whole number",
      role: "Must be one of: (empty), Student",
      tags: "Use at most 1 entries",
      "nested.flag": "Is required",
    });
  });

  it("keeps the contract's own words", () => {
    expect(
      fieldsFor(operations.register.body, { name: "A", email: "x", password: "short" }),
    ).toEqual({
      email: "Enter a valid email address",
      password: "Use at least 8 characters",
    });
  });

  it("speaks of the diagnosis that was meant", () => {
    const schema = operations.submitDiagnosis.body;
    expect(
      fieldsFor(schema, {
        clinicalReasoning: "",
        preliminaryDiagnosis: "PE",
        initialMedications: [],
      }),
    ).toEqual({ clinicalReasoning: "Write down your clinical reasoning" });
    expect(
      fieldsFor(schema, {
        updatedReasoning: "because",
        finalDiagnosis: "",
        finalMedications: [],
        treatmentPlan: {},
      }),
    ).toEqual({ finalDiagnosis: "Name a final diagnosis" });
  });
});
