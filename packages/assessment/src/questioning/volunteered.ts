import type { AskItem, CompiledCase } from "@anamnesis/cases";
import type { LearnerTurn } from "../encounter/consultation.ts";
import { stemsOf } from "../encounter/stems.ts";
import { unspecific } from "./asked.ts";

/*
 * What a patient tells by themselves. "My chest's tight", told to an open question, is the symptom and not the answer to
 * "Does it hurt when you breathe in?", although an author lists the symptom among what such a question may bring out.
 */

const bare = (id: string): string =>
  id.replace(/^(?:symptom|identity|ice|hpc):/, "").split(".")[0] ?? id;

/** Whether a question of the line was about a fact, or about the symptom to which it belongs. */
export const isAskedIn = ({ reply }: LearnerTurn, fact: string): boolean =>
  reply.asks.some(
    ({ topic, target, slots }) =>
      [topic, ...(target === undefined ? [] : [target])].some((one) => bare(one) === bare(fact)) ||
      slots.some(({ id }) => id !== undefined && bare(id) === bare(fact)),
  );

/** `whole`: it tells what the item is about; `part`: something of it; `none`: the symptom's name, and no more. */
export type Entailed = "whole" | "part" | "none";

/** How much of an item a symptom tells that nobody asked about, where the item asks for an aspect of it. */
export function entailedBy(
  compiled: CompiledCase,
  item: AskItem,
  fact: string,
  turn: LearnerTurn,
): Entailed {
  const isSymptom = item.fact.some((other) => other.startsWith(`${fact}.`));
  if (!isSymptom || isAskedIn(turn, fact)) return "whole";
  const label = stemsOf(item.label);
  const said = new Set(stemsOf(turn.answer));
  if (label.every((stem) => said.has(stem))) return "whole";
  const complaint = new Set(stemsOf(compiled.complaintKey));
  const own = label.filter((stem) => !unspecific.has(stem) && !complaint.has(stem));
  const isPart =
    own.some((stem) => said.has(stem)) || item.kind === "key" || item.kind === "background";
  return isPart ? "part" : "none";
}
