import type { Evidence, ItemKind, ReportItem } from "./types.ts";

export const round1 = (value: number): number => Math.round(value * 10) / 10;
export const round2 = (value: number): number => Math.round(value * 100) / 100;

/** What the groups of the report are about. */
const kindOfGroup: Readonly<Record<string, ItemKind>> = {
  "History of presenting complaint": "history",
  Background: "history",
  "Red flags": "red-flags",
  "Pertinent negatives": "pertinent-negatives",
  "Ideas, concerns and expectations": "communication",
  Consultation: "communication",
  Economy: "communication",
  Examination: "examination",
  Diagnosis: "diagnosis",
  "Change of mind": "diagnosis",
  Reasoning: "justification",
  Alternatives: "justification",
  Investigations: "investigations",
  Needed: "treatment",
  "Also sensible": "treatment",
  Safety: "safety",
  Lifestyle: "follow-up",
  "Follow-up": "follow-up",
};
const ofArea = { questioning: "history", diagnosis: "diagnosis", treatment: "treatment" } as const;
const typed = ({ group, area, isHarm = false }: Pick<ItemInput, "group" | "area" | "isHarm">) => ({
  kind: isHarm ? ("safety" as const) : (kindOfGroup[group] ?? ofArea[area]),
  isHarm,
});

interface ItemInput {
  readonly id: string;
  readonly about: ReportItem["about"];
  readonly ref?: string;
  readonly isHarm?: boolean;
  readonly topic?: string;
  readonly area: ReportItem["area"];
  readonly group: string;
  readonly label: string;
  readonly maxPoints: number;
  /** Share of `maxPoints` that was earned, 0..1. */
  readonly share: number;
  readonly why: string;
  readonly question?: string;
  readonly note?: string;
  readonly evidence?: readonly Evidence[];
}

/** An item that can be earned; nothing below zero and nothing above its maximum. */
export function earnable(input: ItemInput): ReportItem {
  const share = Math.max(0, Math.min(1, Number.isFinite(input.share) ? input.share : 0));
  return {
    id: input.id,
    about: input.about,
    ...(input.ref !== undefined ? { ref: input.ref } : {}),
    ...typed(input),
    ...(input.topic !== undefined ? { topic: input.topic } : {}),
    area: input.area,
    group: input.group,
    label: input.label,
    outcome: share >= 0.995 ? "earned" : share > 0 ? "partial" : "missed",
    points: round2(input.maxPoints * share),
    maxPoints: round2(input.maxPoints),
    why: input.why,
    ...(input.question !== undefined ? { question: input.question } : {}),
    ...(input.note !== undefined ? { note: input.note } : {}),
    evidence: input.evidence ?? [],
  };
}

/** Points taken away, with what they are taken away for. */
export function penalty(
  input: Omit<ItemInput, "maxPoints" | "share"> & { readonly points: number },
): ReportItem {
  const { points, evidence, ...rest } = input;
  return {
    ...rest,
    ...typed(rest),
    outcome: "penalty",
    points: -round2(Math.abs(points)),
    maxPoints: 0,
    evidence: evidence ?? [],
  };
}

export const sumOf = (items: readonly ReportItem[]): number =>
  items.reduce((total, item) => total + item.points, 0);

/** A ceiling on an area's score; the item carries what it took away, so that the items still add up to the score. */
export function capAt(
  ceiling: number,
  items: readonly ReportItem[],
  input: Omit<ItemInput, "maxPoints" | "share"> & { readonly liftedBy?: readonly string[] },
): ReportItem {
  const { evidence, ...rest } = input;
  const over = Math.max(0, Math.min(10, sumOf(items)) - ceiling);
  const excess = over > 0 ? sumOf(items) - ceiling : 0;
  return {
    ...rest,
    ...typed(rest),
    outcome: "cap",
    points: -round2(excess),
    maxPoints: 0,
    ceiling,
    evidence: evidence ?? [],
  };
}

/** An area's score: the sum of its items within 0..10. More than ten points can be earned; ten suffice. */
export const scoreOf = (items: readonly ReportItem[]): number =>
  round1(Math.max(0, Math.min(10, sumOf(items))));

/** Whoever has hardly spoken with the patient has not treated one, however good the paper. */
const ceilingWithoutHistory = 4;
const hardlyAHistory = 2;
/** Serious harm, or a dangerous diagnosis, is a fail, whatever the mean: less than half. */
const ceilingWhenUnsafe = 4.9;

/** The overall score: the mean of the three areas, at most 4.9 when the patient could have come to serious harm and at most 4 without a history. */
export const overallOf = (
  [questioning, diagnosis, treatment]: readonly [number, number, number],
  isUnsafe: boolean,
): number =>
  Math.min(
    round1((questioning + diagnosis + treatment) / 3),
    isUnsafe ? ceilingWhenUnsafe : 10,
    questioning < hardlyAHistory ? ceilingWithoutHistory : 10,
  );

/** A learner's words, short enough to be quoted. */
export function quote(text: string, longest = 120): string {
  const line = text.replace(/\s+/g, " ").trim();
  const cut = [...line];
  return cut.length <= longest
    ? line
    : `${cut
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
}

/** How far into a text, of what is quoted, something may stand and still be read. */
const readSoon = 0.6;

/** The same of a text in which something stands: where it stands far behind, what is quoted begins shortly before it. */
export function quoteAt(text: string, at: number, longest = 120): string {
  const before = text.slice(0, at).replace(/\s+/g, " ");
  if ([...text.trim()].length <= longest || before.length < longest * readSoon)
    return quote(text, longest);
  const lead =
    text
      .slice(0, at)
      .split(/(?<=[.;:,)])\s+/)
      .at(-1) ?? "";
  const from = lead.length <= longest * readSoon ? at - lead.length : at;
  return `…${quote(text.slice(from), longest - 1)}`;
}
