import { doseRangeOf, type CompiledCase } from "@anamnesis/cases";
import { highestDoseOf, isDrugOf } from "@anamnesis/terminology";
import { penalty } from "../items.ts";
import type { ReportItem } from "../types.ts";
import { drugName, unique } from "./naming.ts";
import type { Order } from "./prescriptions.ts";
import { doseRemark } from "./targets.ts";

const group = "Safety";
const points = { high: 1, deadly: 2.5 } as const;
/** Three times the top of a range is no slip of judgement any more; ten times is the slip of a decimal point that kills. */
const far = 3;
const tenfold = 10;
/** The highest dose for anybody is no range of this patient's: five times that is as far beyond as tenfold here. */
const beyondAll = 5;

/** "50 units in 50 mL" is how a syringe is made up, and "in the first bag" what goes into a litre. */
const isMadeUp = (text: string): boolean =>
  /\b(?:in|into|made up (?:to|with)|per|\/)\s*\d+\s*(?:ml|l|litres?|hours?|h)\b|\/\s*(?:24 ?h|day|kg)|\bper (?:day|kg|24)|\b(?:a|each|total) day\b|\btotal\b/i.test(
    text,
  );

const isAbove = (
  order: Order,
  top: { readonly dose: number; readonly unit: string },
  times: number,
): boolean =>
  doseRemark(order, { min: top.dose * times, max: Number.MAX_VALUE, unit: top.unit }) === "in" &&
  order.mention?.dose !== undefined;

interface Excess {
  readonly id: string;
  readonly order: Order;
  readonly isDeadly: boolean;
  readonly usual: string;
}

function excessOf(compiled: CompiledCase, order: Order): Excess | undefined {
  if (order.kind !== "drug" || order.mention?.dose === undefined) return undefined;
  const { needed, acceptable } = compiled.marking.treatment;
  const target = [...needed, ...acceptable].find(
    (one) => doseRangeOf(one, order.id) && one.anyOf.some((id) => isDrugOf(order.id, id)),
  );
  const range = target && doseRangeOf(target, order.id);
  const highest = isMadeUp(order.evidence.text)
    ? undefined
    : highestDoseOf(order.id, order.mention.route);
  const top = range && { dose: range.max, unit: range.unit };
  const isHere = top !== undefined && isAbove(order, top, far);
  const isAnywhere = highest !== undefined && isAbove(order, highest, far);
  if (!isHere && !isAnywhere) return undefined;
  const isDeadly =
    (top !== undefined && !isMadeUp(order.evidence.text) && isAbove(order, top, tenfold)) ||
    (highest !== undefined && isAbove(order, highest, beyondAll));
  return {
    id: target?.id ?? order.id,
    order,
    isDeadly,
    usual:
      isHere && range
        ? `The usual single dose is ${range.min} to ${range.max} ${range.unit}.`
        : `Nobody is given more than ${highest?.dose ?? 0} ${highest?.unit ?? ""} at a time.`,
  };
}

export interface Overdoses {
  readonly items: readonly ReportItem[];
  /** One of them could kill. */
  readonly isDeadly: boolean;
}

/** Doses far beyond the range of the rubric, or beyond what anybody is given. */
export function overdoses(compiled: CompiledCase, chart: readonly Order[]): Overdoses {
  const found = chart.flatMap((order) => excessOf(compiled, order) ?? []);
  const ids = [...new Set(found.map(({ id }) => id))];
  return {
    items: ids.map((id) => {
      const own = found.filter((one) => one.id === id);
      const isDeadly = own.some((one) => one.isDeadly);
      return penalty({
        id: `overdose:${id}`,
        about: "harm",
        ref: id,
        isHarm: true,
        area: "treatment",
        group,
        label: `Dose far too high: ${drugName(own[0]?.order.id ?? id)}`,
        points: isDeadly ? points.deadly : points.high,
        why: isDeadly
          ? `${own[0]?.usual ?? ""} This is a multiple of it, as when a decimal point slips.`
          : (own[0]?.usual ?? ""),
        evidence: unique(own.map(({ order }) => order.evidence)),
      });
    }),
    isDeadly: found.some((one) => one.isDeadly),
  };
}
