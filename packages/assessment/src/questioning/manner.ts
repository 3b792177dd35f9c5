import { does, type LearnerTurn } from "../encounter/consultation.ts";

/** A question that names its answers, or supposes one, leaves no room. */
const namesTheAnswer =
  /\b\p{L}+,? or \p{L}+\s*\?|\b(?:i gather|i see|i hear|i take it|i assume|i understand)(?: that)? (?:you|it|he|she)\b|\byou(?:'ve|’ve| have) got\b/iu;
/** An invitation to tell: the opening question, "tell me more", or an open question about the complaint; one at a time. */
export const asksOpenly = (turn: LearnerTurn): boolean =>
  !isStacked(turn) &&
  !namesTheAnswer.test(turn.text) &&
  (does(turn, "opening", "elaborate", "anything_else") ||
    (!asksForOneThing.test(turn.text) &&
      turn.reply.asks.some((ask) => ask.form === "open" && /^(hpc|symptom):/.test(ask.topic))));
/** "When did it start?" has one short answer, and "Where is it?" and "How bad is it?". */
const asksForOneThing =
  /\b(when|where|wher|wen|which|who|how (long|often|many|much|bad|severe|far|old|high))\b/i;
export const asksClosed = (turn: LearnerTurn): boolean =>
  turn.reply.asks.some((ask) => ask.form !== "open" && isClinical(ask.topic));
const isClinical = (topic: string): boolean =>
  !/^(greeting|identity|consent|opening|elaborate|anything|summar|acknow|empathy|explan|closing|other|clarif)/.test(
    topic,
  );

/** A second question in the same breath: behind another question mark, or joined on with its own question word. */
const secondQuestion =
  /\?[^?]*\p{L}[^?]*\?|,?\s(?:and|or|also|plus)\s+(?:(?:do|does|did|have|has|had|is|are|was|were|can|could|would|will)\s+(?:you|it|he|she|they|there|that|the|your|any)|what|when|where|how|why|which|who|any)\b[^?]*\?/iu;
/**
 * Two things asked in one breath. One question with a short list ("any fever, chills or sweats?") is one question; the
 * check behind a summary is none.
 */
export const isStacked = (turn: LearnerTurn): boolean =>
  turn.asked > 3 ||
  (turn.asked > 1 && !does(turn, "summary") && secondQuestion.test(asQuestions(turn.text)));
/** Questions that are dictated without a question mark are questions all the same. */
const asQuestions = (text: string): string =>
  text.includes("?") ? text : text.replace(/\./g, "?");
/** A statement with a tag ("…, don't you?", "…, right?"), or a denial put up for agreement ("No fever, then?"). */
const leadingWords =
  /\b(?:is|are|was|were|do|does|did|have|has|had|can|could|would|wo|ca)(?:n['’]?t) (?:you|it|he|she|they|there|that)\s*[?.!]*$|,?\s(?:right|yes|correct|no)\s*\?\s*$|^(?:and |so |but )?(?:no|not) [^?]*,? then\s*\?|^(?:so |and |but )?you(?:'ve|’ve| have)? ?(?:don['’]?t|do not|haven['’]?t|have not|aren['’]?t|never)\b[^?]*\?/i;
export const isLeading = (turn: LearnerTurn): boolean =>
  !does(turn, "summary") &&
  turn.text
    .split(/(?<=[?.!])\s+/)
    .some((line) => leadingWords.test(line.trim()) && !isCheck.test(line.trim()));
/** "Is that right?", "…, is that OK?" ask for correction or leave. */
const isCheck =
  /\b(?:is (?:that|this|it)|have i got (?:that|it|this)|got that) (?:all )?(?:right|correct|ok|okay)\W*$|^all right\W*$/i;
export const hasJargon = (turn: LearnerTurn): boolean => does(turn, "jargon");
const harsh =
  /\bstop (?:crying|whining|moaning|fussing|complaining)\b|\b(?:your|his|her) own (?:doing|fault|making)\b|\bwast(?:e|ing) (?:my|our) time\b|\bhope for the best\b|\bshut up\b|\bdon['’]?t be (?:silly|stupid|ridiculous)\b|\bget (?:a grip|to the point)\b|\bhurry up\b|\bcome on,? sit up\b|\byou (?:people|lot)\b|\bi haven['’]?t got all day\b/i;
const hearsRudeness = (turn: LearnerTurn): boolean =>
  turn.reply.plan.some((step) => step.kind === "social" && /^(?:rude|dont_cry)/.test(step.move));
/** A line that would hurt, as the patient heard it or by its words. */
export const isRude = (turn: LearnerTurn): boolean =>
  does(turn, "rudeness") ||
  harsh.test(turn.text) ||
  turn.reply.plan.some((step) => step.kind === "social" && step.move === "rude");
const onlyThanks = /^(?:ok(?:ay)?|right|great|good|thanks|thank you|cheers)\b/i;
const feelingWords =
  /\b(?:sorry|must|sounds?|understand|frighten\w*|scar(?:y|ed|ing)|worr\w+|hard|difficult|awful|tough|rough|upset\w*|distress\w*|pain|look after|take care|glad|safe|right (?:thing|place)|not alone|i can see|anxious|terrible|horrible|exhaust\w*|brave|normal to|no wonder|help you)\b/i;
export const isKind = (turn: LearnerTurn): boolean =>
  does(turn, "empathy", "normalising", "reassurance") &&
  !isRude(turn) &&
  !hearsRudeness(turn) &&
  !(onlyThanks.test(turn.text) && !feelingWords.test(turn.text));
const distress = new Set(["frightened", "tearful", "worried", "embarrassed"]);
/** The patient showed a feeling that calls for an answer. */
export const showsFeeling = (turn: LearnerTurn): boolean =>
  turn.newFacts.some((fact) => /^(ice:)?concerns/.test(fact)) ||
  (distress.has(turn.reply.mood) && turn.reply.mood !== turn.moodBefore);
