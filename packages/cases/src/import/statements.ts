import { findDrugs, type Attribute } from "@anamnesis/terminology";

/** Where in `history` a statement belongs: an entry, or an attribute of the main complaint. */
export type Place =
  | { readonly kind: "entry"; readonly key: string }
  | { readonly kind: "attribute"; readonly attribute: Attribute };

const entry = (key: string): Place => ({ kind: "entry", key });

/** What a life statement is about, the most particular first. */
const life: readonly (readonly [string, RegExp])[] = [
  ["allergies", /\ballerg/i],
  [
    "family_history",
    /\bfamily (medical )?history|\bruns in (the|his|her) family|\b(father|mother|brother|sister|sibling|grand\w+|aunt|uncle|cousin)s?\b[^.]*\b(has|had|have|died|diagnos\w*|suffer\w*|history)\b/i,
  ],
  ["smoking", /\bsmok|\btobacco|\bcigarette|\bpack[- ]year|\bvap(es|ing)\b/i],
  [
    "drugs",
    /\b(illicit|recreational|intravenous|iv|street) drug|\bdrug use|\bcocaine|\bcannabis|\bmarijuana|\bheroin|\bamphetamine/i,
  ],
  [
    "alcohol",
    /\balcohol|\bbeers?\b|\bwine\b|\bdrinks? (socially|occasionally|daily|heavily)|\bsocial drinker/i,
  ],
  ["sexual_history", /\bsexual/i],
  ["travel", /\btravel/i],
  ["sick_contacts", /\bsick contact|\bcontact with|\bexposed to (someone|a person|sick)/i],
  ["animals_exposures", /\b(cat|dog|bird|tick|animal|pet|farm|asbestos|expos)\w*\b/i],
  ["immunisation", /\b(immuni[sz]|vaccin)/i],
  ["menstrual", /\bmenstru|\bmenses|\bmenarche|\bmenopaus|\blast period|\bLMP\b/i],
  ["contraception", /\bcontracept|\bbirth control/i],
  ["pregnancy", /\bpregnan|\bgravida|\bG\dP\d/i],
  [
    "paeds_history",
    /\bborn (at|by|via|vaginally)|\bdeliver(y|ed)|\bmilestone|\bgestation|\bbreastfe|\bformula/i,
  ],
  ["surgeries", /\bsurg|\w+ectomy\b|\boperat(ion|ed)/i],
  ["hospitalisation", /\bhospitali[sz]|\badmitted\b/i],
  [
    "occupation",
    /\bworks?\b (as|in|at|for|from)|\boccupation|\bemployed|\bretired|\bunemployed|\bstudent\b|\bteacher\b|\bengineer\b|\battends? (school|day ?care)/i,
  ],
  ["living_situation", /\blives?\b (with|alone|in|at|on)|\bmarried|\bdivorced|\bwidow/i],
  ["exercise", /\bexercis|\bphysically active|\bsedentary|\bathlet/i],
  ["diet", /\bdiet\b|\bvegetarian|\bvegan/i],
  ["stressors", /\bstress/i],
  ["medications", /\bmedication|\bprescri|\b(takes?|taking)\b[^.]*\b(daily|mg|tablets?|for)\b/i],
];

/** What a sentence of the story says of the main complaint. */
const story: readonly (readonly [Attribute, RegExp])[] = [
  ["exacerbating", /\b(wors(e|ens|ened|ening)|aggravat|exacerbat|brought on|triggered)/i],
  [
    "treatment_tried",
    /\b(tried|took|has taken|used|over-the-counter|ibuprofen|acetaminophen|paracetamol|antacids?)\b/i,
  ],
  ["relieving", /\b(reliev|eas(es|ed)|improv|better|alleviat)/i],
  ["radiation", /\b(radiat|spread)/i],
  [
    "previous_episodes",
    /\b(previous|prior|similar|earlier) (episodes?|attacks?|symptoms?)|\bnever (had|experienced)\b/i,
  ],
  ["severity", /\b(\d+ ?(\/|out of) ?10)\b/i],
  ["progression", /\b(progress|gradually|increas|getting|steadily|over the (past|last|course))/i],
  [
    "duration",
    /\b(for|over|during|past|last|lasts|lasting) (the )?(past |last |about |around )*(\w+ ){0,3}(second|minute|hour|day|week|month|year)s?\b/i,
  ],
  ["onset", /\b(ago|began|started|sudden|since|onset|woke)\b/i],
  ["frequency", /\b(times|episodes) (a|per|each|in)\b|\bintermittent|\bconstant|\bdaily\b/i],
  [
    "character",
    /\b(sharp|dull|burning|crushing|throbbing|aching|cramping|stabbing|pressure|squeezing|colicky)\b/i,
  ],
  ["site", /\b(located|locali[sz]ed|right|left|upper|lower|bilateral|behind)\b/i],
  ["associated", /\b(associated|accompan|along with)/i],
];

/** Where a statement about the person's life and past belongs; undefined where nothing says so. */
export function lifePlaceOf(statement: string): Place | undefined {
  const found = life.find(([, pattern]) => pattern.test(statement));
  if (found) return entry(found[0]);
  return findDrugs(statement).some(({ negated }) => !negated) ? entry("medications") : undefined;
}

/** Where a sentence of the story belongs: an attribute of the complaint before all, then the person's life. */
export function storyPlaceOf(statement: string): Place | undefined {
  const family = life.find(([key, pattern]) => key === "family_history" && pattern.test(statement));
  if (family) return entry("family_history");
  const found = story.find(([, pattern]) => pattern.test(statement));
  if (found) return { kind: "attribute", attribute: found[0] };
  return lifePlaceOf(statement);
}

/** "None", "no significant past medical history", "non-smoker", "denies alcohol use". */
export const isDenial = (statement: string): boolean =>
  /^(none|nil|n\/a|no|non-?|never|denies|denied|negative|unremarkable|non-?contributory|not significant|does not|doesn't)\b|^(the )?(patient|he|she) (denies|does not|has no|has never)\b|\b(unremarkable|non-?contributory)\.?$/i.test(
    statement.trim(),
  );

const empty = new Set(
  "the a an of to in on at and or with for is was are were has had have been be no not any his her he she patient reports denies that this from by as it they some very also when which after before over during".split(
    " ",
  ),
);
/** The words by which a question could mean this statement. */
export const wordsFor = (statement: string): string[] =>
  [
    ...new Set(
      statement
        .toLowerCase()
        .replace(/[^\p{L}\s'-]/gu, " ")
        .split(/\s+/)
        .filter((word) => word.length > 3 && !empty.has(word)),
    ),
  ].slice(0, 8);
