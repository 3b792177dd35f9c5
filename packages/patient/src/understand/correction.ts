import { isAttribute, isSymptom } from "@anamnesis/terminology";
import type { Reading } from "./combine.ts";
import type { DialogueState } from "./context.ts";
import { foldText } from "./normalise.ts";
import type { Ask } from "./types.ts";

const correcting =
  /^(?:(?:no|sorry|oh|actually|wait|well|um|uh|okay|hang on|hold on)[,.\s-]+)*(?:what )?i (?:meant|mean|was asking about|was talking about|meant to ask about|meant to ask)(?: to ask)?[,:\s]+(.+)$/;

/** What is left of "no, I meant the cough" once the correcting words are off; undefined when nothing is corrected. */
export function correctedText(text: string): string | undefined {
  return correcting.exec(foldText(text).trim())?.[1];
}

/** The last question put again to the complaint that was meant; undefined when the words ask something themselves. */
export function meantAsk(readings: readonly Reading[], state: DialogueState): Ask | undefined {
  const [reading, ...others] = readings;
  if (!reading || others.length > 0 || reading.clause.isQuestion) return undefined;
  const text = reading.clause.words.join(" ");
  const named = reading.mentions
    .map((mention) => mention.topic)
    .find((topic) => topic !== undefined && isSymptom(topic));
  const target = named ?? (/\b(?:pain|ache)\b/.test(text) ? state.main : undefined);
  if (target === undefined) return undefined;
  const last = state.asked ?? "";
  const attribute = last.startsWith("hpc:") ? last.slice(4) : "";
  const isAgain = isAttribute(attribute);
  return {
    topic: isAgain ? last : target,
    ...(isAgain ? { attribute, target } : {}),
    slots: [],
    form: "closed",
    confidence: 0.8,
    words: text,
    fromContext: isAgain,
  };
}
