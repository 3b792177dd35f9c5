import { does, type LearnerTurn } from "../encounter/consultation.ts";
import { stemsOf } from "../encounter/stems.ts";
import { withoutLeave } from "../encounter/questions.ts";

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
  /\b(when|where|wheres|wher|wen|which|who|how (long|often|many|much|bad|severe|far|old|high))\b/i;
export const asksClosed = (turn: LearnerTurn): boolean =>
  turn.asked > 0 && turn.reply.asks.some((ask) => ask.form !== "open" && isClinical(ask.topic));
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
  (turn.asked > 1 &&
    !does(turn, "summary") &&
    secondQuestion.test(asQuestions(withoutLeave(turn.text))));
/** Questions that are dictated without a question mark are questions all the same. */
const asQuestions = (text: string): string =>
  text.includes("?") ? text : `${text.replace(/\./g, "?")}?`;
/** A statement with a tag ("…, don't you?", "…, right?"), or a denial put up for agreement ("No fever, then?"). */
const leadingWords =
  /\b(?:is|are|was|were|do|does|did|have|has|had|can|could|would|wo|ca)(?:n['’]?t) (?:you|it|he|she|they|there|that)\s*[?.!]*$|,?\s(?:(?<!\ball )right|yes|yeah|correct|no|innit)\s*\?\s*$|\bbet (?:that|it|you)|^(?:and |so |but |then )*just to (?:be sure|check|confirm),? (?:there['’]?s |you['’]?ve |had )?no\b|^(?:and |so |but )?(?:no|not) [^?]*,? then\s*\?|^(?:so |and |but )?you(?:'ve|’ve| have)? ?(?:don['’]?t|do not|haven['’]?t|have not|aren['’]?t|never)\b[^?]*\?/i;
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
  harsh.test(turn.text) ||
  // "Lying there awake sounds miserable": whoever takes up a feeling was misheard, and not rude.
  (!feelingWords.test(turn.text) &&
    (does(turn, "rudeness") ||
      turn.reply.plan.some((step) => step.kind === "social" && step.move === "rude")));
/** Words that take up a feeling; "must", "pain" and "help" alone are said of many things. */
const feelingWords =
  /\b(?:sorry (?:about|for|to|that|you|it|your|this)|so sorry|(?:must|can|may) (?:be|have been|feel|get) (?:\w+ ){0,2}\w+|sounds? (?:\w+ ){0,3}(?:rough|tough|hard|awful|frightening|scary|difficult|unpleasant|painful|horrible|horrid|terrible|exhausting|miserable|stressful|worrying)|(?:i|we) (?:do |can |completely |totally )?(?:understand|get that|hear|see (?:that|how|why))|frighten\w*|scar(?:y|ed|ing)|awful|dreadful|horrid|(?<!without )upset\w*|distress\w*|anxious|terrible|terrif\w*|horrible|exhaust\w*|brave|no wonder|(?:makes?|complete) (?:\w+ )?sense|natural (?:to|that)|normal to|fair enough|not (?:at all )?(?:daft|silly|soft|stupid)|(?:right|did well|glad you) (?:to )?(?:come|came|call(?:ed)?)|(?:enough|right|understandable) to worry|understandable|worr(?:ied|ying|isome)|rough|tough|not (?:alone|on your own|going to leave you)|with you\b|in (?:the right|safe) (?:place|hands)|take (?:good )?care of you|look after you|take (?:all the|your) time|glad you|bless (?:him|her|you)|hard (?:for|on|to)|difficult for|poor (?:thing|you|love|lad|girl))\b/i;
/** "Don't worry about it" waves a feeling away. */
const waved = /\b(?:do(?:n['’]?t| not)|not|needn['’]?t) (?:need to )?worry\b/gi;
const comforts =
  /(?:^|[.,;!?]\s*|\band )(?:so )?(?:(?:please )?(?:do not|don['’]?t) (?:you )?worry|i['’]?d not worry|i wouldn['’]?t worry|(?:there['’]?s |it['’]?s )?nothing to worry about)(?=\s*(?:[.,!?;]|$|too much|about (?:it|this)\b))/i;
const hasShown =
  /\b(?:scan|tests?|tracing|ecg|ekg|x-?ray|bloods?|results?|heart(?:['’]s| is) (?:fine|good))\b/i;
/** Told not to worry, on nothing but a guess. */
export const wavesAway = (turn: LearnerTurn): boolean =>
  turn.number > 2 && comforts.test(turn.text) && !hasShown.test(turn.text);
const takesUp = ({ text }: LearnerTurn): boolean => feelingWords.test(text.replace(waved, " "));
export const isKind = (turn: LearnerTurn): boolean =>
  does(turn, "empathy", "normalising", "reassurance") &&
  !isRude(turn) &&
  !hearsRudeness(turn) &&
  takesUp(turn);
const distress = new Set(["frightened", "tearful", "worried", "embarrassed"]);
/** The patient showed a feeling that calls for an answer. */
export const showsFeeling = (turn: LearnerTurn): boolean =>
  turn.newFacts.some((fact) => /^(ice:)?concerns/.test(fact)) ||
  (distress.has(turn.reply.mood) && turn.reply.mood !== turn.moodBefore);
const saysNot =
  /\b(?:not|isn['’]?t|no|nothing|don['’]?t (?:think|see)|unlikely|fits? \w+ better)\b/i;
/** What is told to the patient: no question, nothing to the nurse, nothing that stands in the notes. */
const toldToThem = (text: string): string =>
  (/^\W*(?:nurse|sister)\b/i.test(text) ? "" : text)
    .split(/(?<=[.!?])\s+/)
    .filter((one) => !one.trim().endsWith("?") && !/\b(?:nurse|triage|notes?)\b/i.test(one))
    .join(" ");
/** Whether a line answers the fear that was told a moment before, by its own name: "It's not cancer like your mom's." */
export const answersFear = (turn: LearnerTurn, fear: LearnerTurn): boolean => {
  const feared = stemsOf(fear.answer);
  const told = toldToThem(turn.text);
  return (
    saysNot.test(told) &&
    !isRude(turn) &&
    !does(turn, "summary", "summarising") &&
    stemsOf(told).filter((stem) => stem.length > 3 && feared.includes(stem)).length > 0
  );
};
