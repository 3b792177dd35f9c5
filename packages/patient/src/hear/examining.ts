import { manoeuvresIn } from "@anamnesis/terminology";
import { systemsIn } from "../examine/systems.ts";

const orders =
  /^\W*((please|now|right|ok|okay|then|next|just|and|let us|let's|quickly|quick|i['’]?m|i am|we['’]?re|going to|gonna) )*(re-?(?:check|examine|inspect|assess|auscultate|listen to)|check|measure|palpate|auscultate|percuss|inspect|examine|listen to|look (at|in|into|inside)|feel|press on|tap|shine|test|take (?=(the |your |his |her )?(bp|blood pressure|pulse|temperature|sats|obs)\b))\b(?! (out|after|better|worse|sick|ill|unwell|like|well|dizzy|faint|for any))/i;
const names =
  /^\W*(?:(?:please|now|right|ok|okay|then|next|just|quick|another|repeat|do|redo|full|let['’]?s do) (?:an? |the )?)*(?:a ?(?:to|-) ?e|abcde?)(?: (?:assessment|survey|exam\w*|again|now|please))*\W*$|\b(neuro\w*|rectal|pr|pelvic|vaginal|internal|speculum|abdo\w*|cardiac|cardio\w*|cvs|resp\w*|chest|physical|ent|skin|limb|eye|general|full|quick|thorough|head to toe) (exam|examination)\b/i;
/** The tools of an examination, and parts named in turn: "eyes with torch", "chest and tummy please". */
const tools = /\bwith (a |my |the )?(torch|light|stethoscope|ophthalmoscope|otoscope|hammer)\b/i;
const turnOf =
  /^\W*((now|then|next|and|ok|okay|right|so) )*((the |your |his |her )?(chest|tummy|abdomen|belly|heart|lungs|legs|eyes|ears|throat|skin|neck|back|hands)( and |,? )?)+(now|next|please|then|together|again|once more)( please)?\W*$/i;
/** What is measured or looked for, jotted by its name alone: "obs", "jvp", "bp and pulse please". */
const measures =
  "(?:bp|blood pressure|pulse|heart rate|hr|rr|spo2|(?:o2 |oxygen )?sats?|temp(?:erature)?|resp(?:iratory)? rate)";
const jottedFront =
  "^\\W*(?:(?:now|then|next|and|ok|okay|right|so|check|just|your|the|his|her|(?:lying and standing|standing|postural)) )*";
const jotted = new RegExp(
  `${jottedFront}(?:(?:obs|observations|vitals?(?: signs)?|jvp)(?: now| please| next| then)?|${measures}(?:(?:,? and |, ?| ?/ ?| ?& ?)${measures})+(?: now| please| next| then)?|${measures} (?:now|please|next|again|(?:in|on) (?:both|each) arms?))\\W*$`,
  "i",
);
/** "Do your pulse and blood pressure", "I was after your temp": a figure is wanted that is taken now. */
const takesMeasure = new RegExp(
  `\\b(?:do|give me|get|grab|take|took|check|repeat|pop on|after|see|record|measure)\\b[^.?!]{0,40}\\b(?:${measures}|obs|observations|vitals?|sats)\\b`,
  "i",
);
const ofOldMeasures =
  /\b(how|what|when|who|they|nobody|somebody|anybody|was (it|that)|since|usual\w*|normal\w*|ever|before|at home|yourself|last time|tablets?|medic\w+|did (you|he|she|they|anyone)|do(es)? (you|he|she|they) (take|have|get|know|suffer|check)|anything for|have you|has (he|she))\b/i;
const wasExamined =
  /\b(have you|has (he|she)|did (they|anyone|the)|were you|was (he|she)|any|last|previous)\b/i;
/** "Quick neuro exam please", "check BP in both arms": an order is a request for leave, curtly put. */
const ordersExamination = (text: string): boolean =>
  !wasExamined.test(text) &&
  !/\bhow\b/i.test(text) &&
  (names.test(text) ||
    tools.test(text) ||
    turnOf.test(text) ||
    jotted.test(text) ||
    (orders.test(text) && (systemsIn(text)[0] !== "general" || manoeuvresIn(text).length > 0)));

const leave =
  "(?:can|could|may|might|shall) (?:i|we)|(?:is it|is that|would it be|would that be) (?:ok|okay|all ?right|fine)(?: with you)? (?:if (?:i|we)|to|for me to)|(?:do|would) you mind (?:if (?:i|we)|me)|mind if (?:i|we)|(?:happy|ok|okay) (?:for me to|if i)|(?:i|we)(?:'d|’d| would) like to|(?:i|we)(?:'m|’m| am|'re| are) (?:just )?going to|(?:i|we)(?:'ll|’ll| will)|ill(?= (?:just |quickly )?(?:check|examine|listen|look|feel|have))|let (?:me|us)|let['’]?s|(?:i|we) (?:need|want|have) to|(?:i|we) must|am i (?:ok|okay|all ?right|allowed) to|i(?= (?:now |just )?(?:check|examine|listen|look|measure|palpate|press)\\b)";
const deeds =
  "examin\\w*|check|look|listen|feel|watch\\w*|smell|lift|touch|press|shine|tap|palpate|auscultate|percuss|inspect|see|count|measure|test|move(?= (?:your|his|her|the|both) (?:\\w+ )?(?:shoulders?|hips?|knees?|arms?|legs?|neck|joints?)\\b)|take off|take(?= (?:your |his |her |the )?(?:blood pressure|bp|pulse|temperature|sats|obs)\\b)|undress|(?:have|take) (?:a |another )?(?:quick |little |good |proper |careful |closer )*(?:look|listen|feel)";
const bodily =
  "neck veins?|breasts?|spine|back|top|shirt|vest|babygro|clothes|chest|breath\\w*|nappy|diaper|bottom|tummy|belly|abdomen|soft spot|fontanelle?|head|face|hands?|nails?|fingers?|toes?|feet|foot|legs?|calf|calves|ankles?|arms?|groins?|hernia\\w*|testicles?|balls|neck|colour|hydration|capillary refill|cap refill|gums?|teeth|lips|tongue|mouth|throat|ears?|eyes?|pupils?|heart|lungs?|pulses?|skin|rash|glands?|reflexes|power|strength|sensation|coordination|conjunctiva\\w*|eyelids?|flap|asterixis|trachea\\w*|jvp|rectal\\w*|back passage|oxygen|sats|saturations?|blood pressure|bp|temperature|obs|observations|joints?|knees?|hips?|walk(?:ing)?|gait|temples?|temporal arter\\w*|scalp|jaw|shoulders?|acuity";
const whole =
  "(?: (?:at|to|over))? (?:him|her|you|them|it)(?: (?:breathe|walk|over|properly|all over|now|please))?";
/** "Could I smell her breath?", "shall I lift his top?": leave asked for something that is done to the body. */
const leaveToExamine = new RegExp(
  `\\b(?:${leave})\\s+(?:(?:just|quickly|now|please|also|gently|then|have to|carefully) )*(?:${deeds})(?:${whole}\\s*(?:$|[.,?!])|\\b[^.,?!:]{0,30}\\b(?:${bodily})\\b)`,
  "i",
);
/** "May I do a PR?" */
const leaveToDo = new RegExp(
  `\\b(?:${leave})\\s+(?:(?:just|quickly|now|please|also) )*(?:do|perform|carry out) (?:an?|the|your|his|her) (?:quick |full |proper )?(?:pr|dre|rectal\\w*|obs|(?:\\w+ )?exam(?:ination)?)\\b`,
  "i",
);
/** "Can I do fundoscopy?", "so I can see both discs": a manoeuvre by its name. */
const doesManoeuvre = new RegExp(
  `\\b(?:${leave}|so (?:that )?i can)\\s+(?:(?:just|quickly|now|please|also|gently|then) )*(?:${deeds}|do|perform|use|hit|assess)\\b`,
  "i",
);

/** "Let me check that I have this right", "can I see what you take": words are wanted and not the body. */
const wantsWords =
  /\bwatch (?:it|this|and wait)\b|\b(?:just|quickly) check,|\b(check|see|look) (with you|that|if|whether|what|when|how|who|why|about|i['’]?ve|i have|(over |at |through )?(you|your|his|her|the) (notes?|records?|details|names?|age|date|medic\w+|tablets|address|allerg\w+|understanding|results?|letters?|scans?|x-?rays?|bloods?(?! pressure)|ecg|tracing|sugars?|diary))|\b(something|anything) (with|from) you\b|\b(look|looking) (after|into (this|it|that)|for)\b|\bsee (you|him|her) (again|in|back|tomorrow|later|soon|next)\b|\bfeel (better|free|sure|that|like|for)\b|\bin touch\b|\blisten to (what|you\b(?! (chest|heart|lungs)))/i;

/** "I'll have the senior check her over", "look at it with a scan": somebody else's hand, or none. */
const byOthers =
  /\b(?:senior|consultant|registrar|surgeons?|specialists?|team|midwife|physio\w*|they(?:['’]ll)?|somebody|someone|(?:a|the|my|another) (?:doctor|colleague|boss)) (?:(?:will|to|can|could|come|going|and|ll) ){0,3}(?:check|look|examine|see|feel|listen)|\bwith (?:a|an|the) (?:\w+ )?(?:scan|x-?ray|ultrasound|camera)\b/i;

/** What the patient is asked to do as a part of an examination. */
const asksToDo =
  /(?:^|[,.;:]|\b(?:then|and|please|can you|could you|would you|try to|try and|want you to|need you to|have you|get you to))\W*((ok|okay|so|now|right|and|then|please|just|can you|could you|would you|try to) )*(follow my finger|squeeze my|squeeze (?:both )?(?:of )?(?:my )?(?:hands?|fingers?)|grip my|count (?:out loud|aloud|as far|up as far)|(?:lift|hold out|stretch out|push out) (?:up )?(?:your|both|each|one|that|this) (?:arms?|hands?|legs?|knees?|feet|foot)|hold (?:your|both) (?:arms?|hands?) out|wiggle your|push (against|up|down)|(touch|put|bring|bend) your (chin|head|nose)|(open|say) (your mouth|ah+|wide)|stick (out )?your tongue|(take|give me) (a )?(few )?deep breaths?|(pop|hop|jump|climb) up on|show me your teeth|smile for me|puff out|shrug your|raise (your|both) (arms?|eyebrows)|raise (your|this|that|one|each) (straight )?legs? (off|up|for me)|close your eyes)\b(?!.*\b(?:at home|normally|usually)\b)/i;

/** Organs that are also checked by a blood test: only a hand or an eye on them is an examination. */
const byHand =
  /\b(?:feel|palpate|examine|look at|press on|percuss)\b[^.?!]{0,25}\b(?:thyroid|goitre|liver|spleen|kidneys?|bladder)\b/i;

/** "I won't look in his throat": named so as to leave it alone. */
const leftAlone =
  /\b(?:nothing|not) (?:in|into|on|near) (?:his|her|your|the) \w+|\bno (?:lying|sitting|undressing|touching)\b[^.,;!?]*|\b(?:(?:i|we)['’]?(?:ll)? )?(?:won['’]?t|will not|not going to|(?:don['’]?t|do not) (?:need|want) to|no need to|without)\s+(?:be )?(?:look|listen|feel|touch|press|examin|check|do|go)\w*[^.,;!?]*/gi;

/** The words without what is named only to be left alone. */
export const toBeExamined = (text: string): string => text.replace(leftAlone, " ");

/** A thyroid is also checked by a blood test. */
const namesManoeuvre = (text: string): boolean =>
  manoeuvresIn(text).some(({ id }) => id !== "thyroid");

/** True when the learner asks leave to look, listen or feel, orders it, or has the patient do a part of it. */
export function asksToExamine(words: string): boolean {
  const text = toBeExamined(words);
  if (byOthers.test(text)) return false;
  return (
    ordersExamination(text) ||
    asksToDo.test(text) ||
    leaveToDo.test(text) ||
    (doesManoeuvre.test(text) && !wantsWords.test(text) && namesManoeuvre(text)) ||
    (byHand.test(text) && !wasExamined.test(text)) ||
    (takesMeasure.test(text) && !ofOldMeasures.test(text)) ||
    (leaveToExamine.test(text) && !wantsWords.test(text))
  );
}

const goingOn = /^\W*(and|then|plus|also|or|as well as)\b/i;
const asking =
  /\b(how|what|when|where|which|who|why|any|have|has|had|do|does|did|is|are|was|were)\b/i;

/** "… and your temperature and pulse?" behind something to be examined: more of the same. */
export const goesOnExamining = (words: string): boolean =>
  goingOn.test(words) && !asking.test(words) && systemsIn(words)[0] !== "general";

const deedOrPart =
  /\b(look|listen(?!(?:ing)? to (?:the end|you\b|what|it all|everything|all)|(?:ing)?\W*$)|feel|felt|press|tap|examin|check|see|test|measur|count|lie|lying|sit|breath|open|lift|rais|follow|squeez|push|pull|mov|turn|hold|hop|pop|roll|bend|touch|stand|walk|smil|stick|tak|do|obs|exam|probe|cuff|stethoscope|torch)\w*/i;

/** An examination of no one part; "put your head down tonight" is none. */
const atLarge =
  /\b(look|examin\w*|exam|feel|felt|listen|check|obs\w*|see|test|lie|lying|sit|stand|walk|undress\w*|clothes|gown|top|shirt)\b/i;

/** Whether anything is done, looked at or asked to be done in some words, as in every examination. */
export const mayExamine = (words: string): boolean =>
  deedOrPart.test(words) && (systemsIn(words)[0] !== "general" || atLarge.test(words));
