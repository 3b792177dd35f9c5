import { xapiStatementSchema } from "@anamnesis/contract";
import { describe, expect, it } from "vitest";
import { statementId } from "./statement-id.ts";
import { statementsOf, type ToldSession } from "./statements.ts";

const home = "https://anamnesis.example";
const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 9, minute));
const session: ToldSession = {
  id: "0d5a4a8f-7a46-4f0e-9d52-0b6a3f1f7a11",
  userId: "6f0c2a9e-2c58-4f0e-9d52-0b6a3f1f7a11",
  moduleId: "cardiology",
  patient: { id: "delroy-pryce-0a1b2c", line: "Delroy Pryce, 58: acute chest pain" },
  createdAt: at(0),
  initialDiagnosis: {
    preliminaryDiagnosis: "Acute coronary syndrome",
    submittedAt: at(8).toISOString(),
  },
  tests: [
    { testName: "ECG/EKG", orderedAt: at(9) },
    { testName: "Cardiac Enzymes (Troponin)", orderedAt: at(9) },
    { testName: "Chest X-Ray", orderedAt: at(12) },
  ],
  finalDiagnosis: { finalDiagnosis: "Inferior STEMI", submittedAt: at(15).toISOString() },
  completedAt: at(15),
  percent: 83,
};

describe("statementsOf", () => {
  const statements = statementsOf(session, home);
  const told = (list = statements) =>
    list.map(({ verb, object }) => [verb.id.split("/").at(-1), object.id.split("#")[1] ?? "case"]);

  it("tells a session in the order in which it went", () => {
    expect(told()).toEqual([
      ["initialized", "case"],
      ["responded", "initial-diagnosis"],
      ["interacted", "tests"],
      ["interacted", "tests"],
      ["responded", "final-diagnosis"],
      ["completed", "case"],
    ]);
    for (const statement of statements) expect(xapiStatementSchema.parse(statement)).toBeTruthy();
  });

  it("gives score and duration as the standard has them", () => {
    expect(statements.at(-1)?.result).toEqual({
      score: { scaled: 0.83, raw: 8.3, min: 0, max: 10 },
      completion: true,
      duration: "PT900S",
    });
  });

  it("tells as much as has happened", () => {
    const begun = { ...session, initialDiagnosis: null, tests: [], finalDiagnosis: null };
    expect(told(statementsOf({ ...begun, completedAt: null, percent: null }, home))).toEqual([
      ["initialized", "case"],
    ]);
    const unmarked = statementsOf({ ...session, percent: null }, home);
    expect(told(unmarked)).not.toContainEqual(["completed", "case"]);
  });

  it("has an id for each happening, the same every time, and another in another session", () => {
    const ids = statements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(statementsOf(session, home).map(({ id }) => id)).toEqual(ids);
    const another = statementsOf({ ...session, id: session.userId }, home);
    expect(another.some(({ id }) => ids.includes(id))).toBe(false);
  });

  it("makes ids as RFC 9562 does (its own example of version 5)", () => {
    expect(statementId("6ba7b810-9dad-11d1-80b4-00c04fd430c8", "www.example.com")).toBe(
      "2ed6657d-e927-568b-95e1-2665a8aea6a2",
    );
  });
});
