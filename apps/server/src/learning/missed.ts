import type { ReportItem } from "@anamnesis/contract";
import { aboutOf, type About } from "./about.ts";
import { isHarm } from "./reasoning.ts";

/** So many of the things missed in one session become cards: what nobody gets through helps nobody. */
const cardsPerSession = 6;

/** Ways of going about it, which can be practised but not recalled, and sums to which there is no one answer. */
const notRecalled: ReadonlySet<About> = new Set([
  "manner",
  "finding",
  "alternatives",
  "reasoning",
  "whole",
]);

/** What a session says of something that could be recalled: it was missed, or it was known; null where neither. */
export const outcomeOf = (item: ReportItem): "missed" | "known" | null => {
  if (notRecalled.has(aboutOf(item).about)) return null;
  if (item.outcome === "missed" || isHarm(item)) return "missed";
  if (item.outcome === "partial" && item.points < item.maxPoints / 2) return "missed";
  return item.outcome === "earned" ? "known" : null;
};

/** Advice is recalled last: what finds, decides and treats comes before it. */
const isAdvice = (item: ReportItem): number =>
  Number(["lifestyle", "follow-up"].includes(aboutOf(item).about));

const lostOf = ({ points, maxPoints }: ReportItem): number => maxPoints - points;

/**
 * The items of a report that are worth a card: of what was missed, the few that cost most, advice after all else and the
 * earlier ones of the report first among equals.
 */
export const worthRecalling = (items: readonly ReportItem[]): ReportItem[] =>
  [...singly(items)]
    .filter((item) => outcomeOf(item) === "missed")
    .sort((a, b) => isAdvice(a) - isAdvice(b) || lostOf(b) - lostOf(a))
    .slice(0, cardsPerSession);

const isWorse = (item: ReportItem, known: ReportItem): boolean =>
  outcomeOf(item) === "missed" && (outcomeOf(known) !== "missed" || lostOf(item) > lostOf(known));

/** An item that a rubric has twice counts once, by its worse outcome and the greater loss. */
export const singly = (items: readonly ReportItem[]): readonly ReportItem[] => {
  const byId = new Map<string, ReportItem>();
  for (const item of items) {
    const known = byId.get(item.id);
    if (!known || isWorse(item, known)) byId.set(item.id, item);
  }
  return [...byId.values()];
};
