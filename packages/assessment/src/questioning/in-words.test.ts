import { describe, expect, it } from "vitest";
import { mark } from "../mark.ts";
import { caseNamed } from "../testing/shipped.ts";

/** The item after one line, which the patient answered with something else. */
const after = (caseId: string, line: string, label: string, answer = "What happens now?") => {
  const item = mark(caseNamed(caseId), {
    messages: [
      { sender: "user", text: line },
      { sender: "patient", text: answer, facts: [] },
    ],
    tests: [],
  }).items.find((one) => one.label === label);
  if (!item) throw new Error(`no item ${label}`);
  return item;
};

describe("a question that was put and not answered", () => {
  it.each([
    [
      "inferior-stemi",
      "Del, this is a heart attack: an artery at the bottom of your heart has blocked. It is serious, and it can be treated, and you are in the right place. I am ringing the cardiologists now, who will open it as soon as the tracing is done, and somebody stays with you. What are you most worried about?",
      "What worries him",
    ],
    [
      "ectopic-pregnancy",
      "Forgive me, we ask everybody: what are you using to prevent pregnancy?",
      "Contraception",
    ],
    ["new-type-1-diabetes", "is she drinking loads and has she lost weight", "Thirst"],
    ["spontaneous-pneumothorax", "any fever cough or coughing up blood", "Cough and phlegm"],
    [
      "anaphylaxis",
      "You are not on your own. Are you allergic to anything that you know of?",
      "Allergies",
    ],
  ])("has its mark in %s: %s", (caseId, line, label) => {
    const item = after(caseId, line, label);
    expect(item.outcome).toBe("earned");
    expect(item.note ?? "").not.toContain("could not find");
  });

  it("counts in part where it was one of many", () => {
    const item = after(
      "copd-exacerbation",
      "Have you had any chest pain, palpitations, breathlessness, cough, sputum, blood in the sputum, wheeze, leg swelling, fever, headache or rash?",
      "Blood in the sputum",
    );
    expect(item.outcome).toBe("partial");
  });
});

describe("what was not asked", () => {
  it.each([
    [
      "anaphylaxis",
      "I think, um, I think this could be a serious allergic reaction.",
      "What he thinks it is",
    ],
    ["intussusception", "Thanks. What's the vomit like, what colour is it?", "What she hopes for"],
    [
      "hyperthyroidism",
      "The sea moss: how long have you been on it and how much a day?",
      "Smoking",
    ],
    ["spontaneous-pneumothorax", "what do you do for work", "What he has taken"],
  ])("is not read into %s: %s", (caseId, line, label) => {
    expect(after(caseId, line, label, "I'm a photographer.").points).toBe(0);
  });
});
