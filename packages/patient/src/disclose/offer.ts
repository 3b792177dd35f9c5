import type { DialogueState } from "../dialogue.ts";
import type { Ask, Understanding } from "../understand/types.ts";
import { contentWords, overlaps } from "./concepts.ts";
import { phraseOf } from "./topic-phrases.ts";

const first = /\b(first|former|1st|number one|the one you said first)\b/i;
const second = /\b(second|latter|2nd|last one|the other( one)?|number two)\b/i;
const both = /^\W*(well |um |er |oh )*(both|either|all of (them|that)|the two)\b|\bboth\W*$/i;
const yes =
  /^\W*(yes|yeah|yep|yup|ya|correct|right|that'?s (it|right)|exactly|sure|please|i do|i did|i meant that)\b/i;
const no = /^\W*(no|nope|neither|none|nah)\b/i;

const askOf = (topic: string, words: string): Ask => {
  const attribute = topic.startsWith("hpc:") ? topic.slice(4) : undefined;
  return {
    topic,
    ...(attribute ? { attribute: attribute as Ask["attribute"] } : {}),
    slots: [],
    form: "open",
    confidence: 0.9,
    words,
    fromContext: true,
  };
};

/** Which of the offered topics a short reply picks. */
function picked(offered: readonly string[], text: string): readonly string[] {
  const [one, two] = offered;
  if (!one || !two) return [];
  if (no.test(text)) return [];
  if (both.test(text)) return [one, two];
  if (second.test(text)) return [two];
  if (first.test(text)) return [one];
  const words = contentWords(text);
  const byName = [one, two].filter((topic) => overlaps(words, contentWords(phraseOf(topic))));
  if (byName.length === 1) return byName;
  return yes.test(text) ? [one] : [];
}

const short = 9;

/** After "do you mean A or B?", reads "the second", "yes" or "the breathing" as the question that was meant. */
export function resolveOffer(
  state: DialogueState,
  understood: Understanding,
  text: string,
): Understanding {
  if (state.offered.length === 0 || text.trim().split(/\s+/).length > short) return understood;
  const topics = picked(state.offered, text);
  const isClear =
    understood.band === "answer" &&
    understood.confidence > 0.85 &&
    understood.asks.some((ask) => !ask.fromContext);
  if (topics.length === 0 || (isClear && !first.test(text) && !second.test(text))) {
    return understood;
  }
  return {
    ...understood,
    band: "answer",
    topics,
    asks: topics.map((topic) => askOf(topic, text)),
    alternatives: [],
  };
}
