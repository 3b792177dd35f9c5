import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { TopicId } from "@anamnesis/terminology";
import { isSaid } from "../src/understand/combine.ts";
import { readState } from "../src/understand/context.ts";
import { findMentions, namedTopics } from "../src/understand/lexicon.ts";
import type { Lexicon } from "../src/understand/lexicon.ts";
import { fluent, foldText, rawWords } from "../src/understand/normalise.ts";
import { segment } from "../src/understand/segment.ts";
import type { Clause } from "../src/understand/segment.ts";
import { stays } from "../src/understand/model.ts";
import type { Turn } from "../src/understand/types.ts";
import { staysWithFocus } from "./examples.ts";
import type { Example } from "./examples.ts";

/** A learner's turn in a written consultation, with what was said before it. */
export interface ConsultationLine {
  readonly id: string;
  readonly text: string;
  readonly context: readonly Turn[];
  readonly topics: readonly string[];
  readonly also: readonly string[];
}

/** All consultations of `training/consultations`, in the order of the files; `read` is told of each file. */
export function readConsultations(
  folder: string,
  read: (name: string) => string,
): ConsultationLine[] {
  const inside = join(folder, "consultations");
  if (!existsSync(inside)) return [];
  return readdirSync(inside)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => read(join("consultations", name)).split("\n"))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ConsultationLine);
}

/** Guesses the topics of a clause, most likely first. */
export type Guess = (view: Example["view"]) => readonly (readonly [string, number])[];

/** The id of a line without its place: "ordinary-p/001". */
const consultationOf = ({ id }: ConsultationLine): string => id.slice(0, id.lastIndexOf("/"));

/** What was in focus before a line: from the labels of the turns before it where they are known. */
function focusBefore(
  line: ConsultationLine,
  labels: ReadonlyMap<string, readonly string[]>,
  lexicon: Lexicon,
): TopicId | undefined {
  return readState(line.context, {
    asksOf: (text) =>
      (labels.get(text) ?? []).filter((topic) => !isSaid(topic)).map((topic) => ({ topic })),
    namedBy: (text) => namedTopics(fluent(rawWords(foldText(text))), lexicon),
  }).topic;
}

/**
 * Clauses to learn from. A line of one clause has its labels; of several, each label goes to the clause that is
 * guessed to carry it, and a clause that carries none is left out.
 */
export function consultationExamples(
  lines: readonly ConsultationLine[],
  lexicon: Lexicon,
  guess: Guess,
  firstGroup: number,
): Example[] {
  // By consultation: the same few words ("since when?") are about something else in the next one.
  const labels = new Map<string, Map<string, readonly string[]>>();
  for (const line of lines) {
    const consultation = consultationOf(line);
    const known = labels.get(consultation) ?? new Map<string, readonly string[]>();
    labels.set(consultation, known.set(line.text, line.topics));
  }
  return lines.flatMap((line, at) => {
    const focus = focusBefore(line, labels.get(consultationOf(line)) ?? new Map(), lexicon);
    const viewOf = (clause: Clause): Example["view"] => {
      const found = findMentions(clause.words, lexicon);
      return {
        words: clause.words,
        mentions: found.topics,
        slots: found.slots,
        focus,
      };
    };
    const views = segment(line.text, (words) => words).map(viewOf);
    const example = (view: Example["view"], topics: readonly string[]): Example => ({
      view,
      topics: staysWithFocus(view, topics, lexicon) ? [stays] : topics,
      weight: 1,
      group: firstGroup + at,
    });
    const [only] = views;
    if (views.length === 1 && only) return [example(only, line.topics)];
    const carried = new Map<number, string[]>();
    const guesses = views.map((view) => new Map(guess(view)));
    for (const topic of line.topics) {
      let best = 0;
      guesses.forEach((scores, one) => {
        if ((scores.get(topic) ?? -Infinity) > (guesses[best]?.get(topic) ?? -Infinity)) best = one;
      });
      carried.set(best, [...(carried.get(best) ?? []), topic]);
    }
    return [...carried].flatMap(([one, topics]) => {
      const view = views[one];
      return view ? [example(view, topics)] : [];
    });
  });
}
