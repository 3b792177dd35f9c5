import { createLexicon, findHints, findMentions } from "../src/understand/lexicon.ts";
import type { Lexicon, LexiconData } from "../src/understand/lexicon.ts";
import { fluent, foldText, rawWords } from "../src/understand/normalise.ts";
import { segment, withoutOpeners } from "../src/understand/segment.ts";
import type { ClauseView } from "../src/understand/features.ts";
import { stays } from "../src/understand/model.ts";
import { isSaid } from "../src/understand/combine.ts";
import { createRandom, pick, shuffle } from "./prng.ts";
import { inThirdPerson } from "./third-person.ts";
import type { TrainingSource } from "./training-files.ts";

/** A clause to learn from. `group` ties the variants of one written line together. */
export interface Example {
  readonly view: ClauseView;
  readonly topics: readonly string[];
  readonly weight: number;
  readonly group: number;
}

const wordsOf = (text: string): string[] => fluent(rawWords(foldText(text)));
const canonical = (text: string): string => rawWords(foldText(text)).join(" ");

/** A follow-up that names nothing itself and stays with what is in focus. */
export function staysWithFocus(
  view: ClauseView,
  topics: readonly string[],
  lexicon: Lexicon,
): boolean {
  const [topic, ...more] = topics;
  if (topic === undefined || more.length > 0 || topic !== view.focus) return false;
  if (topic.startsWith("hpc:") || isSaid(topic)) return false;
  return view.mentions.length === 0 && !findHints(view.words, lexicon).includes(topic);
}

/** The phrases that the shipped lexicon holds, in canonical spelling. */
export function lexiconData(source: TrainingSource): LexiconData {
  const unique = (phrases: readonly string[]): string[] => [
    ...new Set(phrases.map(canonical).filter(Boolean)),
  ];
  const concepts: Record<string, string[]> = {};
  for (const [topic, words] of source.concepts) {
    const verbs = words.verbs.flatMap((verb) => [verb.base, verb.past, verb.ing, verb.participle]);
    concepts[topic] = unique([
      ...words.nouns,
      ...words.adjectives.filter((one) => !/^(?:like|able|okay)\b/.test(one)),
      ...verbs,
      ...words.matched,
    ]);
  }
  const hints = Object.fromEntries(
    Object.entries(source.hints).map(([topic, phrases]) => [topic, unique(phrases)]),
  );
  const slots = Object.fromEntries(
    [...source.slots].map(([kind, phrases]) => [kind, unique(phrases)]),
  );
  return { concepts, hints, slots };
}

/** The clause of a written line that carries its label: the only question among statements, otherwise the whole line. */
function clauseOf(text: string): { words: readonly string[]; isPart: boolean } {
  const clauses = segment(text, (words) => words);
  const asked = clauses.filter((clause) => clause.isQuestion && clause.words.length > 1);
  const [only] = asked.length > 0 ? asked : clauses;
  if ((asked.length === 1 || clauses.length === 1) && only) {
    return { words: only.words, isPart: clauses.length > 1 };
  }
  return { words: withoutOpeners(wordsOf(text)), isPart: false };
}

/** One random reading of "(a|b|) c": innermost brackets first. */
function expandOnce(text: string, random: () => number): string {
  let out = text;
  for (let match = /\(([^()]*)\)/.exec(out); match; match = /\(([^()]*)\)/.exec(out)) {
    const options = (match[1] ?? "").split("|");
    out =
      out.slice(0, match.index) + pick(options, random) + out.slice(match.index + match[0].length);
  }
  return out.replace(/\s+/g, " ").trim();
}

const readings = (text: string): number =>
  [...text.matchAll(/\(([^()]*)\)/g)].reduce(
    (all, match) => all * (match[1] ?? "").split("|").length,
    1,
  );

/** All clauses to learn from, in a fixed order. */
export function makeExamples(source: TrainingSource): {
  examples: Example[];
  lexicon: Lexicon;
  data: LexiconData;
} {
  const data = lexiconData(source);
  const lexicon = createLexicon(data);
  const random = createRandom(20_261_121);
  const examples: Example[] = [];
  const nouns = [...source.concepts]
    .filter(([topic]) => topic.startsWith("symptom:"))
    .flatMap(([, words]) => words.nouns.slice(0, 12));
  const allTopics = [...new Set([...Object.keys(source.phrasings), ...source.concepts.keys()])];
  const symptomTopics = allTopics.filter((topic) => topic.startsWith("symptom:"));
  let group = 0;

  const anyFocus = (): string | undefined => {
    const roll = random();
    if (roll < 0.45) return undefined;
    return roll < 0.75 ? pick(symptomTopics, random) : pick(allTopics, random);
  };
  const add = (
    text: string,
    labels: readonly string[],
    weight: number,
    focus = anyFocus(),
    isLed = false,
  ): void => {
    const { words, isPart } = clauseOf(text);
    if (words.length === 0) return;
    // Greetings and sympathy beside a question are clauses of their own when it is heard.
    const asked = isPart ? labels.filter((topic) => !isSaid(topic)) : labels;
    const topics = asked.length > 0 ? asked : labels;
    const found = findMentions(words, lexicon);
    const view = { words, mentions: found.topics, slots: found.slots, focus };
    examples.push({
      view,
      topics: isLed && staysWithFocus(view, topics, lexicon) ? [stays] : topics,
      weight,
      group,
    });
  };
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      if (name === "sym") return pick(nouns, random).replace(/^(?:an?|the) /, "");
      const list = source.slots.get(name);
      if (!list) throw new Error(`unknown slot {${name}} in a training template`);
      return pick(list, random);
    });

  for (const [topic, phrases] of Object.entries(source.phrasings)) {
    for (const phrase of phrases) {
      group += 1;
      add(phrase, [topic], 0.7);
      add(phrase, [topic], 0.7);
    }
  }

  // A section "[@]" holds follow-ups that stay with whichever topic was in focus.
  const written = source.templates.flatMap((line) =>
    line.topics[0] === "@"
      ? line.focus.map((topic) => ({
          ...line,
          topics: [topic],
          focus: [topic],
        }))
      : [line],
  );
  for (const line of written) {
    group += 1;
    const slots = (line.text.match(/\{/g) ?? []).length;
    const count = Math.min(slots > 0 ? 12 : 8, Math.max(2, readings(line.text)) + slots * 5);
    const seen = new Set<string>();
    for (let i = 0; i < count * 2 && seen.size < count; i += 1) {
      const asked = fill(expandOnce(line.text, random));
      // Of a child or a confused person others are asked.
      const isOfAnother = i > 0 && random() < 0.15 && !isSaid(line.topics[0] ?? "");
      const text = isOfAnother ? inThirdPerson(asked, random() < 0.5) : asked;
      if (seen.has(text) && i >= 2) continue;
      seen.add(text);
      const weight = 1 / Math.sqrt(Math.max(1, count / 2));
      const focus =
        line.focus.length > 0 ? focusFrom(line.focus, symptomTopics, random) : anyFocus();
      add(text, line.topics, weight, focus, line.focus.length > 0);
    }
  }

  for (const { text, topic, about } of source.asked) {
    group += 1;
    add(text, [topic], 0.5, random() < 0.6 ? about : anyFocus());
  }

  const frames = (kind: string): readonly string[] => source.frames.get(kind) ?? [];
  for (const [topic, words] of source.concepts) {
    const shown: readonly (readonly [string, readonly string[]])[] = [
      ["n", words.nouns],
      ["a", words.adjectives],
      ["vb", words.verbs.map((verb) => verb.base)],
      ["vp", words.verbs.map((verb) => verb.participle)],
      ["vi", words.verbs.map((verb) => verb.ing)],
    ];
    const isSymptom = topic.startsWith("symptom:");
    for (const [kind, entries] of shown) {
      if (!isSymptom && kind !== "n") continue;
      for (const entry of entries) {
        group += 1;
        const many = kind === "n" ? (isSymptom ? 7 : 4) : kind === "a" ? 6 : 4;
        const bare = entry.replace(/^(?:an?) /, "");
        for (const frame of shuffle([...frames(kind)], random).slice(0, many)) {
          const noun = /(?:any|no|some|the|new|of|with|with it) \{x\}/.test(frame) ? bare : entry;
          add(frame.replace("{x}", noun), [topic], 0.6);
        }
      }
    }
    for (const entry of words.matched) {
      group += 1;
      add(entry, [topic], 0.5);
    }
  }
  const details = [...source.attributeFrames].flatMap(([topic, texts]) =>
    texts.map((text) => ({ topic, text })),
  );
  for (const [topic, words] of source.concepts) {
    if (!topic.startsWith("symptom:")) continue;
    const entries = [
      ...words.nouns.map((noun) => ["{n}", noun.replace(/^an? /, "")] as const),
      ...words.adjectives.map((adjective) => ["{a}", adjective] as const),
      ...words.verbs.map((verb) => ["{vi}", verb.ing] as const),
    ];
    for (const [mark, entry] of entries) {
      group += 1;
      const fitting = details.filter(({ text }) => text.includes(mark));
      for (const detail of shuffle(fitting, random).slice(0, 3)) {
        add(detail.text.replace(mark, entry), [detail.topic], 0.5);
      }
    }
  }
  for (let i = 0; i < 1600; i += 1) {
    group += 1;
    const size = 2 + Math.floor(random() * random() * 4);
    const chosen = shuffle([...symptomTopics], random).slice(0, size);
    const parts = chosen.map((topic) =>
      pick(source.concepts.get(topic)?.nouns ?? [topic], random).replace(/^an? /, ""),
    );
    const list = `${parts.slice(0, -1).join(", ")}${random() < 0.8 ? " or " : " and "}${parts.at(-1) ?? ""}`;
    add(pick(listFrames, random).replace("{x}", list), chosen, 0.7);
  }
  return { examples, lexicon, data };
}

const listFrames = [
  "any {x}",
  "have you had any {x}",
  "do you have any {x}",
  "have you noticed any {x}",
  "any {x} at all",
  "do you get any {x}",
  "do you ever experience any {x}",
  "how about {x}",
  "what about {x}",
  "so tell me any {x}",
  "{x}",
  "no {x}",
  "did you have any {x}",
  "have you been having any {x}",
  "are you having any {x}",
  "do you suffer with any {x}",
  "has there been any {x}",
];

function focusFrom(
  names: readonly string[],
  symptoms: readonly string[],
  random: () => number,
): string | undefined {
  const name = pick(names, random);
  if (name === "none") return undefined;
  return name === "sym" ? pick(symptoms, random) : name;
}
