import type { PatientView } from "@anamnesis/cases";
import { contentWords, overlaps } from "../disclose/concepts.ts";
import { noiseOf } from "../disclose/matching-noise.ts";
import { itemOfPart } from "../disclose/own-phrase.ts";
import { itemAskFor } from "../disclose/reading.ts";
import type { Ask, Understanding } from "../understand/types.ts";

type Hear = (words: string) => Understanding;

/** A thing jotted in a row counts only when it is understood this well by itself. */
const plain = 0.85;
/** A jotted thing has at most so many words. */
const widest = 3;
/** As many things as are added to what was heard as a whole. */
const most = 4;

const stop = /[.?!;,\n]+|\s[-–]+\s|\s\/\s/;
const join = /[.?!;,\n]+|\s[-–]+\s|\/|&|\+|\b(?:or|and|nor)\b/i;
const carrier =
  /^(?:(?:and|or|so|any|some|a|an|the|your|his|her|no|other|also|even|have|has|had|having|do|does|did|is|are|was|were|you|he|she|they|it|on|ever|get|gets|got|getting|noticed|of|with|like|then|what about|how about)(?:\s+|$))+/i;
const trailer =
  /(?:\s+(?:at all|recently|lately|as well|too|with it|then|today|or not|please|ok|okay|alright|all right|fine|at home|before( this)?))+$/i;
const isSentence =
  /\b(i|i['’]?m|you|we|he|she|it|they|is|are|do|does|did|was|were|have|has|can|how|what|when|where|why|who|which|thanks?|yes|no|not|sorry|hello|hi|right|sure|worse|better|like|that|this|there|last(?! period)|more|less|much|many|if)\b/i;

const place = /^(\w+ly|young|home|work|school|nursery|hospital|night|day|bed|the)$/i;
const circumstance =
  /\b(stairs?|hills?|walk\w*|lying|sitting|standing|mov\w+|breath\w*|eat\w*|exercis\w+|exertion|rest\w*|nights?|mornings?|evenings?|touch\w*|press\w*|cough\w*|bumps?)\b/i;

const partsOf = (text: string, at: RegExp): readonly string[] =>
  text
    .split(at)
    .map((part) => part.trim().replace(carrier, "").replace(trailer, "").trim())
    .filter((part) => part !== "" && part.split(/\s+/).length <= widest);

const asked =
  /^(symptom:|pmh$|medications$|allergies$|surgeries$|family_history$|smoking$|alcohol$|drugs$|occupation$|living_situation$|travel$|sick_contacts$|mood$|sleep$|diet$|exercise$|immunisation$|menstrual$|pregnancy$|contraception$)/;

/** Whether a turn already asks it; a topic heard as a whole leaves a thing of that topic still to be asked. */
const isHeard = (asks: readonly Ask[], ask: Ask): boolean =>
  asks.some(
    (one) =>
      one.topic === ask.topic &&
      (ask.slots.every(({ id }) => id === undefined) ||
        ask.slots.some(({ id }) => one.slots.some((slot) => slot.id === id))),
  );

/**
 * The things of a row or list that nothing of what was understood came from: "runny nose - is it clear?", "meds. allergies.
 * what happens with it?", "sore tongue or funny cravings?".
 */
export function leftOver(
  text: string,
  whole: Understanding,
  view: PatientView,
  hear: Hear,
): readonly Ask[] {
  const added: Ask[] = [];
  const add = (ask: Ask): void => {
    const known = [...whole.asks, ...added];
    if (!isHeard(known, ask) && added.length < most) added.push(ask);
  };
  const rows = partsOf(text, stop);
  const pieces = text.split(stop).filter((piece) => piece.trim() !== "").length;
  for (const part of pieces > 1 ? rows : []) {
    if (isSentence.test(part) || itemOfPart(view, part)) continue;
    const isWhole = whole.asks.some(
      ({ words }) => words.split(" ").length <= widest && sharing(words, part),
    );
    const alone = isWhole ? undefined : hear(`any ${part}?`);
    const [first] = alone?.asks ?? [];
    if (!first || first.confidence < plain || first.attribute || !asked.test(first.topic)) continue;
    const isSure = alone?.asks.every((ask) => !ask.attribute && asked.test(ask.topic)) === true;
    if (!alone || alone.asks.length > 2 || !isSure || first.fromContext) continue;
    for (const ask of alone.asks) add({ ...ask, words: part.toLowerCase(), form: "closed" });
  }
  if (!join.test(text.replace(/[.?!]+\s*$/, ""))) return added;
  const topics = new Set(whole.asks.flatMap(({ topic, target }) => [topic, target]));
  const stopped: ReadonlySet<string> = new Set(rows);
  for (const part of partsOf(text, join)) {
    if (isSentence.test(part) || place.test(part)) continue;
    const item = itemOfPart(view, part);
    if (!item || item.topic === "family_history") continue;
    // "Looser or harder?" is a choice within what is asked; "on the stairs?" goes with any symptom.
    const isOfAsked = topics.has(item.topic);
    const isLone = whole.band === "answer" && whole.asks.length < 2;
    const isChoice = item.topic.startsWith("symptom:") && !stopped.has(part) && isLone;
    if (isOfAsked ? isChoice : circumstance.test(part)) continue;
    if (!isOfAsked && isWordOf(part, whole.asks)) continue;
    add(itemAskFor(item, part, { confidence: 0.9 }));
  }
  return added;
}

/** "Do you smoke?" is of smoking, though smoke may also be a thing that sets a cough off. */
const isWordOf = (part: string, asks: readonly Ask[]): boolean =>
  asks.some(({ topic }) => overlaps(contentWords(part), noiseOf(topic, undefined).words));

const sharing = (words: string, part: string): boolean => {
  const own: ReadonlySet<string> = new Set(words.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return (part.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => own.has(word));
};
