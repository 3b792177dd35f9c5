import { deniedAt } from "./negation.ts";
/** Words by which a symptom is recognised in running speech; distinctive ones only, a miss is better than a false find. */
const table: Readonly<Record<string, string>> = {
  "symptom:fever": "fevers?|feverish|high temperature|pyrexia|burning up",
  "symptom:chills_sweats": "chills|rigors?|shiver(s|y|ing)?|sweat(s|y|ing|ed)?|clammy",
  "symptom:weight_change":
    "lost (a lot of |some |a bit of |so much )?weight|losing (a lot of |some )?weight|weight loss|put on weight|weight gain",
  "symptom:appetite": "appetite|off (my|your|her|his) food",
  "symptom:fatigue":
    "tired(ness)?|fatigued?|exhaust(ed|ion)|shattered|knackered|worn out|lethargic",
  "symptom:chest_pain": "chest (pains?|tightness|heaviness|discomfort|pressure)|tight chest|angina",
  "symptom:dyspnoea":
    "short(ness)? of breath|breathless(ness)?|out of breath|trouble breathing|difficulty breathing|puffed|dyspnoea",
  "symptom:orthopnoea": "orthopnoea|breathless lying",
  "symptom:palpitations":
    "palpitations?|heart (was |is |been )?(racing|pounding|fluttering)|racing heart",
  "symptom:oedema":
    "(swollen|puffy) (ankles|legs|feet)|(ankles?|legs?|feet) (are |were |is )?(swollen|swelling|puffy)|ankle swelling|oedema",
  "symptom:syncope":
    "faint(ed|ing)|pass(ed|ing)? out|black(ed|ing)? ?outs?|lost consciousness|collapsed?",
  "symptom:cough": "cough(s|ing|ed)?(?! up)",
  "symptom:sputum": "phlegm|sputum|mucus",
  "symptom:haemoptysis":
    "cough(ed|ing)? (up )?(any )?blood|haemoptysis|blood in (my|your|the) (phlegm|sputum)",
  "symptom:wheeze": "wheez(e|es|ing|y)",
  "symptom:sore_throat": "sore throat|throat (is |was )?sore",
  "symptom:nasal": "runny nose|blocked nose|stuffy nose|sneezing",
  "symptom:smell_taste": "sense of (smell|taste)|lost (my|your) (smell|taste)",
  "symptom:hoarseness": "hoarse(ness)?|lost (my|your) voice",
  "symptom:ear": "earache|ear pain|ear discharge",
  "symptom:hearing": "tinnitus|ringing in|hearing loss|deaf(ness)?",
  "symptom:swollen_glands": "swollen glands?",
  "symptom:abdominal_pain": "(stomach|tummy|abdominal|belly) (pains?|ache|cramps?)",
  "symptom:nausea": "nausea|nauseous|nauseated|feel(ing)? sick|felt sick|queasy",
  "symptom:vomiting": "vomit(ed|ing|s)?|threw up|throwing up|been sick|being sick",
  "symptom:haematemesis": "vomit(ed|ing) blood|coffee grounds|haematemesis",
  "symptom:diarrhoea": "diarrhoea|diarrhea|loose stools?|the runs",
  "symptom:constipation": "constipat(ed|ion)",
  "symptom:blood_in_stool":
    "blood in (my|your|the) (stools?|poo)|black stools?|rectal bleeding|melaena",
  "symptom:bloating": "bloat(ed|ing)",
  "symptom:heartburn": "heartburn|acid reflux|indigestion",
  "symptom:dysphagia": "(trouble|difficulty) swallowing|food sticking|dysphagia",
  "symptom:jaundice": "jaundiced?|yellow (skin|eyes)",
  "symptom:dysuria":
    "(burning|stinging|pain) (when|on) (pass\\w*|pee\\w*|wee\\w*|urinat\\w*)|dysuria",
  "symptom:haematuria": "blood in (my|your|the) (urine|wee|pee|water)|haematuria",
  "symptom:flank_pain": "(loin|flank|kidney) pain",
  "symptom:headache":
    "headaches?|migraines?|head(s)? (was |is |been )?(hurting|pounding|throbbing|aching)",
  "symptom:dizziness": "dizz(y|iness)|light-?headed(ness)?|vertigo|woozy|swimmy",
  "symptom:visual":
    "blurr(ed|y) vision|double vision|flashing lights?|zig-?zags?|visual (disturbance|symptoms)",
  "symptom:photophobia": "photophobia|sensitiv(e|ity) to (the )?light|light (hurts|bothers)",
  "symptom:neck_stiffness": "stiff(ness)? (in (my|your|the) )?neck|neck (stiffness|pain)",
  "symptom:weakness": "weak(ness)? (in|of|down)|weak (arm|leg|side)",
  "symptom:numbness": "numb(ness)?|pins and needles|tingling",
  "symptom:speech_face": "slurr(ed|ing)|facial droop|face (has |had )?droop\\w*",
  "symptom:confusion_memory": "confus(ed|ion)|memory loss",
  "symptom:seizure": "seizures?|fits|convulsions?",
  "symptom:tremor": "tremors?",
  "symptom:joint_pain": "joint pains?|painful joints",
  "symptom:back_pain": "back ?ache|back pain",
  "symptom:rash": "rash(es)?",
  "symptom:itch": "itch(y|ing|es)?",
  "symptom:bruising_bleeding": "bruis(e|es|ing)|nosebleeds?|bleeding gums",
  "symptom:thirst": "thirst(y)?",
  "symptom:suicidality":
    "suicid(e|al)|kill (my|your)self|self-?harm\\w*|end (it all|my life|your life)",
  "symptom:hallucinations": "hallucinat\\w+|hearing voices",
};

const patterns = Object.entries(table).map(
  ([topic, source]) =>
    [topic, new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, "giu")] as const,
);

export interface SymptomMention {
  readonly topic: string;
  readonly isNegated: boolean;
  /** Whether it is so or not cannot be told from the words. */
  readonly isUnsure?: true;
  readonly words: string;
}

/** The symptoms that a text speaks of, each as there or not there. */
export function symptomMentions(text: string): readonly SymptomMention[] {
  return patterns.flatMap(([topic, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      topic,
      ...deniedAt(text, match.index),
      words: match[0],
    })),
  );
}
