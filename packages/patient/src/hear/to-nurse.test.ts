import { describe, expect, it } from "vitest";
import { asking } from "../testing/scripted.ts";
import { fixtureView } from "../testing/fixture.ts";
import { withNurse } from "./to-nurse.ts";

const isHers = (...parts: readonly string[]): readonly boolean[] =>
  withNurse(parts.map((words) => ({ ...asking(fixtureView, []), words }))).map(
    ({ isToNurse }) => isToNurse === true,
  );

describe("whom a part is said to", () => {
  it.each([
    "Nurse: bloods and a CT head please.",
    "nurse results?",
    "ok, nurse can we dim the lights pls",
    "Sister, what is seen on the scan?",
    "Could I have a set of obs please, nurse?",
  ])("is the nurse in %j", (words) => {
    expect(isHers(words)).toEqual([true]);
  });

  it.each([
    "Did the nurse tell you that?",
    "The nurse said you had chest pain.",
    "Have you any brothers, sister, children?",
    "Is your sister well?",
    "Are you a nurse practitioner yourself?",
  ])("is the patient in %j", (words) => {
    expect(isHers(words)).toEqual([false]);
  });

  it("stays the nurse to the end of the sentence", () => {
    expect(isHers("Nurse, bloods please,", "and an ECG.", "Does it hurt?")).toEqual([
      true,
      true,
      false,
    ]);
  });
});
