import type { TopicId } from "@anamnesis/terminology";
import type { CaseVocabulary, Slot } from "./types.ts";

/** Words found in a clause; `end` is exclusive. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: "topic" | Slot["kind"];
  readonly topic?: TopicId;
  readonly id?: string;
}

/** Phrases by topic and by slot kind, as the weights carry them. */
export interface LexiconData {
  /** Strong phrases: they name the topic by themselves. */
  readonly concepts: Readonly<Record<string, readonly string[]>>;
  /** Weak hints: features only. */
  readonly hints: Readonly<Record<string, readonly string[]>>;
  readonly slots: Readonly<Partial<Record<Slot["kind"], readonly string[]>>>;
}

interface Entry {
  readonly kind: Mention["kind"];
  readonly topic?: TopicId;
  readonly id?: string;
}

export interface Lexicon {
  readonly longest: number;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly hints: ReadonlyMap<string, readonly TopicId[]>;
  readonly slots: ReadonlyMap<string, Entry>;
}

const owners = new Set(["his", "her", "their", "my", "the", "your", "any", "this", "that", "our"]);
const articles = new Set(["a", "an", "the", "any", "some", "your"]);
const keyWord = (word: string): string => (owners.has(word) ? "the" : word);

/** The form under which a phrase is looked up: owners alike, no leading article. */
export function lexiconKey(words: readonly string[]): string {
  const first = words[0];
  const rest =
    words.length > 1 && first !== undefined && articles.has(first) ? words.slice(1) : words;
  return rest.map(keyWord).join(" ");
}

export function createLexicon(data: LexiconData): Lexicon {
  const entries = new Map<string, Entry>();
  const hints = new Map<string, TopicId[]>();
  const slots = new Map<string, Entry>();
  let longest = 1;
  const note = (phrase: string): string => {
    const words = phrase.split(" ");
    longest = Math.max(longest, words.length);
    return lexiconKey(words);
  };
  for (const [topic, phrases] of Object.entries(data.concepts)) {
    for (const phrase of phrases) {
      const key = note(phrase);
      if (!entries.has(key)) entries.set(key, { kind: "topic", topic });
    }
  }
  for (const [kind, phrases] of Object.entries(data.slots)) {
    for (const phrase of phrases) slots.set(note(phrase), { kind: kind as Slot["kind"] });
  }
  for (const [topic, phrases] of Object.entries(data.hints)) {
    for (const phrase of phrases) {
      const key = note(phrase);
      hints.set(key, [...(hints.get(key) ?? []), topic]);
    }
  }
  return { longest, entries, hints, slots };
}

/** The lexicon with a case's own words in front of it. */
export function withVocabulary(
  lexicon: Lexicon,
  vocabulary: CaseVocabulary | undefined,
  toWords: (text: string) => string[],
): Lexicon {
  if (!vocabulary || vocabulary.entries.length === 0) return lexicon;
  const slots = new Map(lexicon.slots);
  let { longest } = lexicon;
  for (const entry of vocabulary.entries) {
    for (const phrase of entry.words) {
      const words = toWords(phrase);
      if (words.length === 0) continue;
      longest = Math.max(longest, words.length);
      slots.set(lexiconKey(words), { kind: entry.slot, topic: entry.topic, id: entry.id });
    }
  }
  return { ...lexicon, longest, slots };
}

function scan(
  words: readonly string[],
  table: ReadonlyMap<string, Entry>,
  longest: number,
): Mention[] {
  const found: Mention[] = [];
  const keys = words.map(keyWord);
  for (let start = 0; start < words.length; start += 1) {
    const room = Math.min(longest, words.length - start);
    for (let size = room; size >= 1; size -= 1) {
      const entry = table.get(keys.slice(start, start + size).join(" "));
      if (!entry) continue;
      found.push({
        ...entry,
        start,
        end: start + size,
        text: words.slice(start, start + size).join(" "),
      });
      start += size - 1;
      break;
    }
  }
  return found;
}

/** Topics and slots named in a clause, left to right; topics win over slots only in `topics`. */
export function findMentions(
  words: readonly string[],
  lexicon: Lexicon,
): { topics: Mention[]; slots: Mention[] } {
  const topics = scan(words, lexicon.entries, Math.min(lexicon.longest, 8));
  const slots = scan(words, lexicon.slots, Math.min(lexicon.longest, 8));
  return { topics: composed(words, topics), slots };
}

/** Topics whose weak hints occur in the clause. */
export function findHints(words: readonly string[], lexicon: Lexicon): TopicId[] {
  const found: TopicId[] = [];
  const keys = words.map(keyWord);
  for (let start = 0; start < keys.length; start += 1) {
    for (let size = 1; size <= 5 && start + size <= keys.length; size += 1) {
      const hit = lexicon.hints.get(keys.slice(start, start + size).join(" "));
      if (hit) found.push(...hit);
    }
  }
  return found;
}

const regions: Readonly<Record<string, string>> = {
  chest: "chest",
  breastbone: "chest",
  ribs: "chest",
  rib: "chest",
  tummy: "abdomen",
  stomach: "abdomen",
  belly: "abdomen",
  abdomen: "abdomen",
  abdominal: "abdomen",
  gut: "abdomen",
  head: "head",
  forehead: "head",
  temple: "head",
  temples: "head",
  neck: "neck",
  throat: "throat",
  back: "back",
  spine: "back",
  shoulder: "joint",
  shoulders: "joint",
  elbow: "joint",
  elbows: "joint",
  wrist: "joint",
  wrists: "joint",
  knee: "joint",
  knees: "joint",
  hip: "joint",
  hips: "joint",
  ankle: "ankle",
  ankles: "ankle",
  joints: "joint",
  joint: "joint",
  fingers: "joint",
  finger: "joint",
  knuckles: "joint",
  thumb: "joint",
  toe: "joint",
  toes: "joint",
  arm: "limb",
  arms: "limb",
  leg: "leg",
  legs: "leg",
  calf: "leg",
  calves: "leg",
  thigh: "limb",
  thighs: "limb",
  shin: "limb",
  foot: "leg",
  feet: "leg",
  hand: "joint",
  hands: "joint",
  muscle: "limb",
  muscles: "limb",
  face: "face",
  facial: "face",
  jaw: "face",
  cheek: "face",
  cheeks: "face",
  tooth: "face",
  ear: "ear",
  ears: "ear",
  eye: "eye",
  eyes: "eye",
  mouth: "mouth",
  tongue: "mouth",
  gums: "mouth",
  lips: "mouth",
  groin: "pelvis",
  pelvis: "pelvis",
  pelvic: "pelvis",
  testicles: "pelvis",
  testicle: "pelvis",
  balls: "pelvis",
  scrotum: "pelvis",
  penis: "pelvis",
  flank: "flank",
  loin: "flank",
  loins: "flank",
  kidneys: "flank",
  breast: "breast",
  breasts: "breast",
  nipple: "breast",
  armpit: "node",
  armpits: "node",
};

const signs: Readonly<Record<string, string>> = {
  pain: "pain",
  pains: "pain",
  ache: "pain",
  aches: "pain",
  aching: "pain",
  hurt: "pain",
  hurts: "pain",
  hurting: "pain",
  sore: "pain",
  soreness: "pain",
  discomfort: "pain",
  painful: "pain",
  achy: "pain",
  cramps: "pain",
  cramping: "pain",
  twinge: "pain",
  tightness: "pain",
  swelling: "swelling",
  swollen: "swelling",
  swelled: "swelling",
  puffy: "swelling",
  puffiness: "swelling",
  swell: "swelling",
  weakness: "weakness",
  weak: "weakness",
  weaker: "weakness",
  numb: "numbness",
  numbness: "numbness",
  tingling: "numbness",
  tingly: "numbness",
  lump: "lump",
  lumps: "lump",
  itch: "itch",
  itchy: "itch",
  itching: "itch",
  rash: "rash",
  spots: "rash",
  stiff: "stiff",
  stiffness: "stiff",
};

const bySign: Readonly<Record<string, Readonly<Record<string, TopicId>>>> = {
  pain: {
    chest: "symptom:chest_pain",
    abdomen: "symptom:abdominal_pain",
    head: "symptom:headache",
    neck: "symptom:neck_stiffness",
    throat: "symptom:sore_throat",
    back: "symptom:back_pain",
    joint: "symptom:joint_pain",
    ankle: "symptom:joint_pain",
    limb: "symptom:limb_muscle_pain",
    leg: "symptom:limb_muscle_pain",
    face: "symptom:sinus_pain",
    ear: "symptom:ear",
    eye: "symptom:eye",
    mouth: "symptom:mouth",
    pelvis: "symptom:pelvic_testicular_pain",
    flank: "symptom:flank_pain",
    breast: "symptom:lump",
  },
  swelling: {
    ankle: "symptom:oedema",
    leg: "symptom:oedema",
    neck: "symptom:swollen_glands",
    node: "symptom:swollen_glands",
    abdomen: "symptom:bloating",
    joint: "symptom:joint_swelling",
    limb: "symptom:joint_swelling",
    face: "symptom:joint_swelling",
    mouth: "symptom:joint_swelling",
    eye: "symptom:eye",
    throat: "symptom:sore_throat",
    pelvis: "symptom:pelvic_testicular_pain",
  },
  weakness: {
    limb: "symptom:weakness",
    leg: "symptom:weakness",
    joint: "symptom:weakness",
    face: "symptom:speech_face",
  },
  numbness: {
    limb: "symptom:numbness",
    leg: "symptom:numbness",
    joint: "symptom:numbness",
    face: "symptom:numbness",
    ankle: "symptom:numbness",
    mouth: "symptom:numbness",
    back: "symptom:numbness",
    head: "symptom:numbness",
  },
  lump: {
    neck: "symptom:swollen_glands",
    node: "symptom:swollen_glands",
    breast: "symptom:lump",
    pelvis: "symptom:genital_lesion",
  },
  itch: {
    eye: "symptom:eye",
    pelvis: "symptom:genital_lesion",
    limb: "symptom:itch",
    leg: "symptom:itch",
    ear: "symptom:ear",
  },
  rash: {
    limb: "symptom:rash",
    leg: "symptom:rash",
    face: "symptom:rash",
    chest: "symptom:rash",
    back: "symptom:rash",
    abdomen: "symptom:rash",
  },
  stiff: {
    neck: "symptom:neck_stiffness",
    back: "symptom:back_pain",
    joint: "symptom:joint_pain",
    limb: "symptom:limb_muscle_pain",
    leg: "symptom:limb_muscle_pain",
  },
};

const between = new Set(
  "in the your his her their of at around to on down across behind under lower upper left right side any is are was been feel feels feeling felt or and that bit up top bottom both a getting go does do actual whole inner outer into".split(
    " ",
  ),
);

/** "pain in your left knee", "is the calf swollen": a sign and a body part a few function words apart make a symptom. */
function composed(words: readonly string[], found: readonly Mention[]): Mention[] {
  const made: Mention[] = [];
  words.forEach((word, at) => {
    const sign = signs[word];
    const table = sign === undefined ? undefined : bySign[sign];
    if (!table) return;
    for (const step of [1, -1]) {
      for (
        let to = at + step, hops = 0;
        to >= 0 && to < words.length && hops < 6;
        to += step, hops += 1
      ) {
        const other = words[to] ?? "";
        const region = regions[other];
        const topic = region === undefined ? undefined : table[region];
        if (topic !== undefined) {
          const [start, last] = step > 0 ? [at, to] : [to, at];
          made.push({
            kind: "topic",
            topic,
            start,
            end: last + 1,
            text: words.slice(start, last + 1).join(" "),
          });
          if (step > 0) continue;
          break;
        }
        if (!between.has(other)) break;
      }
    }
  });
  const covers = (outer: Mention, inner: Mention): boolean =>
    outer.start <= inner.start &&
    outer.end >= inner.end &&
    outer.end - outer.start > inner.end - inner.start;
  const all = [
    ...found,
    ...made.filter((one) => !found.some((other) => other.topic === one.topic)),
  ];
  return all
    .filter((one) => !all.some((other) => other !== one && covers(other, one)))
    .sort((a, b) => a.start - b.start);
}
