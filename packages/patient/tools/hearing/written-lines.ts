import { createRandom, pick, shuffle } from "../prng.ts";
import { inThirdPerson } from "../third-person.ts";
import type { TrainingSource } from "../training-files.ts";

/** A line labelled by topic: several wordings of one thing, or a turn of a consultation with what came before it. */
export interface WrittenLine {
  readonly wordings: readonly (readonly string[])[];
  readonly topics: readonly string[];
  /** Topics in focus under which it holds. */
  readonly focus: readonly string[];
  readonly also: readonly string[];
  readonly patient?: readonly string[];
  readonly learner?: readonly string[];
}

const listFrames = [
  "any {x}",
  "have you had any {x}",
  "do you have any {x}",
  "have you noticed any {x}",
  "any {x} at all",
  "how about {x}",
  "what about {x}",
  "{x}",
  "no {x}",
  "did you have any {x}",
];

function expanded(text: string, random: () => number): string {
  let out = text;
  for (let match = /\(([^()]*)\)/.exec(out); match; match = /\(([^()]*)\)/.exec(out))
    out =
      out.slice(0, match.index) +
      pick((match[1] ?? "").split("|"), random) +
      out.slice(match.index + match[0].length);
  return out.replace(/\s+/g, " ").trim();
}

/** All lines of the training source that are labelled by topic, in words. */
export function writtenLines(
  source: TrainingSource,
  words: (text: string) => readonly string[],
): WrittenLine[] {
  const random = createRandom(7);
  const out: WrittenLine[] = [];
  const put = (
    texts: readonly string[],
    topics: readonly string[],
    focus: readonly string[] = [],
    also: readonly string[] = [],
  ): void => {
    const wordings = texts.map(words).filter((one) => one.length > 0);
    if (wordings.length > 0) out.push({ wordings, topics, focus, also });
  };
  for (const line of source.consultations) {
    const said = (who: string) =>
      words(line.context.findLast(({ speaker }) => speaker === who)?.text ?? "");
    out.push({
      wordings: [words(line.text)],
      topics: line.topics,
      focus: [],
      also: line.also,
      patient: said("patient"),
      learner: said("learner"),
    });
  }
  for (const [topic, phrases] of Object.entries(source.phrasings))
    for (const phrase of phrases) put([phrase], [topic]);

  const nouns = [...source.concepts]
    .filter(([topic]) => topic.startsWith("symptom:"))
    .flatMap(([, own]) => own.nouns.slice(0, 12));
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      name === "sym"
        ? pick(nouns, random).replace(/^(?:an?|the) /, "")
        : pick(source.slots.get(name) ?? [""], random),
    );
  const templates = source.templates.flatMap((line) =>
    line.topics[0] === "@"
      ? line.focus.map((topic) => ({ ...line, topics: [topic], focus: [topic] }))
      : [line],
  );
  for (const line of templates) {
    const texts = new Set<string>();
    for (let i = 0; i < 5; i += 1) {
      const text = filled(expanded(line.text, random));
      texts.add(i > 0 && random() < 0.15 ? inThirdPerson(text, random() < 0.5) : text);
    }
    put([...texts], line.topics, line.focus);
  }
  for (const [topic, own] of source.concepts) {
    const isSymptom = topic.startsWith("symptom:");
    const kinds: readonly (readonly [string, readonly string[]])[] = [
      ["n", own.nouns],
      ["a", own.adjectives],
      ["vb", own.verbs.map((verb) => verb.base)],
      ["vp", own.verbs.map((verb) => verb.participle)],
      ["vi", own.verbs.map((verb) => verb.ing)],
    ];
    for (const [kind, entries] of kinds) {
      if (!isSymptom && kind !== "n") continue;
      for (const entry of entries) {
        const bare = entry.replace(/^an? /, "");
        const frames = shuffle([...(source.frames.get(kind) ?? [])], random).slice(0, 5);
        put(
          frames.map((frame) => frame.replace("{x}", /\bany|no|the\b/.test(frame) ? bare : entry)),
          [topic],
        );
      }
    }
    for (const entry of own.matched) put([entry], [topic]);
    if (!isSymptom) continue;
    const details = [...source.attributeFrames].flatMap(([attribute, texts]) =>
      texts.map((text) => ({ attribute, text })),
    );
    const named = [
      ...own.nouns.map((noun) => ["{n}", noun.replace(/^an? /, "")] as const),
      ...own.adjectives.map((adjective) => ["{a}", adjective] as const),
      ...own.verbs.map((verb) => ["{vi}", verb.ing] as const),
    ];
    for (const [mark, entry] of named)
      for (const { attribute, text } of shuffle(
        details.filter((detail) => detail.text.includes(mark)),
        random,
      ).slice(0, 2))
        put([text.replace(mark, entry)], [attribute], [topic]);
  }
  const symptoms = [...source.concepts.keys()].filter((topic) => topic.startsWith("symptom:"));
  for (let i = 0; i < 1600; i += 1) {
    const chosen = shuffle([...symptoms], random).slice(0, 2 + Math.floor(random() * random() * 4));
    const parts = chosen.map((topic) =>
      pick(source.concepts.get(topic)?.nouns ?? [topic], random).replace(/^an? /, ""),
    );
    const list = `${parts.slice(0, -1).join(", ")}${random() < 0.8 ? " or " : " and "}${parts.at(-1) ?? ""}`;
    put([pick(listFrames, random).replace("{x}", list)], chosen);
  }
  return out;
}
