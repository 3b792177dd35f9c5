import { join } from "node:path";
import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { describe, expect, it } from "vitest";
import { createConversation } from "../conversation.ts";
import type { PlanStep } from "../dialogue.ts";
import { hear } from "../hear/embedded.ts";
import type { Turn } from "../understand/types.ts";

const { cases } = loadLibrary(join(import.meta.dirname, "..", "..", "..", "cases", "library"));
const views = cases.map((one) => patientView(one));
const conversation = createConversation(hear);

/** What is planned for the last of some lines of a talk. */
function planned(view: PatientView, lines: readonly string[]): readonly PlanStep[] {
  const opened = conversation.openConversation(view, 4);
  let { state } = opened;
  let plan: readonly PlanStep[] = [];
  const context: Turn[] = [{ speaker: "patient", text: opened.reply.text }];
  for (const text of lines) {
    const turn = conversation.takeTurn(view, state, text, context);
    ({ state } = turn);
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
    ({ plan } = turn.reply);
  }
  return plan;
}
const moves = (plan: readonly PlanStep[]): readonly string[] =>
  plan.flatMap((step) =>
    step.kind === "social" && step.move !== "patient_own" ? [step.move] : [],
  );
const shareOf = (is: (view: PatientView) => boolean): number =>
  views.filter(is).length / views.length;

describe("every patient meets what is told once", () => {
  it.each([
    "I'd like you to stay in hospital tonight. Would you agree to that?",
    "We need to do a blood test and a scan. Is that all right with you?",
    "I'm going to give you something through the drip. How does that sound?",
    "This is more serious than I had hoped. How do you feel about that?",
  ])("%s", (line) => {
    expect(shareOf((view) => moves(planned(view, ["Hello.", line])).length === 1)).toBeGreaterThan(
      0.9,
    );
  });
});

describe("nobody leaves a farewell unanswered", () => {
  it.each([
    "I'll come back when the scan is done and tell you what it shows. Bye for now.",
    "Thank you for talking to me, you have been very patient. Goodbye.",
    "Press the bell if it gets worse, and I'll be back in an hour. See you later.",
    "We'll let your family know. Take care of yourself, bye bye.",
  ])("%s", (line) => {
    expect(
      shareOf((view) => {
        const said = moves(planned(view, ["What brings you here?", line]));
        return said.includes("goodbye") && said.length <= 2;
      }),
    ).toBeGreaterThan(0.9);
  });
});

describe("nobody answers a remark as a question", () => {
  it.each([
    "You said it has been going on a while. Have you had a cough?",
    "I'm asking because it helps me to understand. Have you had a cough?",
    "Right, I've made a note of that. Have you had a cough?",
  ])("%s", (line) => {
    expect(
      shareOf((view) => {
        const told = planned(view, ["What brings you here?", line]).filter(
          ({ kind }) => kind === "tell",
        );
        return told.length <= 1;
      }),
    ).toBeGreaterThan(0.85);
  });
});
