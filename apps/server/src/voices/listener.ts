import {
  moveActs,
  moveTouches,
  placed,
  type LineReading,
  type Misreading,
} from "@anamnesis/patient";
import { z } from "zod";
import { listeningBrief } from "./listening-brief.ts";
import type { Model, Usage } from "./model.ts";
import type { Scene } from "./scene.ts";
import { wholeAnswer } from "./whole-answer.ts";

/** Longer than the reading of the longest line. */
const mostCharacters = 6_000;
const mostTokens = 700;

const empty = <T>(value: readonly T[] | null | undefined): readonly T[] => value ?? [];

/** What a model says of a line. What it leaves out or says oddly of the lesser things is left out; the rest must be right. */
const answerSchema = z.object({
  parts: z
    .array(
      z.object({
        words: z.string().min(1).max(1_000),
        act: z.enum(moveActs),
        facts: z.array(z.int()).max(60).nullish().transform(empty),
        denied: z.array(z.string().max(200)).max(20).nullish().transform(empty),
        touches: z.enum(moveTouches).optional().catch(undefined),
        slot: z.string().max(40).optional().catch(undefined),
      }),
    )
    .min(1),
});

/** The JSON in an answer: models put a fence or a word around it. */
const jsonIn = (text: string): unknown => {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  try {
    return from < 0 ? undefined : JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
};

export interface Listened {
  /** Null where the answer was no reading of the line. */
  readonly reading: LineReading | null;
  /** json: it was no JSON of the kind that was asked for. */
  readonly why: Misreading | "json" | null;
  readonly usage: Usage;
}

/**
 * How a model reads a line: its answer held to the line and to the list, so that nothing is in it but parts of the line and
 * numbers of the list.
 * @throws ModelFault
 */
export async function readLine(model: Model, scene: Scene, limitMs: number): Promise<Listened> {
  const call = { ...listeningBrief(scene), maxTokens: mostTokens, temperature: 0 };
  const { text, usage } = await wholeAnswer(model, call, limitMs, mostCharacters);
  const answer = answerSchema.safeParse(jsonIn(text));
  if (!answer.success) return { reading: null, why: "json", usage };
  const found = placed(scene.view, scene.asked, answer.data.parts);
  return found.isReading
    ? { reading: found.reading, why: null, usage }
    : { reading: null, why: found.why, usage };
}
