import type { Fact, PatientView } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import { shippedWeights } from "../understand/embedded.ts";
import { features } from "../understand/features.ts";
import { createLexicon, findMentions } from "../understand/lexicon.ts";
import { createModel } from "../understand/model.ts";
import { fluent } from "../understand/normalise.ts";
import { withoutOpeners } from "../understand/segment.ts";

const model = createModel(shippedWeights);
const lexicon = createLexicon(shippedWeights.lexicon);

/** What some words ask after by topic: the first reader's view, taken without regard to what the case holds. */
export interface TopicView {
  /** Probability of a topic or of `hpc:<attribute>`. */
  readonly of: (topic: string) => number;
  /** Symptoms and other topics that are named. */
  readonly named: ReadonlySet<string>;
}

/** The topics of some canonical words, with what was last talked about as their background. */
export function topicsOf(tokens: readonly string[], state: DialogueState): TopicView {
  const words = withoutOpeners(fluent(tokens.filter((word) => /[a-z0-9]/.test(word))));
  const found = findMentions(words, lexicon);
  const focus = state.focus.lastAsks.at(-1)?.topic ?? state.focus.target;
  const shares = model.predict(
    features({ words, mentions: found.topics, slots: found.slots, focus }, lexicon),
    focus,
  );
  return {
    of: (topic) => {
      const at = model.idOf(topic);
      return at < 0 ? 0 : (shares[at] ?? 0);
    },
    named: new Set(found.topics.flatMap(({ topic }) => (topic === undefined ? [] : [topic]))),
  };
}

/** How well a fact's attribute fits what is named or talked about: 1 for the symptom in hand, less for others. */
function fitting(
  view: PatientView,
  state: DialogueState,
  named: ReadonlySet<string>,
): (topic: string) => number {
  const isSymptomNamed = [...named].some((one) => one.startsWith("symptom:"));
  return (topic) => {
    if (named.has(topic)) return 1;
    if (isSymptomNamed) return 0.1;
    if (state.focus.target === topic) return 1;
    return topic === view.complaint ? 0.6 : 0.1;
  };
}

/** The probability that the words ask after a fact, as far as topics tell. */
export function topicShare(
  view: PatientView,
  state: DialogueState,
  topics: TopicView,
): (fact: Fact) => number {
  const fitOf = fitting(view, state, topics.named);
  return (fact) => {
    if (fact.attribute)
      return (
        topics.of(`hpc:${fact.attribute}`) * fitOf(fact.topic) +
        (fact.topic.startsWith("symptom:") ? 0 : topics.of(fact.topic) * 0.2)
      );
    return fact.item ? topics.of(fact.topic) * 0.6 : topics.of(fact.topic);
  };
}
