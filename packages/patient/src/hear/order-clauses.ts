import { bedsideTerms, findDrugs } from "@anamnesis/terminology";
import type { Move, MoveAct } from "./moves.ts";

/** Acts by which something is done or said to be done now. */
export const does: ReadonlySet<MoveAct> = new Set(["plan", "instruct", "offer", "examine"]);
/** Acts that are something else however an order may stand in their words. */
const neverOrders: ReadonlySet<MoveAct> = new Set([
  "summary",
  "teachback",
  "safetynet",
  "rude",
  "empathise",
]);

const fronts =
  "^\\W*(?:(?:please|nurse|sister|ok|okay|right|now|and|then|so|also|quickly|team|everyone|yes|go and|just|let'?s|we need to|i need you to|i want you to)[\\s,]+)*";
export const imperative = new RegExp(
  `${fronts}(?:give|put|start|call|get|attach|pop|set up|run|push|draw up|hang(?! on)|repeat|lie|lay|sit|raise|lift|activate|bleep|page|fetch|begin|administer|insert|place|take|chew|check|turn|bring|send|move|open|another|more|one more|secure|prepare|alert|inform|high[- ]?flow|wait)\\b`,
  "i",
);
const asksTeam =
  /\b(?:can|could|may|will|would|shall) (?:we|i|you|u|somebody|someone|anyone|the nurse|one of you)\b(?: all)?(?: please)? (?:just |please )?(?:get|give|have|put|start|set|call|bring|fetch|activate|pop|attach|draw|hang|run|send|move|take|check|open|lie|lay|sit)\b|\b(?:i|we)(?:'d| would)? (?:want|need|like)\b|\b(?:ask|asking|get|getting|have|having) (?:the |our )?(?:staff )?nurse\b|\b(?:i|we)(?:'ll|'m|'re| will| am| are) (?:just )?(?:going to |gonna )?(?:giv|put|start|call|get|attach|wait(?= \d|ing \d))/i;
const pointed = /\b(?:please|now|stat|immediately|straight away|at once)\W*$/i;
export const ofHistory =
  /\b(?:do|does|did|have|has|had|are|were|was|is) (?:you|he|she|they|it|anyone|any|the|your|there|his|her)\b|\b(?:you|he|she) (?:take|takes|taking|use|uses|have|had|has|been)\b|\b(?:usually|normally|every day|daily|at home|ever|before|allerg\w+)\b|^\W*(?:what|why|how|when|where|which|who|are|is|was|were|have|has|had|do|does|did|any)\b/i;

/** A sentence of its own says of somebody what they do; what is jotted or called out has none. */
const hasSubject =
  /\b(?:i|we|you|he|she|it|they|this|that|there|i'?ll|we'?ll|you'?ll|u|is|are|was|will|would|might|may|should)\b/i;
const ofTheirs =
  /\b(?:previous|prior|past|history|hx|family|any|ever|allerg\w*|recent|worse|better|when|after|since|at home|no|not)\b|\bpain\b(?<!to pain)/i;
const jottedKinds = new Set(["position", "monitor", "access", "oxygen", "procedure"]);
const wayIn = /\b(?:iv|im|sc|po|pr|neb\w*|infusion|bolus|stat|titrat\w*|loading dose|load)\b/i;
const mostJotted = 7;

/** "Head up 30 degrees", "pads on", "morphine titrate to pain": called out without a verb, as to those who stand by. */
function isJotted(words: string): boolean {
  if (words.includes("?") || hasSubject.test(words) || ofTheirs.test(words)) return false;
  if (words.trim().split(/\s+/).length > mostJotted) return false;
  const isAct = bedsideTerms.some(({ kind, pattern }) => {
    const at = jottedKinds.has(kind) ? words.search(pattern) : -1;
    return at >= 0 && (kind !== "position" || at <= 3);
  });
  return isAct || (wayIn.test(words) && findDrugs(words).some(({ kind }) => kind === "drug"));
}

const sentenceEnd = /(?<=[.;!?])\s+/;
/** Whether some words order something, whatever the network took them for. */
export function isOrdering(move: Move, words: string): boolean {
  if (does.has(move.act))
    return !/\b(?:would you like|do you want|would you mind if we did)\b/i.test(words);
  if (move.act !== "summary" && move.act !== "teachback" && isJotted(words)) return true;
  const isCalledOut =
    (move.act === "rude" || (move.act === "summary" && move.isToNurse === true)) &&
    imperative.test(words);
  if (neverOrders.has(move.act) && !isCalledOut) return false;
  if (asksTeam.test(words) && !/\b(?:ask|know|tell me|talk|understand)\b/i.test(words)) return true;
  // "Where's that anaesthetist? And let's sit him up." "The chest is clear, so one more 250 ml."
  const sentences = words.split(sentenceEnd).flatMap((one) => one.split(/,\s+(?=so\b)/i));
  if (sentences.length > 1 && sentences.some((one) => imperative.test(one))) return true;
  if (ofHistory.test(words)) return false;
  return (
    imperative.test(words) ||
    pointed.test(words) ||
    findDrugs(words).some(({ dose }) => dose !== undefined)
  );
}

const verbs =
  "repeat|give|start|call|get|put|set|send|take|check|bring|lie|lay|sit|raise|attach|pop|move|if|when|once|unless|another|a second|can|could|let|hold|stop|leave|no|just";
const joints = new RegExp(
  `(?:,|\\band\\b|\\bthen\\b)\\s+(?=(?:(?:then|and|we(?:'ll)?|i(?:'ll)?|please|also)\\s+)*(?:${verbs})\\b)`,
  "i",
);
const consents =
  /\b(?:if|when) (?:that(?:'?s| is)|it(?:'?s| is)|you(?:'?re| are)|you don'?t mind|i may|we (?:can|may)|possible|you can|you like)[^,.;]*/gi;
const defers =
  /(?:->|=>|→)|\b(?:if|unless|only after|soon(?! as)(?<!as soon)|until|in case|depending|when|as soon as(?! possible)|(?<!at )once(?! more| again)|later|tomorrow|tonight|might|clash(?:es)?|interacts? with|sort (?:that|this|it) (?:out )?first|may (?:need|have)|could need|probably need|consider\w*|think(?:ing)? about|at home|from now on|carry|in future|next time|(?:days?|weeks?|months?|fortnight) (?:from now|later|time)|in (?:a|one|two|three|four|six|some|\d+) (?:days?|weeks?|months?)|within (?:\d+|\w+) (?:hours|days)|before you go|go home|on the ward|would have|wait(?:ing)? for|what|why)\b|\b(?:confirm|check|agree|discuss|ask|run|clear)\w*\b[^.;!?]{0,30}\b(?:with|w)\b[^.;!?]{0,20}\b(?:senior|consultant|registrar|reg|boss|team|pharmac\w+|specialist)\b|\b(?:senior|consultant|registrar|boss) (?:will )?decides?\b|\bnothing yet\b|\b(?:on standby|standing by|in reserve|at the ready|drawn up(?! and)|(?:have|had|having|keep|get|got)\b[^.;,]{0,25}\bready(?! to))\b/i;
const begins = /^\W*(?:(?:and|but|so|then|now)\s+)*(?:if|when|once|unless|should)\b/i;

/** Who, when or how much is asked about something: it is not ordered with that. */
const asksAbout = /\b(?:who|when|which|where|how (?:many|much|often|long|are|is))\b[^.;!]*\?\s*$/i;

/** "Salbutamol neb please?": asked for, however it rises. */
const politely =
  /\b(?:please|pls|now|stat|going to|gonna|shall we|let['’]?s|i['’]ll|we['’]ll|i['’]d|we['’]d)\b/i;
/** "See if she'll feed" and "I don't want to wait for the scan" wait for nothing, and nothing by mouth goes on until something by its nature. */
const noConditions =
  /\b(?:(?:\w+n['’]?t (?:want|need|have|like) to|not going to|no need to|without|rather than|instead of|not) wait(?:ing)? (?:for|till|until|on)\b[^,.;]*|(?:and )?(?:see|check|find out|ask) (?:if|whether)\b[^,.;]*|(?<=\b(?:nil by mouth|nbm|npo|nothing by mouth|nothing to eat or drink)\b[^.;]{0,20})\b(?:until|till|before)\b[^,.;]*)/gi;
/** "What I want is …": it is wanted, and not asked after. */
const whatIWant = /\bwhat (?=(?:i|we)(?:['’]?[dm]|['’]re| am| are| would)?\b)/gi;

/** "Likely colchicine and an anti-inflammatory": what it may come to; "likely sepsis, so ceftriaxone" is given. */
const isGuessed =
  /^\W*(?:(?:and|so|then)\s+)?(?:(?:most|very)\s+)?(?:likely|probably|maybe|perhaps|possibly)\b(?![^.;]*\b(?:so|give|giving|now|stat|start|please)\b)/i;

/** "40 mg now, urine chart, a catheter only if she can't manage": of a list the one thing waits. */
const onlyIf = /\bonly (?:if|when|once)\b/i;
const items = /\s*[,;]\s+|\s+[-–—]\s+/;

/** "If it's under a hundred |": the condition of what is said behind it, cut off from it; politeness is none. */
export const isCondition = (words: string): boolean =>
  begins.test(words) &&
  !/[.;!?]\s*$/.test(words) &&
  !/^\W*(?:and |so |but )*(?:if|when) (?:that|you|u|i|we) (?:is |are |'s |'re )?(?:could|can|would|don'?t|ready|ok|okay|may|like|please)\b|\bpossible\b/i.test(
    words,
  );

/** Somebody speaks of themselves as doing it now: "I'm going to give", "I'm getting the senior". */
const doing =
  /\b(?:i(?:'m| am|m)|we(?:'re| are|re)) (?:just |now |also )?(?:(?:going to|gonna|about to) )?(?:giv|put|start|call|get|attach|run|push|draw|ring|bleep|do)\w*\b/i;
const bidsTeam =
  /\b(?:can|could|may|will|would|shall) (?:we|you|u|somebody|someone|anyone|the nurse|one of you)\b|\b(?:ask|asking|get|getting) (?:the |our )?(?:staff )?nurse\b/i;
/** "Plan: fluids, insulin drip", "then insulin today": what is to come, in outline. */
const isOutlined = /\bplan\b\s*(?:=|:|is)|\btoday\b/i;

const isIntended =
  /\b(?:i|we)(?:['’]?(?:ll|m|re)| am| are| will| shall| need to| have to| want(?: to)?|['’]d like(?: to)?)\b|\b(?:he|she|you|they)(?:['’]?ll| will) (?:get|have|need)\b|\blet (?:me|us)\b|\blet['’]?s\b|\bgoing to\b|\bgonna\b/i;

/** "Carbimazole, calms the gland": what something does is told with it. */
const describes =
  /\b(?!(?:across|towards|plus|versus|minus|besides|fluids|bloods|bags|pads|sats)\b)[a-z]{3,}s (?:down |up |away )?(?:the|your|his|her|their)\b/;

/**
 * How the words of an order stand: bidden; meant by whoever speaks, who tells of it; only talked about ("there is another
 * medicine, colchicine"); or left to wait for a condition, a time, somebody's word.
 */
export type Mood = "bidden" | "intended" | "told" | "deferred";

function moodOf(clause: string): Exclude<Mood, "deferred"> {
  const isCalled = imperative.test(clause) || pointed.test(clause);
  const isBare = !hasSubject.test(clause) && !isOutlined.test(clause) && !describes.test(clause);
  if (isCalled || doing.test(clause) || bidsTeam.test(clause) || isBare) return "bidden";
  return isIntended.test(clause) && !/\bdangerous\b/i.test(clause) ? "intended" : "told";
}

export interface Clause {
  readonly words: string;
  readonly mood: Mood;
}

/** The clauses of some words and how each stands, in their order. */
export function clausesOf(words: string): readonly Clause[] {
  return words.split(sentenceEnd).flatMap((sentence) => {
    const isAsked =
      /\?\s*$/.test(sentence) && !imperative.test(sentence) && !politely.test(sentence);
    if ((isAsked || asksAbout.test(sentence)) && !asksTeam.test(sentence)) return [];
    let waits = false;
    return sentence
      .replace(consents, " ")
      .replace(noConditions, " ")
      .replace(whatIWant, "")
      .split(joints)
      .flatMap((clause) => (onlyIf.test(clause) ? clause.split(items) : [clause]))
      .map((clause): Clause => {
        const isDeferred = waits || defers.test(clause) || isGuessed.test(clause);
        waits = begins.test(clause);
        return { words: clause, mood: isDeferred ? "deferred" : moodOf(clause) };
      });
  });
}
