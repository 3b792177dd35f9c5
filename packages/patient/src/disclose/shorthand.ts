import { type Attribute, findDiagnoses } from "@anamnesis/terminology";
import type { Ask } from "../understand/types.ts";
import { examining } from "./examining.ts";
import type { Heard, Reading } from "./reading.ts";
import { indexOf, isTellable } from "./fact-index.ts";

const ask = (topic: string, text: string, more: Partial<Ask> = {}): Ask => ({
  topic,
  slots: [],
  form: "closed",
  confidence: 0.9,
  words: text.toLowerCase(),
  fromContext: false,
  ...more,
});

const front = "^\\W*(?:(?:and|so|ok|okay|right|then|what about|how about|any|the|its|your) )*";
const bare = (words: string): RegExp => new RegExp(`${front}(?:${words})\\W*$`, "i");

/** The heads under which a pain is taken down (site, onset, character, radiation, associations, timing, exacerbating, severity). */
const heads: readonly (readonly [RegExp, Attribute])[] = [
  [bare("site|location|place"), "site"],
  [bare("onset"), "onset"],
  [bare("character|quality|nature|type of pain"), "character"],
  [bare("radiation|radiates|radiating|spread"), "radiation"],
  [
    /^\W*(and |so )?where(abouts)? (does|did|do|has|is) (it|they|that|the \w+) (spread|radiat|travel)\w*( to)?\W*$/i,
    "radiation",
  ],
  [bare("associations?|associated (symptoms?|features)|other symptoms"), "associated"],
  [bare("timing|time course|course|pattern"), "timing"],
  [bare("(exacerbating|aggravating|worsening) (factors?|things)|exacerbating"), "exacerbating"],
  [bare("(relieving|alleviating|easing) (factors?|things)|relieving"), "relieving"],
  [bare("severity|pain score|score"), "severity"],
  [bare("duration"), "duration"],
  [bare("frequency"), "frequency"],
];
const head: Reading = ({ view, state, text }) => {
  const attribute = heads.find(([pattern]) => pattern.test(text))?.[1];
  if (!attribute) return undefined;
  const target = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
  return [ask(`hpc:${attribute}`, text, { attribute, target, form: "open", fromContext: true })];
};

/** What is jotted down in a few letters. */
const jottings: readonly (readonly [RegExp, readonly string[]])[] = [
  [bare("d ?(?:and|or|&|n|\\+|/) ?v"), ["symptom:diarrhoea", "symptom:vomiting"]],
  [bare("n ?(?:and|or|&|\\+|/) ?v"), ["symptom:nausea", "symptom:vomiting"]],
  [
    bare("ideas,? (?:and )?concerns,?(?: and)? expectations|ice"),
    ["ice:ideas", "ice:concerns", "ice:expectations"],
  ],
  [bare("next of kin|nok|emergency contact"), ["identity:contact"]],
  [bare("imms|immunisations?|vaccs|jabs|(?:imms|jabs) (?:utd|up to date)"), ["immunisation"]],
  [bare("birth (?:hx|history)|pregnancy and birth"), ["paeds_history"]],
];
/** The heads of a history, as they are noted down. */
const noted: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^pmhx?$/i, ["pmh"]],
  [/^pshx?$/i, ["surgeries"]],
  [/^(dhx?|meds|rx)$/i, ["medications"]],
  [/^(allergies|nkda)$/i, ["allergies"]],
  [/^(fhx?|famhx)$/i, ["family_history"]],
  [/^(shx?|soc(ial)?)$/i, ["occupation", "living_situation", "smoking"]],
];
/** "PMH PSH", "pmh, dh, allergies?": one head after the other. */
const severalHeads: Reading = ({ text }) => {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length < 2 || words.length > 4) return undefined;
  const topics = words.map((word) => noted.find(([head]) => head.test(word))?.[1]);
  return topics.every((found) => found !== undefined)
    ? topics.flatMap((found, at) => (found ?? []).map((topic) => ask(topic, words[at] ?? text)))
    : undefined;
};

const jotting: Reading = ({ text }) =>
  jottings.find(([pattern]) => pattern.test(text))?.[1].map((topic) => ask(topic, text));

/** "SCBU?" by the case's own word for special care, where the letters stand alone. */
const specialCare: Reading = ({ view, text }) => {
  if (view.person.age > 17 || !/\b(scbu|nicu|special care|neonatal unit)\b/i.test(text))
    return undefined;
  const index = indexOf(view);
  const own = ["paeds_history", "hospitalisation", "pmh"]
    .flatMap((topic) => index.items(topic))
    .filter(isTellable);
  const fact =
    own.find((item) => item.say.some((line) => /\bspecial care|neonatal unit\b/i.test(line))) ??
    own.find((item) => item.words.some((word) => /special care|neonatal unit|scbu/i.test(word)));
  return [
    ask(fact?.topic ?? "paeds_history", text, {
      slots: fact ? [{ kind: "case_word", text: "special care", id: fact.id }] : [],
    }),
  ];
};

const kin =
  /\b(famil\w+|fhx?|fam|relatives?|relations?|mother|mum|mam|father|dad|parents?|brothers?|sisters?|siblings?|gran\w*|nan|uncles?|aunts?|cousins?|sons?|daughters?|children|anyone|anybody|runs? in|history in)\b/i;
const ofSelf = /\b(hx|pmh|history of|previous|past|your|you|his|her)\b/i;
const pastIllness = /^\W*(and |any )?(previous|past|prior|known|hx of|history of) (\w+\W*){1,4}$/i;
/** "Hx of clots", "is your thyroid OK": the patient's own past, though only the family's is on record. */
const ownPast: Reading = ({ state, heard, text }) => {
  if (kin.test(text) || !ofSelf.test(text)) return undefined;
  const past = heard.asks.find(({ topic }) => topic === "pmh");
  if (past && heard.band !== "answer" && pastIllness.test(text) && findDiagnoses(text).length > 0)
    return [{ ...past, confidence: 0.85, form: "closed" }];
  if (!heard.asks.some(({ topic }) => topic === "family_history")) return undefined;
  if (state.focus.lastAsks.some(({ topic }) => topic === "family_history")) return undefined;
  return heard.asks.map((one) =>
    one.topic === "family_history"
      ? {
          ...one,
          topic: "pmh",
          confidence: Math.max(one.confidence, 0.85),
          form: "closed" as const,
          slots: one.slots.map((slot) => ({
            kind: "condition" as const,
            text: findDiagnoses(slot.text)[0]?.text.toLowerCase() ?? slot.text,
          })),
        }
      : one,
  );
};

/** "Anything else?" while the story is still being told goes on with the story. */
const restOfStory: Reading = ({ state, view, text }) => {
  const isBare = bare(
    "(?:is there )?(?:any|some)thing (?:else|more)(?: (?:at all|today|then|going on))?",
  );
  const isTelling = state.focus.lastAsks.every(({ topic }) =>
    /^(opening|elaborate|anything_else|hpc:associated)$/.test(topic),
  );
  return isBare.test(text) && isTelling && state.opened < view.opening.more.length
    ? [ask("anything_else", text, { form: "open" })]
    : undefined;
};

const comeBack =
  /\bwhy (have|has|did|are|is) (you|he|she|they) (come|came|been brought|back|here)\b(?! (home|from))/i;
const broughtBack: Reading = ({ text }) =>
  comeBack.test(text) ? [ask("opening", text, { form: "open" })] : undefined;

const readings: readonly Reading[] = [
  examining,
  broughtBack,
  restOfStory,
  head,
  severalHeads,
  jotting,
  specialCare,
  ownPast,
];

/** What is jotted rather than said: the heads of a scheme, a few letters, an order in place of a question. */
export function shorthandAsks(said: Heard): readonly Ask[] | undefined {
  for (const reading of readings) {
    const asks = reading(said);
    if (asks) return asks;
  }
  return undefined;
}
