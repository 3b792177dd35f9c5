import type { CompiledCase } from "@anamnesis/cases";
import { classesOf, findActions, findDrugs, isDrugOf } from "@anamnesis/terminology";
import { lowerFirst } from "../diagnosis/reasoning.ts";
import { penalty } from "../items.ts";
import type { ReportItem } from "../types.ts";
import type { Plan } from "./prescriptions.ts";
import type { TargetMarks } from "./targets.ts";

type Target = CompiledCase["marking"]["treatment"]["needed"][number];

/** Whether a text names what a target wants, in whatever sense: what is named is at least no oversight of the examiner's. */
function isNamedIn({ anyOf, secondBest = [] }: Target, text: string): boolean {
  const named = [...findDrugs(text), ...findActions(text)].map(({ id }) => id);
  return named.some((id) =>
    [...anyOf, ...secondBest].some((one) => isDrugOf(id, one) || classesOf(one).has(id)),
  );
}

/** What saves a life, and was left out or given in a dose that does not. */
export interface LeftOut {
  readonly item: ReportItem;
  /** In the middle of a sentence: "without thrombectomy". */
  readonly what: string;
}

/**
 * The weightiest treatment of an emergency that was neither given nor ordered nor named, or only in too small a dose. An
 * examiner fails whoever stands beside an anaphylaxis without adrenaline, however sound the rest. Only where the case has a
 * time by which it must begin (`urgency`); `spoken` are the learner's own words in talk and reasoning.
 */
export function leftOutOf(
  { marking }: CompiledCase,
  { vitalMissing, vitalTooLittle }: TargetMarks,
  plan: Plan,
  spoken: readonly string[],
): LeftOut | undefined {
  if (!marking.urgency) return undefined;
  const texts = [...plan.texts, ...spoken];
  const isForgotten =
    vitalMissing !== undefined && !texts.some((text) => isNamedIn(vitalMissing, text));
  const target = isForgotten ? vitalMissing : vitalTooLittle?.target;
  if (!target) return undefined;
  const label = lowerFirst(target.label);
  const what = isForgotten ? `without ${label}` : `with too little for ${label}`;
  return {
    what,
    item: penalty({
      id: `left-out:${target.id}`,
      about: "whole",
      isHarm: true,
      area: "treatment",
      group: "Safety",
      label: `Unsafe here: left ${what}`,
      points: 0,
      why: isForgotten
        ? "It is what turns this emergency, and I found it neither given nor ordered nor named."
        : `${vitalTooLittle?.remark ?? ""} In this emergency so little is no treatment.`.trim(),
      evidence: isForgotten ? [] : (vitalTooLittle?.evidence ?? []),
    }),
  };
}
