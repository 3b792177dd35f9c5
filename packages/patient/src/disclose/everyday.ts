import type { Fact } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import { isTellable, textOfFact, truthOf } from "./fact-index.ts";
import { bedsideAnswers } from "./bedside.ts";
import { isSpelledOut } from "./matching.ts";
import { addressOf } from "./patient-joins-in.ts";
import { questionFor } from "./questions.ts";
import { type Situation, tell } from "./situation.ts";

type Answer = (situation: Situation) => readonly PlanStep[] | undefined;

const social = (move: string): readonly PlanStep[] => [{ kind: "social", move }];

const callsYou =
  /\b(call (you|him|her)\b(?! (an?|the|in|back|for|when|if|tomorrow|later))|(like|prefer|want) to be (called|known)|known as|go by)\b/i;
/** "What would you like me to call you?": the name to use, not the particulars again. */
const calledName: Answer = ({ text }) =>
  callsYou.test(text) && /\?|^\W*(what|how|can|may|is it|shall)\b/i.test(text)
    ? social(/\b(what|how)\b/i.test(text) ? "called" : "may_call")
    : undefined;

const asksDate =
  /\b(what('s| is)? (the )?(date|day|month|year|time)( is it| of the week)?( today| now)?|what (date|day|month|year|time) (is it|are we)|today'?s date|(do|can) you (know|tell me) (what|which) (date|day|month|year|time|where))\b(?!.*\b(birth|start|began|did|was|born|happen))/i;
const asksPlace =
  /\b((know|tell me|say) where (you|he|she|we) (are|is)( now| at the moment| right now)?|where (are|is) (you|we|he|she)( right)? now|who('s| is) the (prime minister|king|queen|president))\W*$/i;
/** "What day is it?": a test of the mind; told by what the case says of it, else passed over lightly. */
const date: Answer = (situation) => {
  const isDate = asksDate.test(situation.text);
  if (!isDate && !asksPlace.test(situation.text)) return undefined;
  const muddle = situation.index.root("symptom:confusion_memory");
  const own = situation.index
    .items("symptom:confusion_memory")
    .find((item) => !item.isDefault && isTellable(item) && isSpelledOut(item, situation.text));
  if (own) return tell(situation, own);
  return muddle && truthOf(muddle) === "yes" && isTellable(muddle)
    ? tell(situation, muddle)
    : social(isDate ? "date" : "orientated");
};

const meal =
  /\bwhen did (you|he|she) last (feed|have (a feed|a bottle|milk))|(when|what time) was (his|her|the) last (feed|bottle)|\b(when|what) did (you|he|she) (last|have to) (eat|have (anything|something) to eat)|(when|what) (was|did) (your|his|her|you|he|she) (last (meal|eat|eaten|drink)|have for (breakfast|lunch|dinner|tea|supper)|eat (today|this morning|yesterday|last night))|last (ate|eaten|meal|oral intake)|last thing (that )?(you|he|she)('ve| have| has)? (ate|eaten|had|kept down)|what (have|has) (you|he|she) (eaten|had to eat)|(had|have|eaten) (anything|something) (to eat )?(today|this morning)/i;
const lately =
  /\b(last|since|ago|this morning|noon|midnight|breakfast|lunch|tea|supper|hours?|o'clock|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b/i;
const eaten =
  /\b(ate|eaten|(had|have) (\w+ ){0,3}(breakfast|lunch|dinner|supper|toast|sandwich|meal)|(keep|kept) (anything|nothing|\w+) down|nothing (to eat|since))\b/i;
/** "When did you last eat?" has no topic of its own: a line of the case that speaks of it, else that they have not minded it. */
const lastMeal: Answer = (situation) => {
  if (!meal.test(situation.text)) return undefined;
  const isOfDrinking = situation.state.focus.lastAsks.some(({ topic }) => topic === "alcohol");
  if (isOfDrinking && /\blast drink\b/i.test(situation.text)) return undefined;
  const own = ["diet", "paeds_history", "symptom:appetite", "fluid_intake"]
    .flatMap((topic) => situation.index.of(topic))
    .find(
      (fact) =>
        !fact.isDefault &&
        isTellable(fact) &&
        (fact.item !== undefined || (fact.topic === "diet" && fact.attribute === "onset")) &&
        fact.say.every((say) => lately.test(say)) &&
        (fact.attribute === "onset" || fact.words.some((word) => /\blast\b/.test(word))),
    );
  if (own) return tell(situation, own);
  const line = ["symptom:appetite", "symptom:vomiting", "symptom:nausea", "fluid_intake", "diet"]
    .flatMap((topic) => situation.index.of(topic))
    .find(
      (fact) => !fact.isDefault && isTellable(fact) && fact.say.every((say) => eaten.test(say)),
    );
  if (line) return tell(situation, line);
  const isOfMilk =
    situation.view.person.age < 2 && /\b(feed|fed|bottle|milk)\b/i.test(situation.text);
  return isOfMilk ? undefined : social("last_meal");
};

const scolds =
  /\b(that'?s not what i (asked|said)|(are|were) you (even )?listening|answer (the|my) question|you('re| are) not (listening|answering)|i (didn'?t|did not) ask (you )?(that|about that))\b/i;
const notAsked: Answer = ({ text }) => (scolds.test(text) ? social("not_asked") : undefined);

const hush =
  /\b((don'?t|do not|stop) (cry\w*|get upset|be upset|be silly about)|no need to cry)\b/i;
const dontCry: Answer = ({ text, state }) =>
  hush.test(text) ? social(state.mood === "tearful" ? "dont_cry_tearful" : "dont_cry") : undefined;

const figures: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(blood pressure|bp)\b/i,
    /\b(blood pressure|over (a )?(sixty|seventy|eighty|ninety|hundred))\b/i,
  ],
  [/\b(heart rate|pulse)\b/i, /\b(pulse|heart rate|beats)\b/i],
  [/\b(oxygen|sats|saturations?)\b/i, /\b(oxygen|sats)\b/i],
];
const asksFigure =
  /\b(what('s| is| was| has been|s)|how (high|low|much) (is|was)|do you know|any idea of)\b.*\b(blood pressure|bp|heart rate|pulse|oxygen|sats|saturations?)\b/i;
/** "What's your blood pressure?": a home or former reading if the case has one, else nothing a patient would know. */
const ownFigure: Answer = (situation) => {
  const { text, index } = situation;
  if (!asksFigure.test(text)) return undefined;
  const spoken = figures.find(([asked]) => asked.test(text))?.[1];
  const reading = ["investigations", "pmh", "hpc:prior_care"]
    .flatMap((topic) => index.of(topic))
    .find(
      (fact: Fact) =>
        !fact.isDefault &&
        isTellable(fact) &&
        truthOf(fact) !== "no" &&
        spoken?.test(textOfFact(fact)) === true &&
        /\b(hundred|\d{2,3})\b/i.test(textOfFact(fact)),
    );
  return reading ? tell(situation, reading) : social("own_figure");
};

const invites =
  /^\W*ask (me |us )?(anything|away)\b|\b(anything|something|any ?thing else) (that )?(you|she|he)?('d| would| want| do)? ?(like |want |wish )?(to )?(ask|know)\b|\b(want|like) to ask (me |us )?(anything|something|any)\b|\b(do|have) you (have |got )?(a |any |some )?(other |more )?questions?\b|\bany (other |more )?(questions?|qs)\b/i;
/** "Anything you'd like to ask?": their own question, if one is left. */
const invited: Answer = (situation) =>
  invites.test(situation.text) &&
  !/\b(answer|i have|ask) (you )?(some|a few|any)\b/i.test(situation.text)
    ? [questionFor(situation, "invited") ?? { kind: "social", move: "no_question" }]
    : undefined;

const bareWhy =
  /^\W*(and |but |so )?(why|why not|how come|why('s| is) that|why did you do that)\W*$/i;
/** "Why not?": the reason is in what was just told, or in what it has to add. */
const why: Answer = ({ text, state, index, ...rest }) => {
  if (!bareWhy.test(text)) return undefined;
  const last = state.lastTold.map((id) => index.get(id)).find((fact) => fact !== undefined);
  if (!last) return undefined;
  const isMore = last.more.length > 0 && state.events[`more:${last.id}`] === undefined;
  return tell({ text, state, index, ...rest }, last, undefined, isMore ? "more" : "say");
};

const soothes =
  /^\W*(please |now |hey |ok(ay)? )*(don['’]?t|do not|try not to|no need to) (you )?(panic|worry|be (scared|frightened|worried|afraid)|stress|fret)\b/i;
const soothed: Answer = ({ text }) => (soothes.test(text) ? social("reassured") : undefined);

const howNow =
  /^\W*((are )?(you|u|he|she)('re)? (ok|okay|all ?right|alright|doing ok)( (there|now|mate|love|yourself|in yourself))*|how (are you|is (he|she)) (doing |feeling )?(now|right now)?)\W*$/i;
/** "You all right?" in the middle of things: how the complaint is now. */
const rightNow: Answer = (situation) => {
  const { index, view, text, state } = situation;
  if (!howNow.test(text) || state.events["complaint"] === undefined) return undefined;
  const now = index.attribute(view.complaint, "current_status");
  return now && isTellable(now) ? tell(situation, now) : undefined;
};

const asksSpeaker =
  /\b(are you|how are you) (all ?right|alright|ok|okay|doing|coping|feeling|holding up) (in )?yourself\W*$|\bhow (are|is) (you|everyone|mum|dad) (coping|bearing up|holding up|managing)( with (it|this|everything))?( all)?\W*$/i;
/** "Are you all right yourself?" to the one who speaks for the patient. */
const speakerWell: Answer = ({ text, view }) =>
  view.person.informant && asksSpeaker.test(text) ? social("informant_well") : undefined;

const asksCompanion =
  /\bwho(['’]?s| is| has|['’]ve| have)? (come|here|brought|that|you('ve| have) brought|this)( in)?( with| along)?( you| him| her)?\b.*(with|brought|mum|dad)|\b(and )?(you are|you're)\s*\?|\bhow are you related\b|\bwhat('s| is) your (relation\w*|name)\b.*\b(to|mum|dad)\b|\b(are|is) (you|this) (the |his |her |your )?(mum|mummy|mother|dad|daddy|father|gran|carer|daughter|son|wife|husband)\b/i;
/** "And you are?": the informant says who they are. */
const companion: Answer = ({ text, view }) =>
  view.person.informant && asksCompanion.test(text) ? social("informant") : undefined;

const offersCall =
  /\b(would you like|shall (i|we)|do you want|should (i|we)|can (i|we)|is it (ok|okay|all right) if (i|we))\b.*\b(ring|call|phone|contact|fetch|come in|be with you|let .* know)\b/i;
const contactOffered: Answer = ({ text }) =>
  offersCall.test(text) &&
  !/\b(call you|ring you|999|ambulance|anyone|someone|anybody|who)\b/i.test(text)
    ? social("contact_offered")
    : undefined;

const asksSex =
  /\b(boy or (a )?girl|girl or (a )?boy|male or female)\b|^\W*it\W+(he|she)\b|\b(is|was) (it|that|this|the baby) (a )?(he or (a )?she|she or (a )?he)\W*$/i;
const boyOrGirl: Answer = ({ text, view }) =>
  asksSex.test(text) && view.person.informant ? social("boy_or_girl") : undefined;

const jokes = /\b(only |just )?(joking|kidding|teasing)\b(?! aside)/i;
const joked: Answer = ({ text }) =>
  jokes.test(text) && !text.includes("?") ? social("not_funny") : undefined;

const asksWhereParent =
  /^\W*(and |so )?where('?s| is) (his |her |the )?(mum|mummy|mam|mother|dad|daddy|father)( today| tonight| now| at the moment)?\W*$/i;
const isMotherly = /\b(mum|mummy|mam|mother)\b/i;
/** "Where's mum?": here, if it is she who speaks; else what the case says of where the other parent is. */
const whereParent: Answer = (situation) => {
  const { text, view, index } = situation;
  const relation = view.person.informant?.relation;
  if (!relation || !asksWhereParent.test(text)) return undefined;
  const isMother = isMotherly.test(text);
  if (isMother ? isMotherly.test(relation) : /\b(dad|father)\b/i.test(relation))
    return social("informant");
  const parent = isMother ? /\b(mum|mam|mother)('?s)?\b/i : /\b(dad|father)('?s)?\b/i;
  const facts = ["living_situation", "identity:contact", "support", "occupation"]
    .flatMap((topic) => index.of(topic))
    .filter((fact) => !fact.isDefault && isTellable(fact));
  const away = /\b(nights?|shift|work(s|ing)?|finish\w*|away|home|back|lives?|with)\b/i;
  const line =
    facts.find((fact) => parent.test(textOfFact(fact)) && away.test(textOfFact(fact))) ??
    facts.find((fact) => fact.topic === "living_situation" && !fact.item && !fact.attribute);
  return line ? tell(situation, line) : undefined;
};

const asksFeeling =
  /\bhow (do you feel|are you feeling|does (that|it|this) make you feel)( about (that|this|it|all (this|that)|what i('ve| have)? said))?\W*$/i;
/** "How do you feel about that?" once there has been news. */
const feelsAbout: Answer = ({ text, state }) => {
  if (state.events["news"] === undefined || !asksFeeling.test(text)) return undefined;
  return social(state.mood === "relieved" ? "feels_relieved" : "feels_shaken");
};

const offersToExplain =
  /\b(do you want|would you like|shall|should|can) (me|i|us|we) (to )?(\w+ )?(explain|go (over|through)|talk you through|tell you more|draw)\b/i;
const wantsExplained: Answer = ({ text }) =>
  offersToExplain.test(text) ? social("explain_please") : undefined;

const accepts =
  /\b(is|are|will|would) (that|you|he|she|they|this)( be)?( going to be)? (ok|okay|all ?right|happy|fine|comfortable) with (that|this|it)\W*$/i;
const fineWithThat: Answer = ({ text }) =>
  accepts.test(text) ? social("fine_with_that") : undefined;

const wishes =
  /\b(what (would|does|did) (you|he|she)('d)? (ever )?(said? )?(he|she|they)?('d| would)? ?want|said what (he|she|they)('d| would) want|how far (would|do) you want|anything (that )?you['’]?(d| would)( not|n['’]?t)? (want|like) us (not )?to|would(n['’]?t| not) want us to)\b.*\b(if|should|were)\b.*\b(bad(ly)?|wrong|worse|worst|poorly|ill|stopped|unconscious|dying)\b|\b(dnar|dnr|dnacpr|resus\w*|advance (directive|decision|care plan)|living will|power of attorney|lpa|wishes|ceiling of care|respect form|brought back)\b/i;
const spoken =
  /\b(dnar|dnr|dnacpr|resus\w*|advance (directive|decision|care plan)|living will|power of attorney|lpa|wishes|ceiling of care|respect form|brought back|(put|kept|keep me) (on|going) (a|the|by) (machine|ventilator)\w*|life support)\b/i;
/** Whether a turn asks what was laid down for the worst ("a DNAR, or anything written down?"). */
export const asksWishes = (text: string): boolean =>
  /\b(dnar|dnr|dnacpr|advance (directive|decision|care plan)|living will|respect form)\b/i.test(
    text,
  );

/** Wishes about treatment: what the case says of them, else that it was never talked about. */
const treatmentWishes: Answer = (situation) => {
  if (!wishes.test(situation.text) || !/\?|\b(has|have|does|do|any|is|are)\b/i.test(situation.text))
    return undefined;
  const line = situation.view.facts.find(
    (fact) =>
      !fact.isDefault && isTellable(fact) && fact.tell === "asked" && spoken.test(textOfFact(fact)),
  );
  return line ? tell(situation, line) : social("no_wishes");
};

const kin =
  "wife|husband|partner|boyfriend|girlfriend|fiancée?|son|daughter|mum|mother|dad|father|brother|sister|friend|best friend|neighbour|mate|boss|carer|colleague|labourer|apprentice|nephew|niece|cousin|baby|gran|nan|grandson|granddaughter|dog|cat";
/** "Who is Callum?": what he is to the patient, where the case says so in a word. */
const whoIsThat: Answer = ({ text, view }) => {
  const name = /\bwho(?:['’]?s| is| are) (\p{Lu}\p{L}{2,})\W*$/u.exec(text)?.[1];
  if (!name) return undefined;
  const own = new RegExp(
    `\\b(?:my|his|her|our|the) (${kin}),? ${name}\\b|\\b${name}(?:['’]s|,| is) (?:my|our|the) (${kin})\\b`,
    "iu",
  );
  const lines = view.facts
    .filter((fact) => !fact.isDefault && (fact.tell === "asked" || fact.tell.startsWith("open")))
    .flatMap((fact) => [...fact.say, ...fact.brief, ...fact.more]);
  for (const line of [...lines, view.person.lives]) {
    const found = own.exec(line);
    const relation = found?.[1] ?? found?.[2];
    if (relation) return [{ kind: "social", move: "kin", about: relation.toLowerCase() }];
  }
  return undefined;
};

const answers: readonly Answer[] = [
  ...bedsideAnswers,
  whoIsThat,
  invited,
  feelsAbout,
  wantsExplained,
  joked,
  whereParent,
  companion,
  contactOffered,
  boyOrGirl,
  why,
  soothed,
  rightNow,
  speakerWell,
  fineWithThat,
  treatmentWishes,
  calledName,
  date,
  lastMeal,
  notAsked,
  dontCry,
  ownFigure,
];

/** Things that learners say to any patient and that no topic stands for. */
export function answerEveryday(situation: Situation): readonly PlanStep[] | undefined {
  const { rest } = addressOf(situation.text, situation.view.person);
  for (const answer of answers) {
    const steps = answer({ ...situation, text: rest });
    if (steps && steps.length > 0) return steps;
  }
  return undefined;
}
