import { understand } from "../src/understand/embedded.ts";
import type { Turn } from "../src/understand/types.ts";

/** One question as it comes in: `id` is handed back as it is. */
export interface Line {
  readonly id: unknown;
  readonly text: string;
  readonly context: readonly Turn[];
}

type Parsed =
  { readonly ok: true; readonly line: Line } | { readonly ok: false; readonly problem: string };

const isTurn = (value: unknown): value is Turn =>
  typeof value === "object" &&
  value !== null &&
  "speaker" in value &&
  (value.speaker === "learner" || value.speaker === "patient") &&
  "text" in value &&
  typeof value.text === "string";

/** Reads one input line; `context` may be left out. */
export function parseLine(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: "not JSON" };
  }
  if (
    typeof value !== "object" ||
    value === null ||
    !("text" in value) ||
    typeof value.text !== "string"
  ) {
    return { ok: false, problem: 'an object with a string "text" is needed' };
  }
  const context = "context" in value && value.context !== null ? value.context : [];
  if (!Array.isArray(context) || !context.every(isTurn)) {
    return {
      ok: false,
      problem: '"context" must be a list of {"speaker": "learner" | "patient", "text"}',
    };
  }
  return { ok: true, line: { id: "id" in value ? value.id : null, text: value.text, context } };
}

/** One answer line for one input line. */
export function answer(line: Line): string {
  const { topics, confidence, acts } = understand({ text: line.text, context: line.context });
  return JSON.stringify({ id: line.id, topics, confidence: Number(confidence.toFixed(4)), acts });
}
