import { findDiagnoses } from "@anamnesis/terminology";
import { drugIdsOf } from "../lexicon/drug-words.ts";
import { symptomMentions } from "../lexicon/symptom-words.ts";
import { sayOf, wordsOf } from "./plain-talk.ts";
import { placesIn } from "./said-of.ts";

/** So few words are a word taken up, and no statement. */
const mostWords = 3;
const assents =
  /(?<![\p{L}])(?:yes|yeah|yep|yup|aye|no|nope|never|not|always|definitely)(?![\p{L}])/iu;
const small = new Set(
  "a an the and but or so my your his her it its is was this that these those of in at on with to oh ah well hm ha and right okay".split(
    " ",
  ),
);
const states = (text: string): boolean =>
  symptomMentions(text).length > 0 ||
  placesIn(text).length > 0 ||
  drugIdsOf(text).size > 0 ||
  findDiagnoses(text).length > 0;

/**
 * Whether a sentence only takes up words that were just said to somebody: "The injections...", "Fluid, is it?", "Ruptured." It
 * states nothing of its own; what names an illness, a symptom, a part of the body or a medicine has to be left hanging or asked,
 * unless they have just been told of it.
 */
export function takesUp(sentence: string, asked: string, isTold = false): boolean {
  const own = wordsOf(sentence.toLowerCase()).filter((word) => !small.has(word));
  if (own.length === 0 || own.length > mostWords || assents.test(sentence)) return false;
  const heard = new Set(wordsOf(asked.toLowerCase()).map(sayOf));
  if (!own.every((word) => heard.has(sayOf(word)))) return false;
  return isTold || /(?:\?|…|\.{3}|—)\s*$/.test(sentence) || !states(sentence);
}

/** A sentence without the name by which it calls who was just heard: "By all means, Josh." */
export function withoutVocative(sentence: string, asked: string): string {
  const names = new Set(
    [
      ...asked.matchAll(
        /(?:\bI['’]?m|\bI am|\bname['’]?s|\bname is|\bDr\.?|\bDoctor)\s+(\p{Lu}[\p{L}'’-]+)/gu,
      ),
    ].map(([, name = ""]) => name),
  );
  return [...names].reduce(
    (text, name) => text.replace(new RegExp(`,?\\s*(?:Dr\\.? )?${name}(?=[.,!?…]|$)`, "u"), ""),
    sentence,
  );
}

/** "And dizzy...": what the next sentence speaks of, neither said nor denied. */
export const isHanging = (sentence: string): boolean =>
  /(?:…|\.{3}|—)\s*$/.test(sentence) && wordsOf(sentence).length <= mostWords;
