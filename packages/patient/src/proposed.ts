import type { PatientView } from "@anamnesis/cases";
import { topics, type TopicId } from "@anamnesis/terminology";
import { createConversation } from "./conversation.ts";
import type { DialogueState, PlanStep, TurnResult } from "./dialogue.ts";
import type { Hear } from "./hear/hear.ts";
import { phraseOf } from "./lexicon/topic-phrases.ts";
import type { Turn } from "./understand/types.ts";

/** What can be asked; courtesies, promises and the like are not left to a proposal, since they change how open a patient is. */
const courtesies = new Set(
  (
    "greeting_intro consent_signpost summarising clarification acknowledgement empathy explanation_plan closing other " +
    "investigations examination"
  ).split(" "),
);
const most = 3;

/** The closed list from which asks may be proposed, each with the patient's words for it. */
export const proposableTopics: readonly { readonly id: TopicId; readonly phrase: string }[] = topics
  .filter(({ id }) => !courtesies.has(id))
  .map(({ id }) => ({ id, phrase: phraseOf(id) }));
const proposable = new Set(proposableTopics.map(({ id }) => id));

/** Whether the patient did not make out what was asked, so that a proposal would be of use. */
export const isLost = (plan: readonly PlanStep[]): boolean =>
  plan.some(({ kind }) => kind === "ask_again" || kind === "offer");

/** Logits of what was proposed and of all else. */
const meant = 3;
const notMeant = -9;

/**
 * A turn in which what could not be made out is taken as asks that somebody proposed. The engine decides: what it
 * understood by itself stays, topics outside the closed list count for nothing, and every fact keeps its rule.
 * @returns null when nothing of the proposal can be used
 */
export function takeProposedTurn(
  hear: Hear,
  view: PatientView,
  before: DialogueState,
  text: string,
  context: readonly Turn[],
  proposal: readonly TopicId[],
  waits: readonly number[] = [],
): TurnResult | null {
  const chosen = new Set(
    [...new Set(proposal)].filter((one) => proposable.has(one)).slice(0, most),
  );
  const target = before.focus.target ?? view.complaint;
  const isMeant = view.facts.map((fact) =>
    fact.attribute
      ? fact.topic === target && chosen.has(`hpc:${fact.attribute}`)
      : !fact.item && chosen.has(fact.topic),
  );
  if (!isMeant.includes(true)) return null;
  const conversation = createConversation((...line) => {
    const heard = hear(...line);
    return {
      ...heard,
      moves: [
        {
          act: "ask",
          confidence: 0.6,
          touches: "other",
          isClosed: false,
          members: [],
          // The topics are given, so that the words themselves say nothing more.
          tokens: [],
          words: text,
          scores: Float32Array.from(isMeant, (one) => (one ? meant : notMeant)),
          nothing: notMeant,
        },
      ],
    };
  });
  const turn = conversation.takeTurn(view, before, text, context, waits);
  return isLost(turn.reply.plan) ? null : turn;
}
