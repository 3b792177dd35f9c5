import type { PatientView } from "@anamnesis/cases";
import { isAttribute, topics, type TopicId } from "@anamnesis/terminology";
import { phraseOf } from "../disclose/topic-phrases.ts";
import type { DialogueState, PlanStep, TurnResult } from "../dialogue.ts";
import type { Ask, Turn, Understand } from "../understand/types.ts";
import { createConversation } from "./conversation.ts";

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

const askOf = (topic: TopicId, words: string, target: TopicId | undefined): Ask => {
  const attribute = topic.startsWith("hpc:") ? topic.slice(4) : "";
  return {
    topic,
    ...(isAttribute(attribute) ? { attribute, ...(target === undefined ? {} : { target }) } : {}),
    slots: [],
    form: "open",
    confidence: 0.6,
    words,
    fromContext: false,
  };
};

/**
 * A turn in which what could not be made out is taken as asks that somebody proposed. The engine decides: what it
 * understood by itself stays, topics outside the closed list count for nothing, and every fact keeps its rule.
 * @returns null when nothing of the proposal can be used
 */
export function takeProposedTurn(
  understand: Understand,
  view: PatientView,
  before: DialogueState,
  text: string,
  context: readonly Turn[],
  proposal: readonly TopicId[],
): TurnResult | null {
  const chosen = [...new Set(proposal)].filter((topic) => proposable.has(topic)).slice(0, most);
  if (chosen.length === 0) return null;
  const conversation = createConversation((input) => {
    const heard = understand(input);
    if (heard.band === "answer") return heard;
    const asks = chosen.map((topic) => askOf(topic, input.text, before.focus.target));
    return { ...heard, topics: chosen, asks, band: "answer", confidence: 0.6, alternatives: [] };
  });
  const turn = conversation.takeTurn(view, before, text, context);
  return isLost(turn.reply.plan) ? null : turn;
}
