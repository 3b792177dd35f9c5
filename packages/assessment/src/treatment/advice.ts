import type { CompiledCase, TextItem } from "@anamnesis/cases";
import { earnable, quote } from "../items.ts";
import type { Prose } from "../encounter/prose.ts";
import type { Evidence, ReportItem } from "../types.ts";
import { isRestricted, type Plan } from "./prescriptions.ts";

const lifestylePoints = 1;
const followUpPoints = 1.5;
/** About this share of the author's points makes sound advice; more cannot earn more. */
const enough = 0.95;
/** "Follow up" alone says nothing: who, when, for what. */
const fewestWords = 5;
const bareShare = 0.35;
/** "No need to stop smoking" is not advice to stop. */
const dismissal =
  /\b(no need to|not necessary to|unnecessary to|don'?t need to|need not|can continue|may continue|continue to)\s*$/i;

const isFluid = /^(fluid|drink|water)/i;
const phraseAt = (prose: Prose, one: { readonly start: number; readonly end: number }): string =>
  prose.text.slice(one.start, one.end);

interface Found {
  readonly share: number;
  readonly evidence: readonly Evidence[];
}

function findItem(item: TextItem, texts: readonly (readonly [Evidence["kind"], Prose])[]): Found {
  for (const [kind, prose] of texts) {
    const hit = item.any
      .flatMap((phrase) => prose.find(phrase))
      .filter(
        (one) =>
          !dismissal.test(prose.text.slice(Math.max(0, one.start - 24), one.start)) &&
          !(isFluid.test(phraseAt(prose, one)) && isRestricted(prose.text, one)),
      )
      .sort((a, b) => a.start - b.start)[0];
    if (!hit) continue;
    const groups = item.all ?? [];
    const complete = groups.filter((group) =>
      group.some((phrase) => prose.find(phrase).length > 0),
    ).length;
    const whole = groups.length === 0 ? 1 : 0.4 + (0.6 * complete) / groups.length;
    return {
      share: whole * (prose.wordCount >= fewestWords ? 1 : bareShare),
      evidence: [{ kind, text: quote(prose.sentenceAt(hit.start)) }],
    };
  }
  return { share: 0, evidence: [] };
}

function markTexts(
  items: readonly TextItem[],
  texts: readonly (readonly [Evidence["kind"], Prose])[],
  group: string,
  points: number,
): readonly ReportItem[] {
  const total = items.reduce((sum, item) => sum + item.weight, 0);
  let left = points;
  return items.map((item) => {
    const found = findItem(item, texts);
    const maxPoints = (points * item.weight) / (total * enough);
    const earned = Math.min(left, maxPoints * found.share);
    left -= earned;
    // Once the group is full, further good advice is shown as earned without points of its own.
    const isFull = found.share > 0 && earned < maxPoints * found.share - 1e-9;
    return earnable({
      id: `${group === "Lifestyle" ? "lifestyle" : "follow-up"}:${item.id}`,
      area: "treatment",
      group,
      label: item.label,
      maxPoints: isFull ? earned : maxPoints,
      share: isFull ? 1 : found.share,
      why: item.why,
      evidence: found.evidence,
    });
  });
}

/** Lifestyle and follow-up, by what the texts say; either field may hold either. */
export function markAdvice(compiled: CompiledCase, plan: Plan): readonly ReportItem[] {
  const { lifestyle, followUp } = compiled.marking;
  return [
    ...markTexts(
      lifestyle,
      [
        ["lifestyle", plan.lifestyle],
        ["follow-up", plan.followUp],
      ],
      "Lifestyle",
      lifestylePoints,
    ),
    ...markTexts(
      followUp,
      [
        ["follow-up", plan.followUp],
        ["lifestyle", plan.lifestyle],
      ],
      "Follow-up",
      followUpPoints,
    ),
  ];
}
