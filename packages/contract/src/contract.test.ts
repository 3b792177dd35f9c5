import { describe, expect, it } from "vitest";
import {
  allOperations,
  complexityOf,
  errorCodes,
  finalDiagnosisInputSchema,
  nameSchema,
  operations,
  passwordSchema,
  registerInputSchema,
  sendMessageInputSchema,
} from "./index.ts";

/** The call table of the product's specification, section 7. */
const specified = [
  "POST /auth/login",
  "POST /auth/register",
  "GET /auth/me",
  "POST /auth/logout",
  "PUT /users/update",
  "GET /users/profile",
  "GET /users/leaderboard",
  "GET /patients",
  "GET /patients/specialization/{specialization}",
  "POST /sessions",
  "POST /sessions/create",
  "GET /sessions",
  "GET /sessions/{id}",
  "POST /sessions/{id}/chat",
  "POST /sessions/{id}/message",
  "POST /sessions/{id}/diagnose",
  "POST /sessions/{id}/tests",
  "POST /sessions/{id}/analyze",
  "GET /modules",
  "GET /modules/progress",
];

const call = (method: string, path: string) => `${method} ${path.replace("{sessionId}", "{id}")}`;

describe("the contract", () => {
  it("holds every specified call under its method and path", () => {
    const calls = allOperations.map(({ method, path }) => call(method, path));
    expect(specified.filter((wanted) => !calls.includes(wanted))).toEqual([]);
  });

  it("names every operation and every call once", () => {
    const ids = allOperations.map(({ id }) => id);
    const calls = allOperations.map(({ method, path }) => call(method, path));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it("has a schema for every parameter in a path, and only known error codes", () => {
    for (const { path, params, errors, id } of allOperations) {
      if (path.includes("{")) expect(params, id).toBeDefined();
      for (const code of errors) expect(errorCodes, id).toHaveProperty(code);
    }
  });

  it("gives the two names of a call the same input and output", () => {
    for (const alias of allOperations.filter(({ deprecatedAliasOf }) => deprecatedAliasOf)) {
      const original = allOperations.find(({ id }) => id === alias.deprecatedAliasOf);
      expect([alias.body, alias.output]).toEqual([original?.body, original?.output]);
    }
    expect(operations.createSessionAlias.deprecatedAliasOf).toBe(operations.createSession.id);
  });
});

describe("what people send", () => {
  it("asks for 8 to 128 characters of a password and nothing else", () => {
    expect(passwordSchema.safeParse("1234567").error?.issues[0]?.message).toBe(
      "Use at least 8 characters",
    );
    expect(passwordSchema.safeParse("        ").success).toBe(true);
    expect(passwordSchema.safeParse("x".repeat(129)).success).toBe(false);
  });

  it("reads an email address without regard to case and surrounding space", () => {
    const parsed = registerInputSchema.parse({
      name: " Ada ",
      email: " Ada@Example.ORG ",
      password: "long enough",
    });
    expect(parsed).toMatchObject({ name: "Ada", email: "ada@example.org" });
  });

  it.each(["Ada", "Nguyễn Thị Hoa", "O’Neill-Smith Jr.", "علی‌رضا", "李小龍", "Zoë 🩺"])(
    "takes the name %s",
    (name) => {
      expect(nameSchema.parse(name)).toBe(name);
    },
  );

  it.each([
    ["\u200b", "Use letters that can be seen"],
    ["\u3164", "Use letters that can be seen"],
    ["\u2800\u00ad", "Use letters that can be seen"],
    ["\u202eevil\u2066", "Leave out line breaks and hidden control characters"],
    ["a\nb", "Leave out line breaks and hidden control characters"],
    ["a\u2028b", "Leave out line breaks and hidden control characters"],
    ["a\u0007b", "Leave out line breaks and hidden control characters"],
    [" ", "Enter your name"],
  ])("refuses the name %j", (name, message) => {
    expect(nameSchema.safeParse(name).error?.issues[0]?.message).toBe(message);
  });

  it("drops blank medication rows and needs reasoning and a diagnosis", () => {
    const plan = { lifestyleRecommendations: "", followUpInstructions: "" };
    const whole = {
      updatedReasoning: "because",
      finalDiagnosis: "flu",
      finalMedications: ["", "  ", " rest "],
      treatmentPlan: plan,
    };
    expect(finalDiagnosisInputSchema.parse(whole).finalMedications).toEqual(["rest"]);
    expect(finalDiagnosisInputSchema.safeParse({ ...whole, finalDiagnosis: "  " }).success).toBe(
      false,
    );
  });

  it("refuses a blank message", () => {
    expect(sendMessageInputSchema.safeParse({ message: " \n\t " }).success).toBe(false);
  });
});

describe("complexity", () => {
  it.each([
    [3, "Low"],
    [4, "Medium"],
    [6, "Medium"],
    [7, "High"],
  ])("of %i critical factors and symptoms is %s", (count, expected) => {
    const symptoms = Array.from({ length: count }, (_, index) => `symptom ${index}`);
    expect(complexityOf({ criticalFactors: [], symptoms })).toBe(expected);
    expect(
      complexityOf({ criticalFactors: symptoms.slice(1), symptoms: symptoms.slice(0, 1) }),
    ).toBe(expected);
  });
});
