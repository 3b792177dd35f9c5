import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readConsultations } from "./consultations.ts";
import { readAskedLines } from "./asked-lines.ts";
import type { ConsultationLine } from "./consultations.ts";

/** Bump when the trainer or the features change, so that the weights count as stale. */
export const trainerVersion = "3";

export interface VerbForms {
  readonly base: string;
  readonly past: string;
  readonly ing: string;
  readonly participle: string;
}

export interface ConceptWords {
  readonly nouns: readonly string[];
  readonly adjectives: readonly string[];
  readonly verbs: readonly VerbForms[];
  readonly matched: readonly string[];
}

/** One written line: its topics, the topics in focus under which it holds (if any), and the text with its alternatives. */
export interface TemplateLine {
  readonly topics: readonly string[];
  readonly focus: readonly string[];
  readonly text: string;
}

export interface TrainingSource {
  readonly hash: string;
  readonly phrasings: Readonly<Record<string, readonly string[]>>;
  readonly hints: Readonly<Record<string, readonly string[]>>;
  readonly concepts: ReadonlyMap<string, ConceptWords>;
  readonly slots: ReadonlyMap<string, readonly string[]>;
  readonly frames: ReadonlyMap<string, readonly string[]>;
  /** Ways of asking for a detail of a named complaint, by attribute. */
  readonly attributeFrames: ReadonlyMap<string, readonly string[]>;
  readonly templates: readonly TemplateLine[];
  readonly consultations: readonly ConsultationLine[];
  /** Questions of the cases' banks, each with the topic or detail that it asks for and the topic it is about. */
  readonly asked: readonly {
    readonly text: string;
    readonly topic: string;
    readonly about: string;
  }[];
  /** Ordinary English words that are spelt right. */
  readonly commonWords: readonly string[];
}

const lines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("# "));

function sections(text: string): Map<string, string[]> {
  const out = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of lines(text)) {
    const head = /^\[([^\]]+)\]$/.exec(line);
    if (head?.[1]) {
      current = out.get(head[1]) ?? [];
      out.set(head[1], current);
    } else current.push(line);
  }
  return out;
}

const commas = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

function verbForms(entry: string): VerbForms {
  const [base = "", past, ing, participle] = entry.split("/");
  const [head = "", ...tail] = base.split(" ");
  const rest = tail.length > 0 ? ` ${tail.join(" ")}` : "";
  const root = head.replace(/e$/, "");
  return {
    base,
    past: past ?? `${root}ed${rest}`,
    ing: ing ?? `${root}ing${rest}`,
    participle: participle ?? past ?? `${root}ed${rest}`,
  };
}

function readConcepts(text: string): Map<string, ConceptWords> {
  const out = new Map<string, ConceptWords>();
  for (const [topic, body] of sections(text)) {
    const of = (kind: string): string[] =>
      body
        .filter((line) => line.startsWith(`${kind}:`))
        .flatMap((line) => commas(line.slice(kind.length + 1)));
    out.set(topic, {
      nouns: of("n"),
      adjectives: of("a"),
      verbs: of("v").map(verbForms),
      matched: of("m"),
    });
  }
  return out;
}

function readTemplates(text: string): TemplateLine[] {
  const out: TemplateLine[] = [];
  for (const [head, body] of sections(text)) {
    const topics = head.split(/\s+/);
    for (const line of body) {
      const focus: string[] = [];
      let rest = line;
      for (let match = /^@(\S+)\s+/.exec(rest); match; match = /^@(\S+)\s+/.exec(rest)) {
        focus.push(match[1] ?? "");
        rest = rest.slice(match[0].length);
      }
      out.push({ topics, focus, text: rest });
    }
  }
  return out;
}

/** Everything written for training, from `packages/patient/training`. */
export function readTrainingSource(folder: string): TrainingSource {
  const hash = createHash("sha256").update(trainerVersion);
  const read = (name: string): string => {
    const text = readFileSync(join(folder, name), "utf8");
    // Of JSON the content counts and not its layout.
    const content = name.endsWith(".json") ? JSON.stringify(JSON.parse(text)) : text;
    hash.update(`\n${name}\n`).update(content);
    return text;
  };
  const phrasings = JSON.parse(read("phrasings.json")) as Record<string, string[]>;
  const hints = JSON.parse(read("lexicon.json")) as Record<string, string[]>;
  const concepts = readConcepts(read("concepts.txt"));
  const slots = new Map(
    [...sections(read("slots.txt"))].map(([kind, body]) => [kind, body.flatMap(commas)] as const),
  );
  const frames = sections(read("symptom-frames.txt"));
  const attributeFrames = sections(read("attribute-frames.txt"));
  const topicFolder = join(folder, "topics");
  // What is measured on is never trained on, whichever file it also stands in.
  const heldOut = new Set(
    (existsSync(join(folder, "heldout.jsonl")) ? read("heldout.jsonl") : "")
      .split("\n")
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { text: string }).text.toLowerCase()),
  );
  const names = existsSync(topicFolder)
    ? readdirSync(topicFolder)
        .filter((name) => name.endsWith(".txt"))
        .sort()
    : [];
  const templates = names
    .flatMap((name) => readTemplates(read(join("topics", name))))
    .filter((line) => !heldOut.has(line.text.toLowerCase()));
  const consultations = readConsultations(folder, read).filter(
    (line) => !heldOut.has(line.text.toLowerCase()),
  );
  const commonWords = [...new Set(read("common-words.txt").split(/\s+/).filter(Boolean))];
  const asked = readAskedLines(join(folder, "..", "..", "cases", "library"), (text) =>
    hash.update(text),
  ).filter((line) => !heldOut.has(line.text.toLowerCase()));
  return {
    hash: hash.digest("hex").slice(0, 32),
    phrasings,
    hints,
    concepts,
    slots,
    frames,
    attributeFrames,
    templates,
    consultations,
    asked,
    commonWords,
  };
}
