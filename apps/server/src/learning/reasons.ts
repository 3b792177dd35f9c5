import { reasoningKinds, type ReasoningKind } from "@anamnesis/contract";
import type { Playable } from "./recommend.ts";

// What a learner is told of why a case is proposed. Of a case that was not completed yet only the specialty, the level and
// a kind of reasoning are spoken of: the topic would give its diagnosis away.

type Answer = "interest" | "specialty";
type Announced = Pick<Playable, "moduleName" | "level">;

const ago = (days: number): string =>
  days <= 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
/** What to mind, where a kind of reasoning is weak. */
const advice: Readonly<Record<ReasoningKind, string>> = {
  history: "let the story come out before you narrow it down",
  "red-flags": "ask soon for what must not be missed",
  "pertinent-negatives": "try asking what would prove you wrong",
  communication: "make room for what the person thinks and fears",
  examination: "examine what the story points to",
  diagnosis: "name the diagnosis as precisely as the findings allow",
  justification: "write down the evidence for and against each diagnosis",
  investigations: "order what would decide between your ideas, and nothing else",
  treatment: "go through all that is needed, each with its dose and route",
  safety: "look again at what is dangerous here before you prescribe",
  "follow-up": "say who sees the person again, when and for what",
};
const labelOf = (kind: ReasoningKind): string =>
  (reasoningKinds.find(({ value }) => value === kind)?.label ?? kind).toLowerCase();

export const unfinished = (name: string, days: number): string =>
  `You began with ${name} ${ago(days)} and have not given a final diagnosis yet.`;

export const due = (name: string, days: number, lastPercent: number): string =>
  `You saw ${name} ${ago(days)} with ${lastPercent}%; it is about to be forgotten.`;

/** @param isWeakest of several that were tried */
export const weakSpecialty = (
  one: Announced,
  { percent, sessions, isWeakest }: { percent: number; sessions: number; isWeakest: boolean },
): string =>
  `You are at ${percent}% in ${one.moduleName} after ${sessions === 1 ? "one session" : `${sessions} sessions`}${isWeakest ? ", your weakest specialty" : ""}. ${one.level} level.`;

export const weakReasoning = (one: Announced, kind: ReasoningKind, percent: number): string =>
  `Next skill: ${labelOf(kind)}, at ${percent}%. In this ${one.level.toLowerCase()} case of ${one.moduleName}, ${advice[kind]}.`;

const asked = (one: Announced, by: Answer): string =>
  by === "interest" ? `${one.moduleName}, as you asked.` : `Your own specialty: ${one.moduleName}.`;

/** @param by the answer of the person that speaks for this module */
export const newModule = (one: Announced, by?: Answer): string =>
  by
    ? `${asked(one, by)} ${one.level} level.`
    : `You have seen nobody in ${one.moduleName} yet. ${one.level} level.`;

/** @param mean of the last three results, whole percent; null before there are three */
export const unseen = (one: Announced, mean: number | null, by?: Answer): string =>
  `${by ? asked(one, by) : `A new patient in ${one.moduleName}.`} ${one.level} level.` +
  (mean === null ? "" : ` Your last three results average ${mean}%.`);

export const improve = (name: string, bestPercent: number): string =>
  `Your best result with ${name} is ${bestPercent}%; there is something to gain.`;
