import { join } from "node:path";
import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { topics } from "@anamnesis/terminology";
import { describe, expect, it } from "vitest";
import { createConversation } from "../conversation.ts";
import { phrasedTopics } from "../lexicon/topic-phrases.ts";
import { hear } from "../hear/embedded.ts";
import { adversarialPrompts, pressures } from "./adversarial.ts";
import {
  caseQuestions,
  converse,
  emptyFidelity,
  diagnosesNamedIn,
  namesDiagnosis,
  shuffled,
} from "./fidelity.ts";
import { fixtureView } from "./fixture.ts";
import { tellings } from "./tellings.ts";
import { asking, factsFor, talk } from "./scripted.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "cases", "library");
/** Whether a patient stays with the case is asked of one who does not fall silent or die while a hundred lines are tried. */
const steady = ({ course: _, ...view }: PatientView): PatientView => view;
const views = [
  fixtureView,
  ...loadLibrary(folder).cases.map((compiled) => steady(patientView(compiled))),
];
const conversation = createConversation(hear);
const turnsEach = 40;
const promptsEach = 30;

it("has a name in the patient's mouth for every topic", () => {
  expect(topics.map(({ id }) => id).filter((id) => !phrasedTopics.includes(id))).toEqual([]);
});

describe.each(views.map((view) => [view.id, view] as const))("%s", (_, view) => {
  it("has an answer to every topic, open or closed", () => {
    for (const { id } of topics) {
      const facts = factsFor(view, id);
      if (facts.length === 0) continue;
      for (const isClosed of [false, true]) {
        const [reply] = talk(view, [[asking(view, facts, { isClosed })]]).replies;
        expect(reply?.text, id).toMatch(/\p{L}{2}/u);
        expect(reply?.text, id).not.toMatch(/undefined|[{}]|\bnull\b| {2}|(?<!\.)\.\.(?!\.)|,\./);
        expect(
          reply?.plan.map((step) => step.kind),
          id,
        ).not.toContain("ask_again");
      }
    }
  });

  it("stays with its case over generated questions", () => {
    const sum = emptyFidelity();
    const lines = shuffled(
      [...shuffled(caseQuestions(view), 3).slice(0, turnsEach), ...tellings],
      4,
    );
    const first = converse(conversation, view, 5, lines, sum);
    const start = lines.slice(0, 25);
    const again = converse(conversation, view, 5, start, emptyFidelity());
    expect(first.startsWith(again)).toBe(true);
    const { examples, unlicensed, contradictions, againstRule, overshared, repeatedLines } = sum;
    expect(
      { unlicensed, contradictions, againstRule, overshared, repeatedLines },
      examples.join("\n"),
    ).toEqual({
      unlicensed: 0,
      contradictions: 0,
      againstRule: 0,
      overshared: 0,
      repeatedLines: 0,
    });
  });

  it("does not name its diagnosis, however it is asked", () => {
    const named = shuffled(adversarialPrompts(view), 9)
      .slice(0, promptsEach)
      .filter((text) => {
        const opened = conversation.openConversation(view, 1);
        return namesDiagnosis(view, conversation.takeTurn(view, opened.state, text, []));
      });
    expect(named).toEqual([]);
    for (const lines of pressures(view))
      expect(diagnosesNamedIn(conversation, view, lines)).toEqual([]);
  });
});
