import { describe, expect, it } from "vitest";
import { mark } from "../mark.ts";
import { caseNamed } from "../testing/shipped.ts";

/** One line and what the patient answered, with the facts that were stored with the answer. */
const after = (caseId: string, line: string, answer: string, facts?: readonly string[]) => {
  const report = mark(caseNamed(caseId), {
    messages: [
      { sender: "user", text: line },
      { sender: "patient", text: answer, ...(facts ? { facts } : {}) },
    ],
    tests: [],
  });
  return (label: string) => {
    const item = report.items.find((one) => one.label === label);
    if (!item) throw new Error(`no item ${label}`);
    return item;
  };
};

describe("what a patient tells unasked", () => {
  it("is no answer to a red flag that nobody asked about", () => {
    const item = after(
      "acute-asthma",
      "Hello, I'm Dr Ode. What has happened? Any allergies?",
      "I can't get the air out. My chest's tight. Cats. Pollen.",
      ["dyspnoea", "chest_pain", "dyspnoea.progression", "allergies"],
    );
    expect(item("Pain on breathing in").outcome).toBe("missed");
    expect(item("Allergies").outcome).toBe("earned");
  });

  it("earns the red flag as soon as it is asked", () => {
    const item = after(
      "acute-asthma",
      "Does it hurt when you breathe in?",
      "It's tight. It isn't pain.",
      ["chest_pain"],
    );
    expect(item("Pain on breathing in").outcome).toBe("earned");
  });

  it("is a part of what belongs to the story, and the whole where it says all of it", () => {
    const item = after(
      "adrenal-insufficiency",
      "What has brought you in today?",
      "I fainted at work. I've been sick for two days.",
      ["syncope", "vomiting"],
    );
    expect(item("Vomiting, and what stays down")).toMatchObject({ outcome: "partial" });
    expect(item("Vomiting, and what stays down").note).toContain("A part of this");
    expect(item("The faint").outcome).toBe("earned");
  });
});

describe("a time by itself", () => {
  it.each([
    [
      "pulmonary-embolism",
      "It came on last night... and it stabs when I breathe in.",
      "Breathlessness",
    ],
    ["community-acquired-pneumonia", "Four days I've had it, this cough.", "Fever"],
    ["bronchiolitis", "She's breathing that fast since last night that she can't suck.", "Wheeze"],
    ["adrenal-insufficiency", "I've been sick for two days.", "Diarrhoea"],
    ["guillain-barre", "My legs have been going for four days.", "An illness in the weeks before"],
  ])("tells nothing of another symptom: %s, “%s”", (caseId, answer, label) => {
    expect(after(caseId, "What has brought you in?", answer)(label).points).toBe(0);
  });

  it("belongs to the symptom that the question names", () => {
    const item = after(
      "community-acquired-pneumonia",
      "And the fever, how long has that been going on?",
      "Four days I've had it.",
    );
    expect(item("Fever").points).toBeGreaterThan(0);
  });
});
