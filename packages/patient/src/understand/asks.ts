import { isAttribute, isSymptom } from "@anamnesis/terminology";
import type { TopicId } from "@anamnesis/terminology";
import type { Reading } from "./combine.ts";
import type { DialogueState } from "./context.ts";
import type { Mention } from "./lexicon.ts";
import type { Clause } from "./segment.ts";
import type { Ask, Slot } from "./types.ts";

const painful = new Set<TopicId>([
  "symptom:chest_pain",
  "symptom:abdominal_pain",
  "symptom:headache",
  "symptom:back_pain",
  "symptom:limb_muscle_pain",
  "symptom:flank_pain",
  "symptom:sinus_pain",
  "symptom:pelvic_testicular_pain",
  "symptom:cough",
]);

/** Words that mean a pain without saying where. */
const painWords = /\b(?:pain|pains|ache|aches|hurt|hurts|hurting|painful|sore)\b/;

/** The complaint a clause is about: named in it, or the one in focus; "the pain" is a painful one. */
function targetOf(
  reading: Reading,
  target: TopicId | undefined,
  state: DialogueState,
): TopicId | undefined {
  const named = reading.mentions
    .map((mention) => mention.topic)
    .find((topic) => topic !== undefined && isSymptom(topic));
  if (named !== undefined) return named;
  const saysPain = painWords.test(reading.clause.words.join(" "));
  const fits = target !== undefined && (!saysPain || painful.has(target));
  return fits || state.main === undefined || !painful.has(state.main) ? target : state.main;
}

const slotOf = (mention: Mention): Slot => ({
  kind: mention.kind === "topic" ? "case_word" : mention.kind,
  text: mention.text,
  ...(mention.id === undefined ? {} : { id: mention.id }),
});

function formOf(clause: Clause): Ask["form"] {
  const text = clause.words.join(" ");
  if (
    /\b(?:right|correct|is not it|do not you|have not you|are not you|is that right|did not you)$/.test(
      text,
    ) ||
    /^(?:you|so you|it is|that is|there is|no)\b/.test(text)
  )
    return "leading";
  if (
    /^(?:how|what|where|whereabouts|why|when|who|which|tell|talk|describe|explain|walk)\b/.test(
      text,
    ) ||
    /\b(?:tell me|describe)\b/.test(text)
  )
    return "open";
  return / or (?!any|anything|something)/.test(text) &&
    !/^(?:any|have you had any|do you have any)/.test(text)
    ? "choice"
    : "closed";
}

/** Asks of the readings that count, most likely first. */
export function asksFrom(readings: readonly Reading[], state: DialogueState): Ask[] {
  const asks: Ask[] = [];
  let target = state.target;
  for (const reading of readings) {
    const before = target;
    target = targetOf(reading, target, state);
    reading.chosen.forEach((topic, at) => {
      const known = asks.findIndex(
        (ask) =>
          ask.topic === topic && ask.target === (topic.startsWith("hpc:") ? target : undefined),
      );
      const probability = reading.ranked.find(([id]) => id === topic)?.[1] ?? reading.confidence;
      const confidence =
        reading.chosen.length > 1
          ? reading.confidence * (1 - at * 0.01)
          : Math.max(probability, reading.confidence);
      if (known >= 0) {
        const earlier = asks[known];
        if (earlier && earlier.confidence < confidence) asks[known] = { ...earlier, confidence };
        return;
      }
      const attribute = topic.startsWith("hpc:") ? topic.slice(4) : "";
      asks.push({
        topic,
        ...(isAttribute(attribute)
          ? { attribute, ...(target === undefined ? {} : { target }) }
          : {}),
        slots: reading.slots.map(slotOf),
        form: formOf(reading.clause),
        confidence,
        words: reading.clause.words.join(" "),
        fromContext:
          reading.fromContext ||
          (isAttribute(attribute) && target !== undefined && target === before),
      });
    });
  }
  return asks.sort((a, b) => b.confidence - a.confidence);
}

/** "How long has the numbness been there" is about the numbness as well; a pain that is named is just the complaint in hand. */
export function sideComplaint(reading: Reading): TopicId[] {
  const [only, ...more] = [...new Set(reading.mentions.map((mention) => mention.topic))].filter(
    (topic): topic is TopicId => topic !== undefined && isSymptom(topic),
  );
  const isOne = only !== undefined && more.length === 0 && !painful.has(only);
  return isOne && reading.chosen.every((topic) => topic.startsWith("hpc:")) ? [only] : [];
}
