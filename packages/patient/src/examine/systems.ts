import type { Person } from "@anamnesis/cases";
import { examinationAsked, examinations, type Examination } from "@anamnesis/terminology";

/** A system of the examination, with the words that ask for it; `vitals` are measured, the rest are findings. */
export type System = Examination["id"];

const asking: readonly (readonly [System, RegExp])[] = [
  [
    "vitals",
    /\b(blood pressure|bp|(?<!carotid )pulse|heart rate|temperature|observations|obs|vitals?( signs)?|oxygen|sats|saturations?|respiratory rate|breathing rate)\b/i,
  ],
  [
    "respiratory",
    /\b(lungs?|trachea\w*|breath sounds?|percuss\w*|auscultat\w* (your|the|her|his) (chest|lungs?)|listen to ((your|her|his|the|that) )?(chest|back|lungs?|breathing|left side|right side|(left|right|both) (side|lung|base)s?)|respiratory( system| exam\w*)?|deep breaths? (in|for me)|chest expansion|watch (you|him|her|how (you|he|she)|(your|his|her|the) \w+) breath\w*|work of breathing|air entry|recession|tracheal tug|(suck|draw|pull)(ing|s|ed)? in|(under|below|between) (his|her|your|the) ribs|(lift|take off|off with|under) (your|his|her|the) (top|shirt|vest|babygro|clothes)|(watch|look at|see) (your|his|her|the) (breathing|ribs)|(examine|check|look at|feel|listen to) ((your|her|his|the) )?chest|crackles|crepitations|wheezes?|chest exam\w*)\b/i,
  ],
  [
    "cardiovascular",
    /\b(heart( sounds?)?|murmurs?|carotids?|jvp|neck veins?|jugular|cardiovascular|cardiac exam\w*|listen to (your|her|his|the) chest)\b/i,
  ],
  [
    "abdomen",
    /\b(abdo|abdom\w+|tummy|stomach|belly|bladder|bowel sounds?|liver|spleen|rebound|guarding|rectal\w*|pr|dre|back passage|prostate|(pelvic|vaginal|internal|speculum) exam\w*)\b/i,
  ],
  [
    "neurological",
    /\b(neuro|neurolog\w*|nervous system|reflex(es)?|cranial nerves?|power|tone|coordination|gait|pupils?|fundi|fundoscopy|ophthalmoscop\w*|(in|into) (your|her|his|the) eyes?|torch|shine (a |the |this )?(\w+ )?light|back of (your|her|his|the) eyes?|visual fields?|visual acuity|acuity|eye chart|snellen|kernig\w*|brudzinski\w*|neck stiffness|bend (your|her|his) (neck|chin)|chin (to|on|onto|down) (to )?(your|her|his|the) chest|(touch|move|examine|check|feel) (your|his|her|the) neck|plantars?|babinski|gcs|sensation|smile for me|squeeze my|follow my finger|facial|(close|screw|shut) your eyes)\b/i,
  ],
  [
    "ent",
    /\b(airways?|ears?|temples?|temporal arter\w*|scalp|jaw|throat|tonsils?|mouth|nose|tongue|ent|glands?|lymph nodes?|sinus(es)?|thyroid|(touch|examine|check|feel) (your|his|her|the) neck)\b/i,
  ],
  ["skin", /\b(skin|rash|bruis\w*|glass test|tumbler)\b/i],
  [
    "limbs",
    /\b(asterixis|flap|legs?|ankles?|calf|calves|arms?|hands?(?! (?:me|over|on)\b)|feet|foot|knees?|joints?|oedema|peripheral|hips?|shoulders?)\b/i,
  ],
  ["mental_state", /\b(mental state|memory test|mini.?mental|orientation|cognit\w*)\b/i],
  [
    "general",
    /\b(conjunctiva\w*|eyelids?|general(ly)?|look at you|hands and face|examine you|have a look|examination)\b/i,
  ],
];

/** "A to E", as the first look at somebody who is ill is called (Resuscitation Council UK 2021), and what it looks at. */
const wholeSurvey = /\b(?:a ?(?:to|-) ?e|abcde)\b/i;
const survey: readonly System[] = [
  "vitals",
  "respiratory",
  "cardiovascular",
  "neurological",
  "general",
];
const mostAtOnce = 5;
/** What a thermometer is put into, or a probe on, is not looked at. */
const appliance =
  /\b(thermometer|probe|cuff|clip|peg)\b[^.,?!]{0,20}\b(in|on|under|round|around) (your|his|her|the) \w+/gi;

/** "The pulse at your neck" */
const neckPulse = /\bpulses? (?:at|in|on|of) (?:your|the|his|her) neck\b/gi;

/** The systems that a request names, in the order of the list; `general` when it names none. At most five. */
export function systemsIn(words: string): readonly System[] {
  const chosen = examinationAsked(words);
  if (chosen) return [chosen.id];
  if (wholeSurvey.test(words)) return survey;
  const text = words.replace(appliance, "temperature").replace(neckPulse, "carotid pulse");
  // Both arms are measured for what it says of the great vessels, not looked at.
  const isBoth = /\b((both|each|either) arms?|standing|postural)\b/i.test(text);
  const looked = text.replace(/\b(both|each|either) arms?\b/gi, " ");
  const listed = asking.filter(([, pattern]) => pattern.test(text)).map(([system]) => system);
  const isOfVessels = isBoth && listed[0] === "vitals";
  const named = isOfVessels
    ? [
        "vitals" as const,
        "cardiovascular" as const,
        ...asking.filter(([, pattern]) => pattern.test(looked)).map(([system]) => system),
      ]
    : listed;
  const chest =
    /\b(listen to|examine) ((your|her|his|the) )?chest\b|\b(have|take) a (quick |good )?listen\b(?! to)/i.test(
      text,
    );
  const isBare = /\bchest\b/i.test(text) && !/\bchin\b/i.test(text);
  const inChest: readonly System[] = chest
    ? ["cardiovascular", "respiratory"]
    : isBare
      ? ["respiratory"]
      : [];
  const specific = [...new Set([...inChest, ...named])].filter((system) => system !== "general");
  return specific.length > 0 ? specific.slice(0, mostAtOnce) : ["general"];
}

/** How a finding is headed in the transcript. */
export const headingOf = (system: System): string =>
  examinations.find(({ id }) => id === system)?.heading ?? system;

const isChild = (person: Person): boolean => person.age < 12;

/** What is found when the case is silent: normal for the age, as it would be noted. */
export function normalFinding(system: Exclude<System, "vitals">, person: Person): string {
  const infant = person.age < 2;
  switch (system) {
    case "general":
      return infant
        ? "Alert, good colour, well hydrated."
        : "Alert, well perfused, no pallor, cyanosis or jaundice.";
    case "cardiovascular":
      return "Both heart sounds heard, no murmur; neck veins not raised.";
    case "respiratory":
      return isChild(person)
        ? "Equal air entry, no crackles or wheeze, no recession."
        : "Vesicular breath sounds throughout, no crackles or wheeze; percussion resonant.";
    case "abdomen":
      return "Soft, not tender, no masses, bowel sounds present.";
    case "neurological":
      return infant
        ? "Alert, normal tone, moves all limbs, fontanelle flat and soft."
        : "Pupils equal and reacting, cranial nerves intact, normal tone, power, reflexes and sensation, no neck stiffness.";
    case "ent":
      return "Eardrums and throat normal, no enlarged lymph nodes.";
    case "skin":
      return "No rash, no bruising.";
    case "limbs":
      return "No swelling or tenderness, pulses present, warm to touch.";
    case "mental_state":
      return isChild(person)
        ? "Interacts as expected for the age."
        : "Orientated, speech coherent, good eye contact.";
  }
}
