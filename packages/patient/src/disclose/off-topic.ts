import type { PlanStep } from "../dialogue.ts";
import type { Understanding } from "../understand/types.ts";
import { namesAnIllness } from "./diagnosis-talk.ts";
import { deniedMatter } from "./matters.ts";
import { isTellable, textOfFact, truthOf } from "./fact-index.ts";
import { type Situation, tell } from "./situation.ts";

type Answer = (situation: Situation, heard: Understanding) => readonly PlanStep[] | undefined;

const social = (move: string): readonly PlanStep[] => [{ kind: "social", move }];

const organs =
  "heart|lungs?|brain|kidneys?|liver|nerves|appendix|gall ?bladder|bowels?|stomach|womb|ovar(?:y|ies)|spine|thyroid|hormones|glands?";
const systems =
  "cardiac|pulmonary|neurological|autoimmune|hormonal|psychological|psychiatric|inflammatory|muscular|viral|bacterial|infectious|vascular|cancerous";
/** "Is it cardiac?", "I bet it's your appendix": what it is, put to the patient without naming an illness. */
const guesses = new RegExp(
  `\\b(?:is|was|could|would|might) (?:it|this|that) (?:all |just |something )?(?:be )?(?:${systems}|(?:your|his|her|the) (?:${organs}))\\s*(?:\\W|$)|\\b(?:bet|guess|reckon|think) (?:it['’]?s|this is|it is) (?:${systems}|(?:your|his|her|the) (?:${organs}))\\b`,
  "i",
);
const ifItWere =
  /\bif (it|this) (were|was)\b.*\b(tell|say|admit|know)\b|\b(warmer|hotter) or (colder|cooler)\b/i;
const guess: Answer = ({ text, view }) => {
  if (ifItWere.test(text)) return social("probe");
  return guesses.test(text) && !namesAnIllness(text, view) ? social("suggested") : undefined;
};

const ofNotes =
  /\b(read|see|show|open|what('s| is| does)|look at|say)\b.*\b(your|his|her|the) (notes?|chart|file|records?|folder)\b/i;
const notes: Answer = ({ text, acts }) =>
  ofNotes.test(text) && !acts.has("examination_request") ? social("notes") : undefined;

const unreal =
  /\b(not|n['’]?t) (a |an )?(real|actual|genuine) (patient|person|human)?|\bnot real\b|\b(the |get |full |your )?(marks?|marking|points|rubric|mark ?sheet)\b.*\b(for|get|scheme|be|sheet)\b|\b(just )?say yes or no\b(?=\W*$)/i;
const notReal: Answer = ({ text }) => (unreal.test(text) ? social("role_break") : undefined);

const tasks =
  /\b\d+\s*(\+|plus|times|x|minus|take away)\s*\d+\b|\b(count(ing)? (back|down)\w*|serial (sevens|threes)|spell \w+ backwards|(days|months) .*backwards|remember (these|three|this address))\b/i;
const mindTask: Answer = (situation) => {
  if (!tasks.test(situation.text)) return undefined;
  const muddle = situation.index.root("symptom:confusion_memory");
  return muddle && truthOf(muddle) === "yes" && isTellable(muddle)
    ? tell(situation, muddle)
    : social("orientated");
};

const idle =
  /\b(tell me a (joke|story)|sing (me|us)|who won|capital of|favou?rite (\w+ )?(food|colour|color|film|team|song|book)|do you (like|love|hate) (me|football|music)|meaning of life|horoscope|lottery|prime number)\b/i;
const idleTalk: Answer = ({ text }) => (idle.test(text) ? social("off_topic") : undefined);

const beliefs =
  /\b(religio\w+|are you (christian|muslim|jewish|hindu|sikh|catholic)|believe in god|faith|go to church|do you pray)\b/i;
const faith: Answer = (situation) => {
  if (!beliefs.test(situation.text)) return undefined;
  const own = situation.view.facts.find(
    (fact) =>
      !fact.isDefault &&
      fact.tell === "asked" &&
      isTellable(fact) &&
      beliefs.test(textOfFact(fact)),
  );
  return own ? tell(situation, own) : social("beliefs");
};

const sizes =
  /\b(how (tall|heavy|big) (are|is) (?!the|it|that|your|this|his|her)\w+|how much (do|does) (you|he|she) weigh|what (do|does) (you|he|she) weigh|(your|his|her) (height|bmi|current weight))\b/i;
const measured =
  /\b(kilos?|kg)\b|\b(weighs?|weighed)\b.*\b(stone|pounds)\b|\bstone\b.*\bweigh(s|ed)?\b|\b(centimetres|cm|feet (tall|two|four|six)|foot (one|two|three|four|six))\b/i;
const size: Answer = (situation) => {
  if (!sizes.test(situation.text)) return undefined;
  const weighed = situation.view.facts.find(
    (fact) =>
      fact.item !== undefined &&
      isTellable(fact) &&
      fact.words.some((word) => /\bweigh(s|ed)?\b/.test(word)),
  );
  const isWeight = /\b(heavy|weigh\w*)\b/i.test(situation.text);
  if (isWeight && weighed) return tell(situation, weighed);
  const own = [
    ...situation.index.of("investigations"),
    ...situation.index.of("symptom:weight_change"),
    ...situation.index.of("paeds_history"),
  ].find(
    (fact) => !fact.isDefault && isTellable(fact) && fact.say.some((line) => measured.test(line)),
  );
  return own ? tell(situation, own) : social("own_size");
};

// An accent alone is no other language: "fiancé", "café".
const foreignLetters = /[¿¡ñçßäöüàùâîôœåøæ]|(?!\p{Script=Latin})\p{L}/u;
const foreignWords =
  /\b(c['’]est|quoi|votre|vous|avez|fehlt|ihnen|haben|sie|wie|geht|vertel|wat|heeft|che|cosa|dimmi|qual|seu|tienes|usted|como|esta|est|dove|powiedz|mondd|söyle|hvad|hva)\b/gi;
const pictograph = /\p{Extended_Pictographic}/u;
/** Another language: told by its letters, or by more than one of its commonest words. */
const foreign: Answer = ({ text }, heard) => {
  if (heard.band === "answer" && heard.confidence > 0.8) return undefined;
  const isOther = foreignLetters.test(text.toLowerCase()) && !pictograph.test(text);
  return isOther || (text.match(foreignWords) ?? []).length > 1 ? social("in_english") : undefined;
};

const emoji: Answer = ({ text }) =>
  pictograph.test(text) && !/[\p{L}\p{N}#]/u.test(text) ? social("acknowledge") : undefined;

const isSound = (word: string): boolean =>
  /[aeiouy]/i.test(word) && !/[bcdfghjklmnpqrstvwxz]{5,}/i.test(word);
/** A line of no words at all: keys struck at random, one syllable over and over, a bare figure. */
const noise: Answer = ({ text, state }, heard) => {
  const isFigure = /^\W*\d+\W*$/.test(text) && state.offered.length === 0;
  if (isFigure || /^\W*((asdf|qwer|zxcv|hjkl|uiop|fghj)\w*\W*)+$/i.test(text))
    return [{ kind: "ask_again" }];
  if (heard.band === "answer" && heard.confidence > 0.8) return undefined;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isRepeated = words.length > 2 && new Set(words).size === 1;
  const isKeys =
    words.some((word) => word.length > 3) &&
    words.filter((word) => !isSound(word)).length * 2 > words.length;
  return isRepeated || isKeys ? [{ kind: "ask_again" }] : undefined;
};

const answers: readonly Answer[] = [
  deniedMatter,
  guess,
  notes,
  notReal,
  mindTask,
  idleTalk,
  faith,
  size,
  emoji,
  foreign,
  noise,
];

/** What is no part of a consultation, or no words: answered as somebody would who is ill and does not expect it. */
export function answerOffTopic(
  situation: Situation,
  heard: Understanding,
): readonly PlanStep[] | undefined {
  for (const answer of answers) {
    const steps = answer(situation, heard);
    if (steps && steps.length > 0) return steps;
  }
  return undefined;
}
