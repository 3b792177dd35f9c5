/** Who says it: the patient of themself, or a parent of a child. */
export interface Speaker {
  readonly sex: "male" | "female";
  readonly isChild: boolean;
}

const subject =
  /\b(?:Mr|Mrs|Ms|Miss|Dr)\.? [A-Z][\w'-]*\.?(?=\s)|\b(the|this) (\d+[- ](year|month|week|day)[- ]old )?((male|female) )?(patient|man|woman|gentleman|lady|boy|girl|child|infant|baby|toddler)\b/gi;
const informant =
  /^(?:the |his |her )?(?:mother|father|parents?|caregivers?|guardian) (?:reports?|states?|notes?|says?|describes?|mentions?)(?: that)? /i;
const verbs =
  "reports?|states?|notes?|noted|describes?|mentions?|says?|endorses?|admits?|acknowledges?|claims?|complains?|presents?|indicates?|recalls?|confirms?";
const irregular: Readonly<Record<string, string>> = {
  has: "have",
  is: "am",
  was: "was",
  does: "do",
  goes: "go",
  "doesn't": "don't",
  "hasn't": "haven't",
  "isn't": "am not",
};

/** "He notices" → "I notice"; what stands in the past stays as it is. */
const firstVerb = (word: string): string =>
  irregular[word] ??
  (/(ss|us|is|was|did|had|could|would|will|can)$/.test(word)
    ? word
    : word
        .replace(/ies$/, "y")
        .replace(/(ch|sh|x|o)es$/, "$1")
        .replace(/s$/, ""));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Words with which it would still be somebody else who speaks, or a note and no sentence. */
const strange = /\b(patient|pt|he|she|his|her|hers|him|himself|herself|denies|endorses)\b/i;
const bareVerb =
  /^(takes|works|lives|smokes|drinks|uses|has|had|smoked|drank|worked|lived|used|quit|stopped|started|feels|felt|exercises|eats|sleeps|wakes|woke) /i;

function asSelf(sentence: string): string | undefined {
  const he = sentence.replace(subject, "he").replace(/^patient\b/i, "he");
  const reported = new RegExp(`^(?:(?:he|she) )?(?:also |further )?(?:${verbs}) `, "i");
  const told = he
    .replace(new RegExp(`${reported.source}that (?:he|she) `, "i"), "he ")
    .replace(new RegExp(`${reported.source}(?:that|:) `, "i"), "")
    .replace(
      new RegExp(
        `${reported.source}(?:of |with |to )?(?:(?:experiencing|having|feeling) )?(?!that\\b)`,
        "i",
      ),
      "I've had ",
    )
    .replace(/^(?:he|she) denies (?:any )?/i, "I haven't had any ")
    .replace(/^(?:significant|notable|positive) for /i, "I've had ")
    .replace(bareVerb, (verb) => `he ${verb}`);
  const self = told
    .replace(
      /\b(?:he|she) ([\w']+)/gi,
      (_all, verb: string) => `I ${firstVerb(verb.toLowerCase())}`,
    )
    .replace(/\b(?:himself|herself)\b/gi, "myself")
    .replace(/\b(?:his|her)\b/gi, "my")
    .replace(/\bhim\b/gi, "me");
  return strange.test(self) ? undefined : self;
}

function ofChild(sentence: string, sex: Speaker["sex"]): string | undefined {
  const he = sex === "male" ? "he" : "she";
  const told = sentence
    .replace(informant, "")
    .replace(/\b(?:the|his|her) (?:mother|father|parents?|caregivers?)\b/gi, "I")
    .replace(subject, he)
    .replace(/^patient\b/i, he)
    .replace(new RegExp(`^(?:he|she) (?:reports?|complains? of) `, "i"), `${he} has `);
  return /\b(patient|pt|denies)\b/i.test(told) ? undefined : told;
}

/**
 * A sentence of a note, or a few words of one, as the speaker would say it, or undefined where it cannot be turned without guessing: then it is
 * given as it stands.
 */
export function inFirstPerson(sentence: string, speaker: Speaker): string | undefined {
  const clean = sentence.trim().replace(/\.+$/, "");
  if (!clean) return undefined;
  const said = speaker.isChild ? ofChild(clean, speaker.sex) : asSelf(clean);
  if (said === undefined) return undefined;
  return `${upperFirst(said)}.`;
}

/** "Double vision" → "I've had double vision". */
export function haveHad(phrase: string, { isChild, sex }: Speaker): string {
  const who = isChild ? (sex === "male" ? "He's" : "She's") : "I've";
  return `${who} had ${lowerFirst(phrase.trim().replace(/\.+$/, ""))}`;
}

/** "Chest pain" → "I haven't had any chest pain". */
export function haveNotHad(phrase: string, { isChild, sex }: Speaker): string {
  const who = isChild ? (sex === "male" ? "He hasn't" : "She hasn't") : "I haven't";
  return `${who} had any ${lowerFirst(phrase.trim().replace(/\.+$/, ""))}.`;
}
