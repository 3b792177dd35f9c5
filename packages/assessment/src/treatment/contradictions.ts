import type { CompiledCase, TextItem } from "@anamnesis/cases";
import type { Prose } from "../encounter/prose.ts";
import type { Evidence } from "../types.ts";
import { actOf, isAllowed } from "./entailment.ts";
import type { Order, Plan } from "./prescriptions.ts";

/** What a plan does or permits against what the case needs: it harms without any medicine that the rubric names. */
export interface Contradiction {
  readonly id: string;
  readonly label: string;
  readonly why: string;
  readonly severity: "moderate";
  readonly orders: readonly Order[];
}

const waitsForSwallow = /\b(?:swallow\w*|ng|nasogastric|tube|rectal\w*|pr|iv)\b/i;

/** Medicines that are written "by mouth" for somebody who chokes: where the case needs the swallow screened first. */
function byMouth({ marking }: CompiledCase, chart: readonly Order[]): Contradiction | undefined {
  const need = marking.treatment.needed.find(({ anyOf }) => anyOf.includes("swallow_assessment"));
  const orders = need
    ? chart.filter(
        ({ from, mention, isLater, evidence }) =>
          from === "final" &&
          !isLater &&
          mention?.route === "oral" &&
          !waitsForSwallow.test(evidence.text),
      )
    : [];
  return need && orders.length > 0
    ? {
        id: "by-mouth",
        label: "by mouth, before the swallow is screened",
        why: need.why,
        severity: "moderate",
        orders,
      }
    : undefined;
}

/** "He may fly in four days", where nobody should fly before the film is clear. */
function allowed(item: TextItem, fields: readonly (readonly [Evidence["kind"], Prose])[]) {
  if (actOf(item) !== "avoid" || !/^no\b/i.test(item.label)) return [];
  return fields.flatMap(([kind, prose]) =>
    item.any
      .flatMap((phrase) => prose.find(phrase))
      .filter((hit) => isAllowed(item, prose, hit))
      .slice(0, 1)
      .map(({ start }) => ({ kind, text: prose.quoteAt(start) })),
  );
}

/** Everything in a plan that speaks against the case's own needs; `chart` is what is given now. */
export function contradictionsIn(
  compiled: CompiledCase,
  plan: Plan,
  chart: readonly Order[],
): readonly Contradiction[] {
  const fields = [
    ["lifestyle", plan.lifestyle],
    ["follow-up", plan.followUp],
  ] as const;
  const mouth = byMouth(compiled, chart);
  const permitted = [...compiled.marking.lifestyle, ...compiled.marking.followUp].flatMap(
    (item): Contradiction[] => {
      const [evidence] = allowed(item, fields);
      return evidence
        ? [
            {
              id: `allowed:${item.id}`,
              label: `allowed what should wait (${item.label.charAt(0).toLowerCase()}${item.label.slice(1)})`,
              why: item.why,
              severity: "moderate",
              orders: [{ id: item.id, kind: "action", from: "final", isLater: false, evidence }],
            },
          ]
        : [];
    },
  );
  return [...(mouth ? [mouth] : []), ...permitted];
}
