import type { PatientView } from "@anamnesis/cases";
import { examinationAsked } from "@anamnesis/terminology";
import { disclose } from "../disclose/disclose.ts";
import { addressOf, withoutParent } from "../disclose/patient-joins-in.ts";
import { factsOfPlan } from "../disclose/remember.ts";
import type { DialogueState, PlanStep, TurnResult } from "../dialogue.ts";
import { Draw } from "../speak/seeded.ts";
import { speak } from "../speak/speak.ts";
import type { Turn, Understand, Understanding } from "../understand/types.ts";
import { heardInParts } from "./parts.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { writtenOut } from "./written-out.ts";

/** A patient to talk to. Pure: the same view, state and words give the same reply. */
export interface Conversation {
  openConversation(view: PatientView, seed: number): TurnResult;
  takeTurn(
    view: PatientView,
    state: DialogueState,
    text: string,
    context: readonly Turn[],
  ): TurnResult;
}

const examinedIn = (plan: readonly PlanStep[]): readonly string[] =>
  plan.flatMap((step) => (step.kind === "examined" ? [step.system] : []));

/** A step of the examination chosen by name: nothing in it has to be made out. */
const examinationHeard = (text: string): Understanding => ({
  topics: ["examination"],
  asks: [
    {
      topic: "examination",
      slots: [],
      form: "closed",
      confidence: 1,
      words: text,
      fromContext: false,
    },
  ],
  acts: ["examination_request", "consent"],
  confidence: 1,
  band: "answer",
  alternatives: [],
});

function opening(view: PatientView, seed: number): TurnResult {
  const draw = new Draw({}, seed, 0);
  const text = draw.any(view.opening.greeting);
  const state: DialogueState = {
    seed,
    turn: 0,
    told: {},
    used: draw.used(),
    rapport: 0,
    mood: view.person.mood,
    moodSince: 0,
    focus: { lastAsks: [] },
    opened: 0,
    lost: 0,
    offered: [],
    lastTold: [],
    isPrivate: false,
    events: {},
  };
  return {
    state,
    reply: {
      text,
      topics: [],
      acts: [],
      asks: [],
      facts: [],
      examined: [],
      plan: [{ kind: "social", move: "greeting" }],
      mood: state.mood,
      source: "embedded",
    },
  };
}

/** The conversation over a given understanding of what learners say. */
export function createConversation(understand: Understand): Conversation {
  return {
    openConversation: opening,
    takeTurn(view, before, said, context) {
      const text = withoutParent(writtenOut(said), view.person);
      const hear = (words: string): Understanding =>
        understand({ text: words, context, vocabulary: vocabularyOf(view), focus: before.focus });
      const heard = examinationAsked(text)
        ? examinationHeard(text)
        : heardInParts(addressOf(text, view.person).rest, view, hear);
      const turn = { ...before, turn: before.turn + 1 };
      const disclosed = disclose(view, turn, heard, text);
      const draw = new Draw(disclosed.state.used, before.seed, turn.turn);
      const words = speak({ view, state: disclosed.state, draw }, disclosed.plan);
      return {
        state: { ...disclosed.state, used: draw.used() },
        reply: {
          text: words,
          topics: heard.topics,
          acts: heard.acts,
          asks: disclosed.asks,
          facts: factsOfPlan(disclosed.plan),
          examined: examinedIn(disclosed.plan),
          plan: disclosed.plan,
          mood: disclosed.state.mood,
          source: "embedded",
        },
      };
    },
  };
}
