import type { PatientView } from "@anamnesis/cases";
import { illnessQuestion, namesAnIllness } from "./diagnosis-talk.ts";

/** What a learner tells a patient, by what it means to somebody who hears it. */
export type Telling =
  | "grave"
  | "warning"
  | "uncertain"
  | "relief"
  | "result"
  | "minimised"
  | "diagnosis"
  | "blame"
  | "procedure"
  | "admission"
  | "home"
  | "test"
  | "treatment"
  | "advice"
  | "safety"
  | "wait"
  | "spared";

const clinician =
  "\\b(i|we|they|the (?:team|nurse|doctors?|surgeons?|consultant))(?:['’](?:ll|m|re|d|ve)| will| am| are| need| must| want| would| have| should| can| could| might| may|)\\b|\\b(?:gonna|going to)\\b|^\\W*(?:and |so )?(?:(?:probably|likely|maybe|might|may|will|just) (?:have to |need to |going to )?(?:start|give|put|need|have|do|use)|(?:just )?(?:need|have|got) to (?:put|give|start|do|take|keep|admit|send|use|get))\\b";
const needed =
  "\\b(?:you|he|she|they)(?:['’]ll| will| do|['’]re going to| are going to| might| may|) (?:needs?|must|should|ha(?:ve|s) to|be having|have|get)\\b|\\b(?:need|needs)(?: to (?:have|get|do))?\\b";

const told = (what: string): RegExp => new RegExp(`(?:${clinician}|${needed}).*${what}`, "i");

const procedure =
  "\\b(cath(?:eter)? lab|catheter|theatre|operat(?:e|ion|ing)|surgery|angiogra\\w+|angioplasty|stents?|balloon|catheter|endoscop\\w+|colonoscop\\w+|chest drain|transfus\\w+|ventilat\\w+|intubat\\w+|thrombolys\\w+|clot.?bust\\w+|pacemaker|take (?:your|his|her|the) \\w+ out|keyhole|thin tube|(?:feeding |chest |breathing )tubes?|(?:a|the) (?:needle|tube|line) (?:in|into|through|down|up|between)|through a tube)\\b";
/** Said without a verb: "surgery tonight, keyhole". */
const soonCut =
  /\b(surgery|theatre|operation|keyhole|angiogram)\b.{0,20}\b(tonight|today|now|tomorrow|this (morning|afternoon|evening))\b/i;
const admission =
  "\\b(admit\\w*|admission|keep (?:you|him|her|them) (?:in|here|overnight)|stay(?: ?$| ?[.!])|stay (?:in|overnight|with us|here|(?:for )?(?:a|one|two|the|\\d) )|(?:in|into|to) (?:the )?hospital|(?:to|on|onto) (?:the |a )?(?:\\w+ )?ward|in for (?:a|one|two|the|at least) |keep an eye on (?:you|him|her|them)|monitor (?:you|him|her)|observ(?:e|ation)|transfer\\w*|(?:stroke|surgical|neurosurgical|specialist|high dependency|heart) unit|resus|hdu|ambulance)\\b";
const staysIn =
  /\b(you|he|she|they)(['’](ll|re|s)| will| are| is)( going to)?( be)? (in|here|with us|staying) (for|over|until|a few|at least|tonight)\b/i;
const test =
  "\\b((?:blood |urine |some |few |more |further |these )?tests?|bloods|blood (?:count|cultures?|gas)|x-?rays?|cxr|(?:ct|mri|bone|brain|head) ?scans?|scan(?:s|ner)?|ct|mri|e[ck]gs?|(?:heart )?tracing|ultrasound|swabs?|cultures?|(?:urine|blood|stool) samples?|echo(?:cardiogram)?|spirometry|peak flow|troponins?|d-?dimer|lumbar puncture|biopsy)\\b";
const treatment =
  "\\b(antibiotics?|tablets?|medic(?:ine|ines|ation|ations)|pills?|injections?|oxygen|a drip|fluids|pain ?(?:relief|killers?)|something for (?:the|your|his|her) \\w+|inhalers?|nebuli[sz]ers?|steroids?|aspirin|prescri\\w+|treat(?:ment|ing)?|blood thinners?|insulin|morphine|cream|drops|puffer|jab|vaccine|counselling|therapy)\\b";

const grave =
  /\b(heart attack|mi|stemi|infarct\w*|stroke|cancer|tumou?r|leuk\w+|lymphoma|bleed\w* (in|on|into|around)|ha?emorrhage|sepsis|septic|meningitis|embol\w+|clots?|intensive care|itu|icu|life support|aneurysm|dissection|ruptur\w+|perforat\w+|(heart|kidney|liver|organ|respiratory) failure|life.?threatening|dying|die|emergency|very serious|really serious|serious (condition|problem|illness)|(it'?s|this is) serious|dementia|hiv|ectopic|outside (of )?(the|your|her) womb|internal bleeding|bleeding inside|malignan\w+|overdose|torsion|in the wrong place|not (survive|make it|pull through)|fatal)\b/i;
const harm =
  /\b(problem|something (?:is )?wrong|blockage|blocked|damage|clot|lump|growth|shadow|swelling|infection|inflammation) (with|in|on|to|of|from|inside) (your|his|her|the)\b|\b(in the wrong place|in the tube)\b|\b(arter(y|ies)|vessels?)\b.*\bblocked\b/i;
const relieving =
  /\b(good news|nothing (serious|to worry|sinister|dangerous|too worrying)|(not|never|n['’]?t) (going to be |be |anything |that |very |too |really |at all )*(serious|dangerous|sinister|life.?threatening)|(tests?|results?|scans?|x-?rays?|e[ck]g|bloods?|tracing)\b.*\b(normal|fine|clear|okay|all right|reassuring)|going to be (fine|okay|ok|all ?right)|(you|he|she)(['’]ll| will) be (just |absolutely )?(fine|okay|ok|all ?right)|no sign of|(have|has|been|['’]ve) ruled out)\b/i;
const warning =
  /\b(bad|difficult|serious|upsetting|not (very |such )?good) news\b|\bnews (isn['’]?t|is not) (very )?good\b|\bsomething (serious|difficult|hard) to (tell|say)\b/i;
const uncertain =
  /\b(i|we)( really| honestly)?( am|['’]m| are|['’]re| do|) ?(don['’]?t|not|can['’]?t|cannot)( quite| really| entirely)? (yet )?(know|sure|certain|say|tell)\b(?! (you|me)\b)|\b(could|might|may) be (several|one of|a (few|number|range|lot)|many|lots|different|all sorts|anything|nothing)\b|\btoo (early|soon) to (say|tell|know)\b|\brule (out )?(a few|some|other|several|things|the)( \w+)?( out)?\b/i;
const resulting =
  /\b(tests?|results?|swabs?|scans?|x-?rays?|e[ck]g|bloods?|tracing|sugar|count|levels?|pressure|sample)\b.*\b(is|are|was|were|came back|looks?|shows?|showed)\b.*\b(positive|abnormal|raised|high|low|not (good|normal|right)|worrying|worse|changes?|something)\b|\byou(['’]re| are) (\d+ weeks? |indeed |actually )?pregnant\b/i;
const denies =
  /\b(it|this|that)(['’]s| is|) (not|isn['’]?t|unlikely)\b|\b(isn['’]?t|don['’]?t (think|believe)|doesn['’]?t (look|sound)|do not think|unlikely|not having|not had|haven['’]?t (had|got)|no evidence|nothing to do with)\b/i;
const minimising =
  /\b(i['’]?m sure|probably|it['’]?s|it is|this is|that['’]?s|most likely)\b( it['’]?s| that['’]?s| probably| most likely)* (just|only|nothing but|nothing more than) (?!(us|you|me|between|to|so|that|because|in case|routine|for|one|a (few|quick|couple|routine|precaution|little|tiny|small))\b)(a |an |some |the |your |his |her |in )?\w+/i;
const blame =
  /\bshould(['’]ve| have| of) (come|called|rung|phoned|gone|been (here|seen)|seen|told|taken|known better)\b|\bwhy (didn['’]?t|did) (you|he|she) (not )?(come|call|go|ring|wait|leave)\b|\bleft it (so|too|this|very|a bit) (long|late)\b|\b(your|you['’]re) own fault\b/i;
const advice =
  /\b(stop|quit|give up|cut (down|out|back)|avoid|lose|reduce) (\w+ ){0,3}(smok\w+|cigarettes|drink\w*|alcohol|weight|salt|fat\w*|sugar|caffeine|driving|lifting|work\w*|painkillers|tablets|pills?|it)\b|\b(should|must|ought to|try to|want you to|advise you to|important (that you|to)) (\w+ ){0,2}(rest|drink|eat|exercise|walk|sleep|take it easy|keep|avoid|stop|cut|lose|wear|see your)\b/i;
const safety =
  /\b(if|when|should) (you|he|she|it|the|things|your|his|her|this|that|any|there)\b.*\b(come (straight |right )?back|bring (him|her) (straight |right )?back|call|ring|phone|dial|999|111|911|a ?& ?e|ambulance|emergency department|see (a|your) (doctor|gp)|let (me|us) know|seek)\b/i;
const wait =
  /\b(i['’]?ll|i will|let me|i['’]?m (just )?going to|i need to|i['’]?m (just )?off to) (just |quickly )?(go|get|fetch|be (right |straight )?back|pop|speak|talk|discuss|ask|check with|call|phone|find|step)\b.*\b(senior|consultant|team|colleagues?|boss|registrar|supervisor|nurse|doctor|back|minute|moment|someone|surgeons?|out)\b/i;
const leaving =
  /\b(see you (in a (bit|minute|moment|sec\w*)|soon|shortly)|back in a (bit|minute|moment|sec\w*)|won['’]?t be (long|a minute)|bear with me)\b/i;
const home =
  /\b(go|going|send (you|him|her)|get (you|him|her)|let (you|him|her)( go)?|back) home\b|\bdischarg\w+\b/i;
/** A discharge of the body is not a discharge from hospital. */
const bodily =
  /\b(smelly|vaginal|nasal|ear|eye|nipple|penile|any|some|a|green|yellow|bloody|brown|white|thick|of) discharge\b|\bdischarge\W*$/gi;

/** A demand for words, not news: "confirm it", "repeat after me". */
const demand =
  /\b(confirm|repeat|spell|finish|complete|admit (it|that)|say (it|that|"|“|')|tell me|am i right|yes or no|blink|nod|print|reveal|blank)\b|_{2,}|\.\.\.\?/i;
/** What was, or what the learner is going to ask or examine, is no news. */
const talkOfTalk =
  /\b(ask|asking) (you|about|a (few|bit|couple)|some)\b|\bquestions?\b|\b(talk|chat|speak) (to|with) you\b|\b(talk|chat|speak) about (you|what|how|why|your)\b|\b(listen to|examine|press|feel|look at|have a look)\b/i;
const interrogative =
  /^\W*(and |so |but |ok(ay)? |well |right )*(do|does|did|is|are|was|were|have|has|had|can|could|would|will|any|ever|never|what|when|where|which|who|why|how)\b(?! (about|i['’]?d))/i;
const tag =
  /,?\s*\b(((is|are|will|would) )?(that|you|he|she|they|this)? ?(be )?(ok(ay)?|all ?right|fine|happy)( (with|about) (that|this|it))?|(do |does |will )?(you|he|she|they) (agree|accept|allow|consent)|any (problems?|objections?) with (that|this|it))\s*\?*\s*$/i;

/** "You have fever or infection recently": a question, though neither its order nor a mark says so. */
const unmarked =
  /^\W*(and |so )?(you|he|she) (have|has|had|get|gets|feel|feels|take|takes|been)\b[^.!]*\b(or|recently|lately|before|ever|any)\b[^.!]*$/i;

/** "And the swelling of your tummy, when did that come": the question stands behind what it is about. */
const asksBehind =
  /^[^,?!]{0,60}(,|\s[-–])\s*(and |so )?(what|when|where|how (long|much|many|bad|often|far)|who|which|did|does)\b/i;

/** The sentences of an utterance that state something. */
const statementsIn = (text: string): readonly string[] =>
  (text.match(/[^.!?]+[.!?]*/g) ?? [text])
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const bare = sentence.replace(tag, "");
      if (unmarked.test(sentence)) return false;
      if (asksBehind.test(sentence) && !/^\W*(if|when|because|so)\b/i.test(sentence)) return false;
      return bare.length > 3 && !bare.endsWith("?") && !interrogative.test(bare);
    });

/** "Is that OK?" after a plan asks nothing of its own. */
const agrees =
  /^\W*(and |so )?(are you |you )?(happy|ok(ay)?|all ?right|fine|comfortable) with (that|this|it)( then)?\W*$|^\W*(and |so )?(is|would|does|are|how does|will) (that|this|you|it|all that) (be |all )?(ok(ay)?|all ?right|fine|sound|happy|make sense)( ok(ay)?| all ?right| good)?( with (that|you|this))?( by you| for you)?\W*$/i;

/** Whether an utterance holds a question beside what it tells. */
export const alsoAsks = (text: string): boolean =>
  (text.match(/[^.!?]+[.!?]*/g) ?? []).some(
    (sentence) =>
      !agrees.test(sentence) &&
      (sentence.replace(tag, "").trim().endsWith("?") || interrogative.test(sentence)),
  );

/** A view of the learner's own, so that even an illness of the past is named as the present one. */
const ownView =
  /\b((i|we) (\w+ )?(think|believe|suspect|reckon|fear)|(it|this|that) (sounds|looks|seems) (like|as if|to me)|most likely|i['’]?m afraid|(this|it) is (a|an|your)? ?\w+)\b/i;
const past =
  /\b(family|mother|father|mum|dad|brother|sister|history|years? ago|used to|in the past|your (asthma|diabetes|blood pressure|heart condition))\b/i;
/** "Because of the stroke risk", "so that you don't get a clot": what might be is not what is. */
const merelyPossible =
  /\b(risk|chance|danger|likelihood)s? of (a |an |having )?[\w ]+|\b\w+ risk\b|\b(prevent|avoid|protect\w*|reduce|stop) (\w+ ){0,4}\w+/gi;

/** "If the scan is normal, …": a condition is not news. */
const conditional = /^\W*(and |but |so )?(if|when|unless|once|depending)\b/i;
/** "You might need intensive care" states; "ever been in ITU with it" asks. */
const declares =
  /\b(you|he|she|it|this|that|there|they|result\w*|scan|ecg|tracing|we)(['’](s|re|ve|ll|d)| is| are| have| has| had| might| may| could| will| would| looks?| shows?| showed| needs?| can)\b|\b(i['’]?m afraid|we (think|found|need|suspect))\b/i;
const worrying = /\b(worr\w+|afraid you|sounds like you)\b/i;

/** What a statement says is there, or is not. */
function newsIn(text: string, view: PatientView): Telling | undefined {
  // "It'll get worse before it gets better" in a later clause takes nothing from the first.
  const isSuggested = [text, ...text.split(/[,;:]/)].some(
    (clause) => illnessQuestion(clause, view)?.kind === "suggested",
  );
  const isOwnView = ownView.test(text) && namesAnIllness(text, view) && !past.test(text);
  const isNews = isSuggested || isOwnView || harm.test(text);
  const isGrave = grave.test(text.replace(merelyPossible, " "));
  const isNamed = isGrave || isNews || namesAnIllness(text, view);
  if (relieving.test(text) || (isNamed && denies.test(text))) return "relief";
  const isOfThis = isNews || declares.test(text);
  if (isGrave && isOfThis && !worrying.test(text)) return "grave";
  if (warning.test(text)) return "warning";
  if (minimising.test(text) && !isGrave) return "minimised";
  if (isNews) return "diagnosis";
  return resulting.test(text) ? "result" : undefined;
}

/** What is not going to be done is no plan. */
const notPlanned =
  /\b(do|does|did|wo|will|would|should)(n['’]?t| not) (be )?(need\w*|require\w*|have to|giv(e|ing)|do(ing)?|start\w*|prescrib\w+|admit\w*)\b|\bno need (for|to)\b|\b(are|is|am|['’]re|['’]s|['’]m)(n['’]?t| not) (going to |gonna )?(need\w*|giv(e|ing)|do(ing)?|start\w*|prescrib\w+|admit\w*)\b/i;

function ofStatement(text: string, view: PatientView): Telling | undefined {
  if (blame.test(text)) return "blame";
  if (safety.test(text)) return "safety";
  const news = conditional.test(text) ? undefined : newsIn(text, view);
  if (news) return news;
  const isSpared =
    notPlanned.test(text) &&
    [procedure, admission, test, treatment].some((what) => told(what).test(text));
  if (isSpared) return "spared";
  if (told(procedure).test(text) || soonCut.test(text)) return "procedure";
  if (told(admission).test(text) || staysIn.test(text)) return "admission";
  if (told(test).test(text)) return "test";
  if (uncertain.test(text) && !told(test).test(text)) return "uncertain";
  if (wait.test(text) || leaving.test(text)) return "wait";
  if (home.test(text.replace(bodily, " ")) && told("home|discharg").test(text)) return "home";
  if (told(treatment).test(text)) return "treatment";
  return advice.test(text) ? "advice" : undefined;
}

const weight: readonly Telling[] = [
  "grave",
  "warning",
  "relief",
  "minimised",
  "diagnosis",
  "result",
  "procedure",
  "admission",
  "home",
  "treatment",
  "test",
  "blame",
  "safety",
  "uncertain",
  "wait",
  "advice",
  "spared",
];

/**
 * What the learner tells the patient, the weightiest thing if several. Read from the learner's words alone and never from
 * the case, so that a right diagnosis is taken no differently from a wrong one.
 */
export function tellingOf(text: string, view: PatientView): Telling | undefined {
  if (promised.test(text)) return "safety";
  if (blame.test(text) && !demand.test(text)) return "blame";
  if (demand.test(text)) return undefined;
  const found = statementsIn(text)
    .filter((sentence) => !talkOfTalk.test(sentence))
    .map((sentence) => ofStatement(sentence, view));
  return weight.find((telling) => found.includes(telling));
}

/** "If you ever feel unsafe, will you ring us?" is a net, though it is put as a question. */
const promised =
  /\bif (you|he|she|it|things)\b.*\b(will|would|can|could) you (please |promise to )?(ring|call|phone|come|contact|bring|dial|let us know|tell (someone|somebody|us))\b/i;

const echoes: readonly (readonly [RegExp, string])[] = [
  [/\bx-?rays?\b|\bcxr\b/i, "an X-ray"],
  [/\b(ct|mri|scans?)\b/i, "a scan"],
  [/\be[ck]gs?\b|\btracing\b/i, "a heart tracing"],
  [/\bbloods?\b|\btroponins?\b|\bd-?dimer\b/i, "blood tests"],
  [/\burine\b/i, "a urine sample"],
  [/\bultrasound\b|\becho/i, "a scan"],
  [/\bswabs?\b/i, "a swab"],
  [/\btests?\b/i, "tests"],
];

/** The patient's word for the test that was announced. */
export const echoOf = (text: string): string =>
  echoes.find(([pattern]) => pattern.test(text))?.[1] ?? "tests";
