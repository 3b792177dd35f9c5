import type { CompiledCase } from "@anamnesis/cases";
import { amountsOf, isDrugOf } from "@anamnesis/terminology";
import { penalty } from "../items.ts";
import type { ReportItem } from "../types.ts";
import { doseFit, wantedOf, type DoseFit } from "./dose-fit.ts";
import { beyondAnybody } from "./dose-highest.ts";
import { fluidFit } from "./fluid-volume.ts";
import { wordsOf } from "./order-sense.ts";
import { drugName, unique } from "./naming.ts";
import type { Order } from "./prescriptions.ts";

const group = "Safety";
const points = { high: 1, deadly: 2.5 } as const;

interface Excess {
  readonly id: string;
  readonly name: string;
  readonly order: Order;
  readonly isDeadly: boolean;
  readonly why: string;
}

/** A milligram of adrenaline into a vein is right where the heart has stopped. */
const inArrest = /\b(?:arrest\w*|cpr|pulseless|asystol\w*|vf|pea|als)\b/i;

const multiple = (times: number): string =>
  times >= 1.8 ? ` This is about ${Math.round(times)} times the most.` : "";

function excessOf(compiled: CompiledCase, order: Order): Excess | undefined {
  if (order.id === "iv_fluids") return fluidExcess(compiled, order);
  if (order.kind !== "drug") return undefined;
  if (order.id === "adrenaline" && inArrest.test(order.evidence.text)) return undefined;
  const { needed, acceptable } = compiled.marking.treatment;
  const named = [...needed, ...acceptable].flatMap((target) => {
    const isFirst = target.anyOf.some((id) => isDrugOf(order.id, id));
    const isSecond = !isFirst && target.secondBest?.some((id) => isDrugOf(order.id, id)) === true;
    return isFirst || isSecond
      ? [{ target, fit: doseFit(compiled, order, wantedOf(target, order.id, isSecond)) }]
      : [];
  });
  // Where a medicine has two places here, it is no overdose that is right in one of them.
  const fits: readonly DoseFit[] =
    named.length > 0 ? named.map(({ fit }) => fit) : [doseFit(compiled, order)];
  const mildest = fits.reduce((a, b) => (a.times <= b.times ? a : b));
  const isOver = fits.every(({ fit }) => fit === "overdose");
  const highest = beyondAnybody(order);
  if (!isOver && highest === undefined) return undefined;
  const isDeadly = (isOver && mildest.isSerious) || highest?.isDeadly === true;
  return {
    id: named[0]?.target.id ?? order.id,
    name: drugName(order.id),
    order,
    isDeadly,
    why: isOver
      ? `The usual single dose here is ${mildest.usual}.${multiple(mildest.times)}${
          named.some(({ target }) => target.anyOf.includes("vte_prophylaxis"))
            ? " So much treats a clot; here one is to be prevented."
            : ""
        }`
      : (highest?.why ?? ""),
  };
}

function fluidExcess(compiled: CompiledCase, order: Order): Excess | undefined {
  const text = wordsOf(order);
  const { fit, usual, times, isSerious } = fluidFit(compiled, amountsOf(text), text);
  return fit === "overdose"
    ? {
        id: order.id,
        name: "fluid into a vein",
        order,
        isDeadly: isSerious,
        why: `At one time ${usual} are given.${multiple(times)}`,
      }
    : undefined;
}

export interface Overdoses {
  readonly items: readonly ReportItem[];
  /** One of them could kill. */
  readonly isDeadly: boolean;
}

/** Doses far beyond the case's range, or where it gives none beyond what is usual by this way at this weight. */
export function overdoses(compiled: CompiledCase, chart: readonly Order[]): Overdoses {
  const found = chart.flatMap((order) => excessOf(compiled, order) ?? []);
  const ids = [...new Set(found.map(({ id }) => id))];
  return {
    items: ids.map((id) => {
      const own = found.filter((one) => one.id === id);
      const worst = own.find((one) => one.isDeadly) ?? own[0];
      const isDeadly = worst?.isDeadly === true;
      return penalty({
        id: `overdose:${id}`,
        about: "harm",
        ref: id,
        isHarm: true,
        area: "treatment",
        group,
        label: `Dose far too high: ${worst?.name ?? id}`,
        points: isDeadly ? points.deadly : points.high,
        why: `${worst?.why ?? ""}${isDeadly ? " So much can kill." : ""}`,
        evidence: unique(own.map(({ order }) => order.evidence)),
      });
    }),
    isDeadly: found.some((one) => one.isDeadly),
  };
}
