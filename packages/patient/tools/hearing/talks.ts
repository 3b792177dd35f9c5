import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PatientView } from "@anamnesis/cases";
import type { DialogueState } from "../../src/dialogue.ts";

/** One part of a learner's line as it was labelled; `from` and `to` are its place in the line. */
export interface LabelledPart {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly act: string;
  readonly tell?: readonly string[];
  readonly deny?: readonly string[];
  readonly unknown?: readonly string[];
  readonly premise?: "false";
  readonly refers?: string;
  readonly react?: string;
  /** Of a part that is no question: the slot whose reply fits best, or "none". */
  readonly slot?: string;
  readonly claims?: readonly { fact?: string; said?: string; right: boolean }[];
}

export interface LabelledLine {
  /** "croup-2/7": the talk and the place in it. */
  readonly id: string;
  readonly case: string;
  readonly learner: string;
  /** It stands by itself, with one line of the patient before it. */
  readonly isSingle: boolean;
  /** What the patient had said, and what the learner had asked before that. */
  readonly before: string;
  readonly asked: string;
  /** The lines of the talk so far, learner and patient in turn. */
  readonly context: readonly { readonly speaker: "learner" | "patient"; readonly text: string }[];
  readonly parts: readonly LabelledPart[];
  /** The reply of an excellent actor. */
  readonly reply: string;
}

interface Written {
  readonly n?: number;
  readonly learner: string;
  readonly before?: string;
  readonly heard?: string;
  readonly patient: string;
  readonly parts: readonly Omit<LabelledPart, "from" | "to">[];
}

function placed(learner: string, parts: Written["parts"]): LabelledPart[] {
  let at = 0;
  return parts.map((part) => {
    const from = Math.max(at, learner.indexOf(part.words, at));
    at = from + part.words.length;
    return { ...part, from, to: at };
  });
}

/** All labelled talks of a folder; a line with a `before` of its own has a context of one line each. */
export function readTalks(folder: string): LabelledLine[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => {
      const talk = name.replace(/\.jsonl$/, "");
      const context: { speaker: "learner" | "patient"; text: string }[] = [];
      return readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter((line) => line.trim())
        .map((line, at): LabelledLine => {
          const row = JSON.parse(line) as Written;
          const own: typeof context = row.before
            ? [{ speaker: "patient", text: row.before }]
            : [...context];
          context.push(
            { speaker: "learner", text: row.learner },
            { speaker: "patient", text: row.heard ?? row.patient },
          );
          return {
            id: `${talk}/${String(row.n ?? at + 1)}`,
            case: talk.replace(/-\d+$/, ""),
            learner: row.learner,
            isSingle: row.before !== undefined,
            before: own.findLast(({ speaker }) => speaker === "patient")?.text ?? "",
            asked: own.findLast(({ speaker }) => speaker === "learner")?.text ?? "",
            context: own,
            parts: placed(row.learner, row.parts),
            reply: row.patient,
          };
        });
    });
}

/** The state as it would be had the patient answered a line as it was labelled: what was said last is what follow-ups are about. */
export function afterLabelled(
  state: DialogueState,
  view: PatientView,
  line: LabelledLine,
): DialogueState {
  const ids = line.parts.flatMap(({ tell }) => tell ?? []);
  const facts = ids.flatMap((id) => view.facts.find((fact) => fact.id === id) ?? []);
  if (facts.length === 0) return state;
  const there = facts.filter((fact) => fact.polarity !== "absent" && fact.is !== "no");
  const last = there.findLast((fact) => fact.topic.startsWith("symptom:")) ?? there.at(-1);
  return {
    ...state,
    told: { ...Object.fromEntries(ids.map((id) => [id, state.turn])), ...state.told },
    lastTold: ids,
    focus: {
      ...(last ? { target: last.topic } : state.focus.target ? { target: state.focus.target } : {}),
      lastAsks: facts.slice(-4).map((fact) => ({
        topic: fact.attribute ? `hpc:${fact.attribute}` : fact.topic,
        ...(fact.attribute ? { target: fact.topic, attribute: fact.attribute } : {}),
      })),
    },
  };
}
