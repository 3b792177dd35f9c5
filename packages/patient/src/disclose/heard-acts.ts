import { promisesPrivacy } from "./learner-words.ts";
import type { DialogueAct, Understanding } from "../understand/types.ts";

const actOfTopic: Readonly<Record<string, DialogueAct>> = {
  greeting_intro: "greeting",
  consent_signpost: "consent",
  summarising: "summary",
  empathy: "empathy",
  explanation_plan: "explanation",
  closing: "closing",
  acknowledgement: "acknowledgement",
  other: "small_talk",
};

const introduces =
  /\b(my name(?:'s| is)|i'?m (?:dr|doctor|a |an |one of|the )|i am (?:dr|doctor|a |an |one of|the )|this is (?:dr|doctor))/i;

const apologises =
  /\b((sorry|apologi[sz]e) (about|for|if|that) (that|earlier|before|snapping|being|i|my|the way)|i (was|shouldn'?t have) (rude|been|spoken|snapp)|i ((should|must|want to|do|need to) )?apologi[sz]e|(sorry|apolog\w+)\b.*\b(out of order|out of line|uncalled|rude|my fault|shouldn'?t have|unfair|harsh))/i;
/** Guilt taken away is kindness. */
const absolves =
  /\b(not|isn['’]?t|wasn['’]?t|nothing|never) (anything )?(to do with )?(that )?(you(['’]ve)? (did|done|could|caused)|your fault|anyone['’]?s fault|anybody['’]?s fault|because of (you|anything))|\byou (couldn['’]?t|could not) have (known|prevented|done|stopped)|\byou(['’]ve| have)? (did|done) (everything|the right thing|well|exactly)|\bdon['’]?t blame yourself\b/i;
/** "Is there anyone with you?" is a question and no promise of privacy. */
const asksCompany = /\b(anyone|someone|anybody|somebody) (else )?(here |there )?with you\b/i;
const insults =
  /\b(idiot\w*|moron\w*|shut up|pathetic|ridiculous|you people|(?:should|ought to) (?:really )?(?:be|feel) ashamed|(?:silly|stupid|foolish|daft) (?:old )?(?:girl|boy|woman|man|thing|cow|sod)|you (?:old|young|fat|lazy|silly) (?:people|folk|girls?|boys?|wom[ae]n|m[ae]n)|you (?:drunks|addicts|junkies|druggies|alcoholics)|waffl\w+|you['’]?re (exaggerating|overweight|obese)|over-?reacting|attention seeking|making (such )?(a |an )?(lot of |big |awful |great )*fuss|careless|sleep(ing)? around|liar|you'?re lying|(stop|quit) (whin\w+|moan\w+|complain\w+)|wast(e|ed|ing) (my|our|everybody['’]?s|everyone['’]?s|the|people['’]?s) (\w+ )?(time|night|day|shift)|hurry up|get on with it|calm down|i don'?t believe you|don'?t lie( to me)?[.!?,]?|for (god|christ|heaven)'?s sake|stupid|you'?re (fat|lazy|mad|crazy))(?!\w)/i;
const examines =
  /\b(examin\w*|exams?|listen|look for|count (your|his|her)|feel|press|prod|palpat\w*|percuss\w*|auscultat\w*|look (at|in|into|over)|have a (general |good |quick )?look|take a (general |good |quick )?look|general look|check your|check (the|his|her)|take your|measure|blood pressure|pulse|temperature|reflex\w*|stethoscope|fundoscop\w*|ophthalmoscop\w*|otoscop\w*|tap|shine|open (your|wide)|push|squeeze|follow my|stand up|lie (back|down)|roll up|undress|take (your|a) (shirt|top|deep))\b/i;
/** "Let me look at her properly." */
const looksOver =
  /\b(let me|i['’]?d like to|i['’]?ll|i need to|i want to|can i|may i|i['’]?m (just )?going to)\b.{0,15}\b(look|check|see) (at )?(you|him|her|them|baby)( over| properly| all over|,| from|\W*$)/i;
const announces =
  /\b(i['’]?d like to|i would like to|can i|could i|may i|i['’]?m (just )?going to|let me|i['’]?ll|i need to|i want to) (\w+ ){0,2}(examine|perform|carry out|listen|palpate|auscultate|inspect|percuss|count|look for)\b|\b(?:i|me|we|us|i['’](?:d|ll|m))\b[^.?!]{0,25}\b(check|look at|feel|touch|press on|press) (your|his|her|the) (\w+ )?(chest|heart|lungs?|tummy|belly|abdomen|legs?|calf|calves|ankles?|feet|foot|arms?|hands?|back|neck|throat|ears?|eyes?|skin|head|pulse|reflexes)\b/i;
/** True when the words are those of an examination ("listen", "have a look", "blood pressure"). */
export const namesExamining = (text: string): boolean => examines.test(text);
const isLying = /don'?t lie (down|flat|back|on)/i;

/** The acts of an utterance, those included that its topics are: an empathy statement is an act, whichever way it was found. */
export function actsOf(heard: Understanding, text: string): ReadonlySet<DialogueAct> {
  const acts = new Set<DialogueAct>(heard.acts);
  for (const topic of heard.topics) {
    const act = actOfTopic[topic];
    if (act) acts.add(act);
  }
  if (
    introduces.test(text) &&
    (acts.has("greeting") || /\b(dr|doctor|student|nurse)\b/i.test(text))
  ) {
    acts.add("introduction");
  }
  if (
    /\bsorry (for|about) (your|the) (loss|\w+['’]s|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|pain)\b/i.test(
      text,
    )
  ) {
    acts.delete("apology");
    acts.add("empathy");
  }
  if (/\btrust (me|us)\b/i.test(text)) acts.add("reassurance");
  if (apologises.test(text)) {
    acts.add("apology");
    acts.delete("rudeness");
  } else if (insults.test(text) && !isLying.test(text)) acts.add("rudeness");
  if (absolves.test(text) && !text.includes("?")) acts.add("empathy");
  if (asksCompany.test(text) && text.includes("?") && !promisesPrivacy(text))
    acts.delete("private_setting");
  if (/\bthank(s| you)\b/i.test(text)) acts.add("thanks");
  // What somebody thinks is wrong is asked of the patient as a person, not to make the patient tell the solution.
  if (heard.asks.some((ask) => ask.topic.startsWith("ice:")) && !acts.has("role_break")) {
    acts.delete("diagnosis_probe");
  }
  if (looksOver.test(text)) acts.add("examination_request");
  if (announces.test(text) && examines.test(text)) acts.add("examination_request");
  if (acts.has("examination_request") && !examines.test(text) && !looksOver.test(text))
    acts.delete("examination_request");
  return acts;
}
