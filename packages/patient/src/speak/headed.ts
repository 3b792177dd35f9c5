import type { Fact } from "@anamnesis/cases";
import { contentWords, overlaps } from "../lexicon/concepts.ts";
import { headingOfTopic } from "../lexicon/topic-phrases.ts";
import { capitalised } from "./sentences.ts";
import { inThePersonOf, phraseFor, type Voice } from "./voice.ts";

/** "None that I know of", "He was fine": words that lean on what was asked. */
const leaning =
  /^(?:it|they|them|he|she|that|those|none|nothing|never|not|only|just|hardly|once|twice|some|both|neither|mostly|about|nearly|more|less|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty)\b/i;

/**
 * An answer among others that does not say what it is of is put behind its name: "Phlegm? Hardly any." Undefined where
 * its own words say it, or where it follows on the same topic.
 */
export function headed(
  voice: Voice,
  fact: Fact,
  text: string,
  topicBefore: string | undefined,
): string | undefined {
  if (fact.attribute || fact.item || fact.topic === topicBefore) return undefined;
  return named(voice, fact, text);
}

/** Words behind the name of what they are about, where they do not say it themselves. */
export function named(voice: Voice, fact: Fact, text: string): string | undefined {
  const name = headingOfTopic(fact.topic);
  if (!name || /^(?:yes|yeah|no|and|but|near)\b/i.test(text)) return undefined;
  if (!leaning.test(text)) return undefined;
  const names = contentWords(
    [name, phraseFor(voice, fact.topic), ...fact.brief, ...fact.words].join(" . "),
  );
  if (overlaps(names, contentWords(text))) return undefined;
  return `${capitalised(inThePersonOf(voice, name))}? ${capitalised(text)}`;
}
