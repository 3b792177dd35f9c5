import { deniedAt } from "../lexicon/negation.ts";
import { minutesIn } from "../lexicon/numbers.ts";

const bounded = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, "giu");

const moments = bounded(
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|" +
    "yesterday|today|tonight|tomorrow|midnight|noon|midday|weekends?|christmas|easter|new year|spring|summer|autumn|winter|" +
    "mornings?|afternoons?|evenings?|nights?|overnight|lunch ?time|tea ?time|bed ?time|breakfast|lunch|dinner|dawn|" +
    "minutes?|mins?|hours?|days?|daily|weeks?|weekly|fortnights?|months?|monthly|years?|yearly|decades?|ages|childhood|o'?clock|recently|lately|earlier|ago",
);
/** "At the minute", "one of these days": no time is told. */
const idleMoments =
  /\b(at the (minute|moment)|one of (these|those) days|these days|in a (minute|moment)|all day long|a minute|good (morning|afternoon|evening|night|day))\b/giu;

const momentOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^mins?$/, "minute")
    .replace(/(?:ly|s)$/, "")
    .replace(/^dai$/, "day")
    .replace(/[ ']/g, "");

/** Times that a text names, in one form each. */
export const momentsIn = (text: string): readonly string[] =>
  [...text.replace(idleMoments, " ").matchAll(moments)].map((match) => momentOf(match[0]));

/** Lengths of time that a text states, in minutes. */
export const spansIn = (text: string): readonly number[] =>
  minutesIn(text.replace(idleMoments, " "));

const parts: Readonly<Record<string, string>> = {
  arm: "arms?|elbows?|wrists?|forearms?",
  hand: "hands?|fingers?|thumbs?",
  shoulder: "shoulders?",
  shoulder_blade: "shoulder blades?",
  leg: "legs?|thighs?|shins?",
  calf: "calf|calves",
  knee: "knees?",
  foot: "feet|foot|toes?|ankles?|heels?",
  hip: "hips?",
  jaw: "jaws?",
  chin: "chins?",
  tooth: "teeth|tooth",
  back: "(?:my|your|his|her|the|lower|upper) back|spine",
  neck: "necks?|nape",
  throat: "throat|gullet",
  belly: "tummy|stomach|abdomen|belly|guts?|navel|belly button",
  chest: "chest|breastbone|sternum|ribs?",
  breast: "breasts?|nipples?",
  head: "heads?|foreheads?|temples?|scalp|skull",
  eye: "eyes?|eyeballs?|eyelids?",
  ear: "ears?",
  nose: "nose|nostrils?",
  mouth: "mouth|lips?|tongue|gums?",
  face: "face|cheeks?",
  groin: "groin|testicles?|testes|balls|scrotum|pelvis",
  loin: "loins?|flanks?|kidneys?",
  bottom: "bottom|backside|buttocks?|back passage",
  bladder: "bladder|waterworks",
  skin: "skin",
  heart: "heart",
  lung: "lungs?",
  left: "left(?=[ -](?:hand|side|arm|leg|knee|foot|eye|ear|shoulder|hip|ankle|calf|breast|thigh|wrist|lower|upper))|(?<=(?:on|to|down) (?:the|my|his|her) )left",
  right:
    "right(?=[ -](?:hand|side|arm|leg|knee|foot|eye|ear|shoulder|hip|ankle|calf|breast|thigh|wrist|lower|upper))|(?<=(?:on|to|down) (?:the|my|his|her) )right",
};
const places = Object.entries(parts).map(([id, source]) => [id, bounded(source)] as const);
const idlePlaces =
  /\b(off the top of my head|in my head|to be on the safe side|on the other hand|back of my mind|put my finger on|over my head|by heart|face to face|hand on heart|at heart|the back of|to my face|touch wood)\b/giu;

export interface Mention {
  readonly id: string;
  readonly isNegated: boolean;
  /** Whether it is so or not cannot be told from the words. */
  readonly isUnsure?: true;
  readonly words: string;
}

/** Parts of the body that a text names, each as affected or not. */
export function placesIn(text: string): readonly Mention[] {
  const told = text.replace(idlePlaces, (match) => " ".repeat(match.length));
  return places.flatMap(([id, pattern]) =>
    [...told.matchAll(pattern)].map((match) => ({
      id,
      ...deniedAt(told, match.index),
      words: match[0],
    })),
  );
}
