import { findDiagnoses } from "@anamnesis/terminology";
import { actPatterns } from "../understand/act-patterns.ts";
import type { DialogueAct } from "../understand/types.ts";
import { stem } from "../understand/normalise.ts";
import { withoutFronts } from "./form.ts";
import type { MoveAct, MoveTouch } from "./moves.ts";

/** Acts that their very wording makes, whatever else the words resemble. */
const made: readonly (readonly [DialogueAct, MoveAct, (heard: MoveAct) => boolean])[] = [
  ["rudeness", "rude", () => true],
  ["role_break", "command", (act) => act !== "rude"],
  ["private_setting", "private", (act) => act !== "ask"],
  [
    "safety_netting",
    "safetynet",
    (act) => ["plan", "instruct", "explain", "reassure", "news"].includes(act),
  ],
];

const patterns = new Map(actPatterns);

/** What nobody says to a patient: a threat, a declaration or a joke, the weather and the match, "just tell me what it is". */
const offTheScript: readonly (readonly [RegExp, MoveAct])[] = [
  [
    /\b(?:i|we) (?:ll|will|m going to|am going to) (?:throw|kick|have) you out\b|\b(?:i|we) (?:ll|will) (?:call|get) (?:the police|security)\b|\b(?:i|we) (?:ll|will) (?:hit|hurt|slap|sue|report) you\b|\b(?:ll|will) take your \w+ away\b|\byou (?:re|are) (?:a |such a )?boring\b/,
    "rude",
  ],
  [
    /\bi (?:think i )?(?:m |am )?(?:in )?(?:love|adore|fancy) (?:with )?you\b|\bmarry me\b|\brun away with me\b|\bknock knock\b|\bwhy did the \w+ cross the road\b|\btell me a joke\b/,
    "command",
  ],
  [
    /\b(?:see|watch|saw) the (?:football|rugby|cricket|match)\b|\bwin the (?:league|cup|match)\b|\b(?:will|is) it (?:rain|snow|going to rain|raining)\b|\b(?:nice|lovely|awful|terrible|grim) weather\b/,
    "smalltalk",
  ],
  [
    /\bjust (?:give|tell) me the (?:answer|diagnosis)\b|\btell me the diagnosis\b|\bwhich diagnosis does\b|\bwhat (?:have|ve) you got .*\byes or no\b/,
    "probe",
  ],
];

const frame = new Set(
  "a an the and so but or okay ok right well oh i see you said that is was it its in on at of to for with your my his her he she they this just yes no yeah then at now got had have has been like really very not thanks thank".split(
    " ",
  ),
);

/**
 * Whether the words only give back what the patient has just said ("whistling, okay", "cats,"): nothing is asked by them
 * unless a question mark or a question word says so.
 */
export function isEcho(tokens: readonly string[], said: readonly string[]): boolean {
  if (
    tokens.includes("?") ||
    tokens.some((word) => /^(how|what|when|where|which|who|why|any)$/.test(word))
  )
    return false;
  const words = tokens.filter((word) => /[a-z0-9]/.test(word));
  if (
    /^(do|does|did|is|are|was|were|have|has|had|can|could|would|will|tell|describe)$/.test(
      words[0] ?? "",
    )
  )
    return false;
  const content = words.filter((word) => !frame.has(word)).map(stem);
  const heard = new Set(said.map(stem));
  return (
    content.length > 0 && content.filter((word) => heard.has(word)).length >= content.length * 0.75
  );
}

/** "No allergies, no ulcers." and "so no fever," note what was denied. */
export const isDenialNoted = (tokens: readonly string[]): boolean =>
  /^(so |okay |right |and )*(no|not|nothing|never)\b/.test(tokens.join(" ")) &&
  !tokens.includes("?");

const calming =
  /\b(not|no|nothing|only|just|without|never|unlikely|ruled out|good news|treatable)\b/;
/** Said of something grave, these take the edge off it. */
const soothing =
  /\b(treatable|fixable|(?:can|will|could) be (?:treated|fixed|cured)|(?:very|really|extremely|quite) (?:rare|unlikely|common|safe)|nothing (?:serious|dangerous|to worry)|not (?:dangerous|serious|life[- ]threatening|cancer)|(?:gets?|get you|feel) better|good news|caught (?:it )?early|long way from)\b/i;
const deadly = /\b(die|dying|death|fatal|cancer)\b/;

/** What some news or plan touches: a disease that is named, or death, is bad news, unless it is named to rule it out. */
export function touchOf(words: string, act: MoveAct, touches: MoveTouch): MoveTouch {
  const isTold = act === "news" || act === "explain";
  if (touches === "bad_news" && soothing.test(words)) return "good_news";
  if (!isTold || (touches !== "other" && touches !== "good_news")) return touches;
  const plain = words.toLowerCase();
  const isGrave = deadly.test(plain) || findDiagnoses(words).length > 0;
  return isGrave && !calming.test(plain) ? "bad_news" : touches;
}

const plainQuestion =
  /^(have|has|had|do|does|did|are|is|was|were) (you|he|she|it|they|your|there|the|his|her|any|this|that)\b/;
/** "Is there anything else?" invites; "is she listless?" asks. */
const invites =
  /\b(any|anything|something|else|more|tell|wrong|matter|trouble|happen\w*|going on|brought)\b/;
const courteous = /\b(okay|all right|mind|comfortable|understand|happy|ready|sense|with me)\b/;
const noQuestions: ReadonlySet<MoveAct> = new Set([
  "greet",
  "acknowledge",
  "thank",
  "goodbye",
  "reassure",
  "explain",
  "smalltalk",
  "signpost",
]);

/** "Let me check I've got this right" checks what was said, and nobody's body. */
const receipt = /\b(check|make sure|see if) (that )?(i|we) ?(ve|have)? ?(got|understood|heard)\b/;
/** "May I ask you some questions?" asks for leave; "any questions for me?" gives the word. */
const wantsToAsk =
  /\b(can|could|may|might|shall|if|to|ll|will|have|got|need) (i |we |just |to |a few |some |couple of )*(ask|questions)\b(?! me| us)/;
const moving = /\b(lie|lay|sit|raise|lift|prop|move|turn|put|pop|get) (you|him|her|your|his)\b/;
const looking = /\b(look|listen|feel|press|tap|examine|check|see|test|measure|count)\b/;

/** "What have we got back?", "can I see what the sugar says?": the learner reads that, not the patient. */
const results =
  /\bwhat (is|are|was|were|s) (the )?(\w+ ){0,3}(results?|readings?|findings?|showing)\b|\bresults? (please|back|in|yet)\b|\bwhat (have we|did we|ve we) (got|get)( back)?\b|\bwhat (does|do|did) (the|your|his|her|it|that) (\w+ ){0,4}(show|say|read)\b|\b(see|show me) (what )?(the )?(\w+ ){0,5}(results?|readings?|says?|shows?)\b/;

/** "What's his BP now?", "how are the sats?": read off the monitor, whoever is asked. */
const ofMonitor =
  /\b(?:what(?:['’]?s| is| are)|how(?:['’]?s| is| are)) (?:his|her|the|their) (?:\w+ )?(?:bp|blood pressure|pulse|heart rate|hr|sats?|saturations?|obs|vitals|vital signs|resp(?:iratory)? rate)\b(?![^.?!]*\b(?:usual\w*|normal\w*|at home|before)\b)/i;
export const asksForVitals = (words: string): boolean => ofMonitor.test(words);

/** "Is that right?", "have I got that right?" */
const ifSo =
  /^(?:and |so )?(?:(?:is|was|s) (?:that|this|it) (?:right|correct|so|it|true|fair)|(?:have|did) (?:i|we) (?:got?|get|understood|understand|hear|heard) (?:that|it|this|you) (?:all )?(?:right|correctly)|(?:am|m) i right|right|correct|do i have (?:that|it)(?: right)?)$/;
export const asksIfSo = (tokens: readonly string[]): boolean =>
  tokens.at(-1) === "?" && ifSo.test(tokens.filter((word) => /[a-z0-9]/.test(word)).join(" "));

/** Whether the result of some test is wanted. */
export const asksForResult = (words: string): boolean =>
  results.test(words.toLowerCase().replace(/['’]/g, " "));

/** "Tell me back in your own words": without such words nobody is asked to say anything back. */
const saysBack =
  /\b(say|tell|repeat|play|give|run) (it |that |this |me )*(all |it )*(back|again|through)\b|\bown words\b|\b(what|how much) (have|did|do|ve|has|is) (you|i|we|he|she|u) (\w+ )*(understood|understand|gathered|taken|remember|said|heard|told|plan|explain\w*)\b|\bwhat (will|ll|are|would) (you|u) (\w+ )*(tell|say|do)\b|\bback to me\b|\bsummar\w+\b|\bexplain (it |that |this )?(back )?to (me|him|her|your)\b|\b(just )?(repeat|recap)\b|\bunderst(and|ood|anding)\b/;

/** "Can I say it back?": the learner is going to. */
const saysItself =
  /\b(can|could|may|shall|let|ll|will|if) (i|me|we) (just )?(say|tell|run|read|play|go|repeat|check|sum)\b/;

/** "Do you follow?", "have you taken that in?": asked after what was explained, not after the case. */
const asksWhetherClear =
  /^(have|did|do|does|are|is|was|am) (you|u|that|this|it|i|all that|all this) (\w+ )?(taken (that|this|it|all that) in|take (that|this|it) in|follow\w*|underst\w+|got (that|it|all that)|get (that|it)|make sense|makes sense|with me|clear|been clear|making sense)\b|^(clear|ok|okay|all right|with me) so far\b/;
/** "What happened with Peter?" asks after him, not for their story. */
const ofSomebody =
  /^what (happened|s happened|became|about|happens) (with|to|of) (?!you\b|u\b|it\b|me\b)|^what (?:s|is|has) (?:been )?(?:happening|going on|up) with (?:your |her |his |the )?(?:dad|mum|mom|father|mother|parents|husband|wife|partner|brother|sister|son|daughter|school|work|job)\b/;
/** "Is there anything either of you wants to ask?" gives the word. */
const givesWord =
  /\b(?:anything|any questions|a question|something)\b.*\b(?:you|u|either|both)\b.*\b(?:ask|know)\b|\b(?:have|got|do) (?:you|u|either of you) (?:have |got )?any questions\b/;
const asksAfter: ReadonlySet<MoveAct> = new Set(["consent", "offer", "ask", "open"]);

/** "Would you be willing for that?", "are you happy for us to go ahead?": assent is asked for, and no fact. */
const asksLeave =
  /^(?:would|are|will|is) (?:you|that|this|it) (?:be |all )?(?:(?:willing|happy|okay|ok|all right|alright|fine|comfortable|up) (?:for|with|to|if)\b|(?:a )?(?:deal|bargain)\b|fair\b)(?! (?:walk|climb|eat|drink|sleep|lie|speak|move|see|hear|breathe|swallow|work|drive|cope|manage))/;

/** Whether assent is asked for in so many words. */
export const isLeaveAsked = (tokens: readonly string[], act: MoveAct): boolean =>
  act === "consent" && tokens.at(-1) === "?" && asksLeave.test(withoutFronts(tokens).join(" "));

/** "Anything else?", "what else have you noticed?": goes on with whatever is being told. "What else do you take?" names it. */
const asksOn =
  /^(?:(?:is|was) there )?(?:anything|something|what) else(?: (?:at all|wrong|(?:is|was|s) (?:wrong|different|the matter|not (?:quite )?(?:right|how it was))|going on|happening|new|with (?:it|that|this)|besides|apart from (?:that|this|it)|(?:been )?(?:bothering|troubling|worrying) (?:you|her|him|them)|(?:that )?(?:you|she|he|they)(?: ve| have| has)? (?:noticed|felt)|(?:that )?(?:you|she|he|they) (?:noticed|feel|want to (?:tell me|say|mention|add))|(?:have|has|did) (?:you|she|he|they) notice[d]?|i should know(?: about)?|to (?:tell me|add)))*(?: [?.])?$/;
/** "Had any aspirin today?" asks; nothing is given by it. */
const hadAny =
  /^(?:have you |you )?(?:had|taken|tried|used|been given) (?:any|some|a|an|your|the)\b/;
/** "I know you have diabetes," is no news to who has it. */
const knownOf =
  /^(?:i (?:do )?(?:know|see|understand|gather|hear|read|note|believe)|it says|they (?:say|tell|told)(?: me)?|the (?:notes?|form|letter) says?)(?: here)?(?: that)? (?:you|she|he|your|her|his)\b/;
/** "I asked how long an attack lasts, not how long you've been ill." puts a question again. */
const meantOther = /\bi (?:asked|meant|was asking)\b/;
const mayMeanOther: ReadonlySet<MoveAct> = new Set(["summary", "ask", "acknowledge"]);
/** "So before last night, had you noticed anything, …?": a question, whatever stands in front of it. */
const asksWithin = /\b(?:had|have|has|did|do|does|are|were|is|was) (?:you|he|she|they|it)\b/;
const telling: ReadonlySet<MoveAct> = new Set(["news", "explain"]);
const isTreating: ReadonlySet<MoveAct> = new Set(["plan", "offer", "instruct", "news", "explain"]);

/** "Lying awake at four sounds miserable." */
const feelsFor =
  /\b(?:sounds?|must be|must have been|that is) (?:\w+ ){0,2}(?:miserable|awful|horrible|dreadful|grim|rough|lonely|hard|exhausting|frightening|tough)\b/;

interface Wording {
  /** All words; without what only leads up to them. */
  readonly words: string;
  readonly asked: string;
  readonly isQuestion: boolean;
  readonly endsAsking: boolean;
}
type Is = (wording: Wording) => boolean;
const heardAs =
  (...acts: readonly MoveAct[]) =>
  (act: MoveAct): boolean =>
    acts.includes(act);
const among = (acts: ReadonlySet<MoveAct>) => (act: MoveAct) => acts.has(act);
const isPlainQuestion: Is = ({ asked }) => plainQuestion.test(asked);

/** "You count your own pulse, I like that.": what they do themselves. */
const ofTheirOwn =
  /^(?:(?:and|so|but|oh) )?(?:you|he|she) (?:count|check|measure|take|took|felt|feel|listen)(?:s|ed)? (?:to )?(?:your|his|her|it)\b/;

/** What is heard as one act and is by its wording another; the first that fits. */
const mended: readonly (readonly [of: (heard: MoveAct) => boolean, is: Is, act: MoveAct])[] = [
  [among(noQuestions), (one) => isPlainQuestion(one) && !courteous.test(one.asked), "ask"],
  [among(asksAfter), ({ asked }) => givesWord.test(asked), "questions"],
  [among(telling), ({ asked }) => knownOf.test(asked), "acknowledge"],
  [heardAs("summary"), (one) => one.endsAsking && asksWithin.test(one.asked), "ask"],
  [among(mayMeanOther), (one) => !one.isQuestion && meantOther.test(one.words), "repair"],
  [heardAs("ask", "questions"), ({ asked }) => asksOn.test(asked), "open"],
  [heardAs("ask"), ({ asked }) => asksLeave.test(asked), "consent"],
  [among(isTreating), (one) => one.endsAsking && hadAny.test(one.asked), "ask"],
  [heardAs("ask"), ({ asked }) => asksWhetherClear.test(asked), "check"],
  [heardAs("open"), (one) => isPlainQuestion(one) && !invites.test(one.asked), "ask"],
  [heardAs("open"), ({ asked }) => ofSomebody.test(asked), "ask"],
  [
    heardAs("questions"),
    ({ words, asked }) => wantsToAsk.test(words) && !givesWord.test(asked),
    "consent",
  ],
  [heardAs("rude"), ({ words }) => feelsFor.test(words), "empathise"],
  [heardAs("teachback"), ({ words }) => saysItself.test(words), "signpost"],
  [heardAs("teachback"), ({ words }) => !saysBack.test(words), "check"],
  [heardAs("offer"), ({ asked }) => /^(what|who|where|when|why|how)\b/.test(asked), "ask"],
  [heardAs("examine"), ({ words }) => receipt.test(words), "summary"],
  [heardAs("examine"), ({ words }) => ofTheirOwn.test(words), "smalltalk"],
  [heardAs("examine"), ({ words }) => moving.test(words) && !looking.test(words), "plan"],
  [heardAs("examine"), ({ words }) => /\b(do|would) you want (me|us)\b/.test(words), "offer"],
];

/** The act of some words: what they are by their wording, else what they were heard as. */
export function actOf(tokens: readonly string[], heard: MoveAct): MoveAct {
  const words = tokens.filter((word) => /[a-z0-9]/.test(word)).join(" ");
  const found = made.find(
    ([name, , applies]) => applies(heard) && patterns.get(name)?.test(words) === true,
  );
  if (found) return found[1];
  const stray = offTheScript.find(([pattern]) => pattern.test(words));
  if (stray) return stray[1];
  const wording: Wording = {
    words,
    asked: withoutFronts(tokens).join(" "),
    isQuestion: tokens.includes("?"),
    endsAsking: tokens.at(-1) === "?",
  };
  return mended.find(([of, is]) => of(heard) && is(wording))?.[2] ?? heard;
}
