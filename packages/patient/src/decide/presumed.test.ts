import { fileURLToPath } from "node:url";
import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { describe, expect, it } from "vitest";
import { openConversation, takeTurn } from "../index.ts";

const { cases } = loadLibrary(fileURLToPath(new URL("../../../cases/library", import.meta.url)));
const viewOf = (id: string): PatientView => {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return patientView(found);
};
const repliesTo = (id: string, line: string) => {
  const view = viewOf(id);
  const { state } = openConversation(view, 7);
  return takeTurn(view, state, line, []).reply;
};
const denies = (id: string, line: string): boolean => {
  const { plan, text } = repliesTo(id, line);
  const isPut = plan.some((step) => step.kind === "social" && step.move === "premise");
  return isPut || /\b(?:no|not|never|none|nothing|nobody|\w+n['’]t)\b/i.test(text);
};

describe("what a question takes for granted and is not so", () => {
  it.each([
    ["inferior-stemi", "How are you getting on with the insulin?"],
    ["inferior-stemi", "How long have you had the rash?"],
    ["copd-exacerbation", "When did they fit your pacemaker?"],
    ["copd-exacerbation", "What do your students make of you being off sick?"],
    ["iron-deficiency-anaemia", "How are you finding the chemotherapy?"],
    ["pulmonary-embolism", "How's your stoma bag behaving?"],
  ])("%s: %s", (id, line) => {
    expect(denies(id, line), repliesTo(id, line).text).toBe(true);
  });

  it.each([
    ["inferior-stemi", "How long have you had the chest pain?"],
    ["copd-exacerbation", "And how are your bowels?"],
    ["iron-deficiency-anaemia", "What does your wife make of it?"],
    ["pulmonary-embolism", "When did the breathlessness start?"],
  ])("is nothing in: %s: %s", (id, line) => {
    const { plan } = repliesTo(id, line);
    expect(plan.some((step) => step.kind === "social" && step.move === "premise")).toBe(false);
  });
});
