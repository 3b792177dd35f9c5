import type { Fact, PatientView } from "@anamnesis/cases";
import type { Understanding } from "../understand/types.ts";
import { contentWords, overlaps } from "./concepts.ts";
import { isTellable } from "./fact-index.ts";
import { noiseOf } from "./matching-noise.ts";
import { itemAskFor, type Reading } from "./reading.ts";

/** Words that frame a question and say nothing of what it is about. */
const framing: ReadonlySet<string> = new Set(
  (
    "a an and any are as at be been being but can could did do does ever feel feels felt find for from get gets " +
    "getting give gave given go goes going got had has have having he her him his how i if in is it know me much near of ok okay on " +
    "or please right s she so some tell than that the their them then there they this to was we were what when where " +
    "which who why will with would you your yourself start started begin began happen happened notice noticed"
  ).split(" "),
);

interface Worded {
  readonly fact: Fact;
  readonly phrases: readonly (readonly string[])[];
}
const wordedOf = new WeakMap<PatientView, readonly Worded[]>();

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function wordedItems(view: PatientView): readonly Worded[] {
  let items = wordedOf.get(view);
  if (!items) {
    items = view.facts
      .filter((fact) => fact.item !== undefined && !fact.isDefault && isTellable(fact))
      .map((fact) => ({ fact, phrases: fact.words.map(wordsOf) }));
    wordedOf.set(view, items);
  }
  return items;
}

/** Words that may stand between those of a phrase: "drawing his legs up". */
const between = 3;

/** Where the words of a phrase stand, in their order and near together; empty when they do not. */
function placesOf(phrase: readonly string[], said: readonly string[]): readonly number[] {
  const [first, ...rest] = phrase;
  for (let at = said.indexOf(first ?? ""); at >= 0; at = said.indexOf(first ?? "", at + 1)) {
    const places = [at];
    for (const word of rest) {
      const last = places.at(-1) ?? at;
      const next = said.indexOf(word, last + 1);
      if (next < 0 || next - last > between) break;
      places.push(next);
    }
    if (places.length === phrase.length) return places;
  }
  return [];
}

const isTopical = (word: string): boolean => !framing.has(word);

/** How many words of the question stand in phrases of the item, when nothing but framing is left over; else none. */
function coverOf({ phrases }: Worded, said: readonly string[], isNear: boolean): number {
  const covered = new Set<number>();
  let isPhrase = false;
  for (const phrase of phrases) {
    const places = placesOf(phrase, said);
    if (places.length === 0) continue;
    for (const at of places) covered.add(at);
    const weight = phrase.filter(isTopical).length;
    isPhrase ||= phrase.length > 1 && (weight > 1 || phrase.length > 2 || (isNear && weight > 0));
  }
  const isWhole = said.every((word, at) => covered.has(at) || !isTopical(word));
  return isPhrase && isWhole ? covered.size : 0;
}

const longest = 14;
/** A word shorter than this names too many things. */
const telling = 4;
const kin =
  /\b(famil\w+|relatives?|mum|mother|dad|father|brothers?|sisters?|anyone|anybody|parents?)\b/i;

/** "Have you been to a festival?", half understood: the one word that matters is that of one item. */
function ofOneWord(view: PatientView, said: readonly string[]): Fact | undefined {
  const [word, ...others] = said.filter((one) => isTopical(one) && one !== "before");
  if (word === undefined || word.length < telling || others.length > 0) return undefined;
  const isOfKin = kin.test(said.join(" "));
  const named = wordedItems(view).filter(
    ({ fact, phrases }) =>
      (fact.topic === "family_history") === isOfKin &&
      phrases.some((phrase) => phrase.length === 1 && phrase[0] === word),
  );
  return named.length === 1 ? named[0]?.fact : undefined;
}

/** The item of the case whose own phrase is all that a single question says. */
export function itemOfPhrase(
  view: PatientView,
  focus: string | undefined,
  heard: Understanding,
  text: string,
): Fact | undefined {
  const said = wordsOf(text);
  if (said.length < 2 || said.length > longest || /[.?!]\s+\S/.test(text)) return undefined;
  const near = new Set([
    view.complaint,
    focus,
    ...heard.asks.flatMap(({ topic, target }) => [topic, target]),
  ]);
  let best: { readonly fact: Fact; readonly size: number } | undefined;
  for (const item of wordedItems(view)) {
    const isNear = near.has(item.fact.topic);
    const size = coverOf(item, said, isNear) * 2 + Number(isNear);
    if (size > 1 && size > (best?.size ?? 0)) best = { fact: item.fact, size };
  }
  return best?.fact ?? (heard.band === "answer" ? undefined : ofOneWord(view, said));
}

/** Words that colour a thing of a list and name no other: "funny cravings", "bad nosebleeds". */
const colouring: ReadonlySet<string> = new Set(
  (
    "bad badly big funny great heavy little lot lots major more new odd ok okay alright old other past previous recent " +
    "regular serious severe special strange unusual weird today now lately recently ever before current also normal"
  ).split(" "),
);

/** The item that a thing of a list or row names by the case's own words; a single word must name one item alone. */
export function itemOfPart(view: PatientView, part: string): Fact | undefined {
  const said = wordsOf(part).filter((word) => isTopical(word) && !colouring.has(word));
  if (said.length === 0 || said.length > 3) return undefined;
  const isOf = ({ fact, phrases }: Worded): boolean => {
    const own = [...phrases, wordsOf((fact.item ?? "").replaceAll("_", " "))];
    const [only] = said;
    if (said.length === 1 && only !== undefined) {
      const dull = noiseOf(fact.topic, undefined).words;
      const isTelling =
        only.length >= telling && !isCommon.test(only) && !overlaps(contentWords(only), dull);
      return isTelling && own.some((phrase) => isJust(phrase, only));
    }
    return own.some((phrase) => {
      const topical = phrase.filter(isTopical);
      return topical.length > 0 && said.every((word) => topical.some((one) => isForm(one, word)));
    });
  };
  const found = wordedItems(view).filter(isOf);
  const topics = new Set(found.map(({ fact }) => fact.topic));
  return topics.size === 1 ? found[0]?.fact : undefined;
}

/** Single words that go with many topics. */
const isCommon = /^(blood|pains?|aches?|swelling|tests?|problems?)$/;
const isForm = (one: string, other: string): boolean =>
  one === other || one === `${other}s` || `${one}s` === other;
const isJust = (phrase: readonly string[], word: string): boolean => {
  const topical = phrase.filter(isTopical);
  return topical.length === 1 && isForm(topical[0] ?? "", word);
};

/** "When was he last well?" is the case's own line for it, not the onset at large. */
export const ownPhrase: Reading = ({ view, state, heard, text }) => {
  const fact = itemOfPhrase(view, state.focus.target, heard, text);
  if (!fact) return undefined;
  const isOpen = /^\W*(and |so |but )?(what|how|when|where|which|who|why|tell)\b/i.test(text);
  return [itemAskFor(fact, text, { form: isOpen ? "open" : "closed", confidence: 0.95 })];
};
