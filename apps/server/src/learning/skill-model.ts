import type { FinalDiagnosisReport, ReasoningKind, ReportItem, Skill } from "@anamnesis/contract";
import { isHarm, kindOf } from "./reasoning.ts";
import { topicOf } from "./topics.ts";

/** How much of what was known of a skill still counts after the next session: half after three. */
const fading = 0.8;

/** Which share of its points, 0..1, one session earned for a skill. */
export interface SkillShare {
  readonly dimension: Skill["dimension"];
  readonly key: string;
  readonly share: number;
}

/** A skill as it is kept: fading sums of shares earned and of shares possible. */
export interface SkillSums {
  readonly earned: number;
  readonly possible: number;
  readonly sessions: number;
}

/**
 * What a report says of the skills that it tried. Only what could be earned counts, and points in plenty count as all
 * of them; penalties show in the scores. Safety is its own: whole where a plan was made and nothing in it did harm,
 * nothing as soon as something did.
 */
export const sharesOf = (
  { items }: Pick<FinalDiagnosisReport, "items">,
  moduleId: string,
): SkillShare[] => {
  const shares: SkillShare[] = [];
  const add = (dimension: Skill["dimension"], key: string, of: readonly ReportItem[]) => {
    const share = shareOf(of);
    if (share !== null) shares.push({ dimension, key, share });
  };
  add("specialty", moduleId, items);
  const kinds = groupedBy(items, kindOf);
  for (const [kind, of] of kinds) if (kind !== "safety") add("reasoning", kind, of);
  const safety = safetyShare(items);
  if (safety !== null) shares.push({ dimension: "reasoning", key: safetyKind, share: safety });
  for (const [topic, of] of groupedBy(items, topicOf)) if (topic !== null) add("topic", topic, of);
  return shares;
};

const safetyKind: ReasoningKind = "safety";

const safetyShare = (items: readonly ReportItem[]): number | null =>
  items.some(isHarm) ? 0 : items.some(({ area }) => area === "treatment") ? 1 : null;

/** Null where nothing could be earned. */
const shareOf = (items: readonly ReportItem[]): number | null => {
  const earnable = items.filter(({ maxPoints }) => maxPoints > 0);
  if (earnable.length === 0) return null;
  const points = earnable.reduce((sum, item) => sum + item.points, 0);
  const possible = earnable.reduce((sum, item) => sum + item.maxPoints, 0);
  return Math.min(1, Math.max(0, points / possible));
};

const groupedBy = <K>(
  items: readonly ReportItem[],
  keyOf: (item: ReportItem) => K,
): ReadonlyMap<K, readonly ReportItem[]> => {
  const groups = new Map<K, ReportItem[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** A skill after one more session. */
export const afterSession = (before: SkillSums | undefined, share: number): SkillSums => ({
  earned: (before?.earned ?? 0) * fading + share,
  possible: (before?.possible ?? 0) * fading + 1,
  sessions: (before?.sessions ?? 0) + 1,
});

/** The share that one would earn now, whole percent. */
export const percentOf = ({ earned, possible }: Pick<SkillSums, "earned" | "possible">): number =>
  possible > 0 ? Math.min(100, Math.max(0, Math.round((100 * earned) / possible))) : 0;
