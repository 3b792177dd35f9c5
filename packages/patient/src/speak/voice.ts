import type { PatientView } from "@anamnesis/cases";
import { phraseOf } from "../lexicon/topic-phrases.ts";
import type { SpeakingManner } from "../bedside/manner-now.ts";
import type { DialogueState } from "../dialogue.ts";
import type { Draw } from "./seeded.ts";
import { insteadOf, ownLines } from "./own-lines.ts";
import { capitalised } from "./sentences.ts";

/** Everything that shapes how one reply is worded. */
export interface Voice {
  readonly view: PatientView;
  readonly state: DialogueState;
  readonly draw: Draw;
  /** True when several things are answered in one reply. */
  readonly isString?: boolean;
  /** As many things are answered in it. */
  readonly answers?: number;
  /** Of a list that was asked something was not made out: not all of it can be denied in one breath. */
  readonly isPartly?: boolean;
  /** What the answer just before this one was about: what follows on it may lean on it. */
  readonly topicBefore?: string;
  /** Telling words of what was said in this reply and the last: an answer with fewer of them is the better one. */
  readonly said?: ReadonlySet<string>;
  /** How they speak as they are now, where it is not how they speak by nature. */
  readonly manner?: SpeakingManner;
}

const coldBelow = -2;

export const isCold = ({ state }: Voice): boolean => state.rapport <= coldBelow;
/** A person of few words; the terse pools are in their manner of speaking. */
export const isTerse = ({ view }: Voice): boolean => view.person.talk === "terse";
/** From so many answers on each of them is kept short. */
const crowd = 3;
export const isCrowded = ({ answers = 0 }: Voice): boolean => answers >= crowd;
/** Answers that are kept short, by nature or for want of goodwill. */
export const isShort = (voice: Voice): boolean => isTerse(voice) || isCold(voice);
export const isCarer = ({ view }: Voice): boolean => view.person.informant !== undefined;

const unchanging = /^(can|could|will|would|should|might|may|must|had|did|was)$|(ed|t)$/;
const irregular: Readonly<Record<string, string>> = {
  have: "has",
  do: "does",
  go: "goes",
  am: "is",
};

/** "I go" as "he goes". */
export function inThirdPerson(verb: string): string {
  const known = irregular[verb];
  if (known) return known;
  if (unchanging.test(verb) && !/^(want|get|put|eat|sit|feel|hurt|need)$/.test(verb)) return verb;
  if (/(s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** A topic's name for a question; "my" is "his" or "her" when somebody speaks for the patient. */
export const phraseFor = (voice: Voice, topic: string): string =>
  inThePersonOf(voice, phraseOf(topic));

/** Words of a patient's as whoever speaks for them would put them. */
export function inThePersonOf(voice: Voice, phrase: string): string {
  if (!isCarer(voice)) return phrase;
  const isMale = voice.view.person.sex === "male";
  return phrase
    .replace(/\bmyself\b/g, isMale ? "himself" : "herself")
    .replace(/\bmy\b/g, isMale ? "his" : "her")
    .replace(/\bI've\b/g, isMale ? "he's" : "she's")
    .replace(/\bI'm\b/g, isMale ? "he's" : "she's")
    .replace(/\bI am\b/g, isMale ? "he is" : "she is")
    .replace(/\bme\b/g, isMale ? "him" : "her")
    .replace(
      /\bI (\w+)\b/g,
      (_, verb: string) => `${isMale ? "he" : "she"} ${inThirdPerson(verb)}`,
    );
}

/** Fills the blanks of a stock line for this person and this learner. */
export function filled(
  voice: Voice,
  line: string,
  blanks: Readonly<Record<string, string>> = {},
): string {
  const { person } = voice.view;
  const { events } = voice.state;
  const isMale = person.sex === "male";
  const doc =
    events["is_no_doctor"] !== undefined
      ? ""
      : events["is_nurse"] !== undefined
        ? ", nurse"
        : ", doctor";
  const known: Readonly<Record<string, string>> = {
    doc,
    she: isMale ? "he" : "she",
    her: isMale ? "him" : "her",
    poss: isMale ? "his" : "her",
    hers: isMale ? "his" : "hers",
    herself: isMale ? "himself" : "herself",
    called: person.calledName,
    informant: person.informant?.name ?? "",
    boy: person.age < 18 ? (isMale ? "boy" : "girl") : isMale ? "man" : "woman",
    name: person.name,
    relation: person.informant?.relation ?? "family",
    ...blanks,
  };
  return line.replace(/\{(\w+)\}/g, (_, key: string) => {
    const lower = key.toLowerCase();
    const value = known[lower] ?? "";
    return key === lower ? value : capitalised(value);
  });
}

/** The pools that fit this voice, the most particular first. */
function poolsFor(
  voice: Voice,
  pools: Readonly<Record<string, readonly string[]>>,
  key: string,
): readonly (readonly string[])[] {
  const { state } = voice;
  const own = (suffix: string): readonly string[] | undefined => pools[`${key}.${suffix}`];
  const carer = own("carer");
  if (isCarer(voice) && carer) return [carer];
  const terse = isTerse(voice);
  return [
    isCold(voice) ? own("cold") : undefined,
    terse ? own(`${state.mood}.terse`) : own(state.mood),
    terse ? own("terse") : undefined,
    pools[key],
  ].filter((pool): pool is readonly string[] => pool !== undefined);
}

/** A stock line for a move: this person's own, else a common one; not one of the last ten turns' while there is another. */
export function line(
  voice: Voice,
  pools: Readonly<Record<string, readonly string[]>>,
  key: string,
  blanks?: Readonly<Record<string, string>>,
): string {
  const own = voice.draw.fresh(ownLines(voice.view, key));
  if (own !== undefined) return own;
  const fitting = poolsFor(voice, pools, pools[key] ? key : (insteadOf[key] ?? key));
  for (const pool of fitting) {
    const fresh = voice.draw.fresh(pool);
    if (fresh !== undefined) return filled(voice, fresh, blanks);
  }
  return filled(voice, voice.draw.any(fitting.flat()), blanks);
}
