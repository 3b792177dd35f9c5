import { wordsOf } from "./order-sense.ts";
import type { CompiledCase } from "@anamnesis/cases";
import { amountsOf, isDrugOf } from "@anamnesis/terminology";
import { doseFit, wantedOf, writtenOf, type Fit, type Wanted } from "./dose-fit.ts";
import { fluidFit } from "./fluid-volume.ts";
import type { Order } from "./prescriptions.ts";

type Target = CompiledCase["marking"]["treatment"]["needed"][number];

/** What is left of an item's points by the dose, the way and the rate. */
const shares = { offDose: 0.5, otherWay: 0.5, noDose: 0.9, tooSeldom: 0.5 } as const;

export interface DoseCredit {
  readonly share: number;
  readonly remark?: string;
  /** Less than the least that works. */
  readonly isTooLittle?: boolean;
}

/**
 * The share that the dose leaves of what an order earns, with a remark where it is not the whole: nothing by the wrong way, for a dose that
 * treats nothing and for an overdose; half for one that is off; nearly all where none is written though the case gives a range.
 */
export function doseCredit(
  compiled: CompiledCase,
  target: Target,
  order: Order,
  isSecond: boolean,
): DoseCredit {
  if (order.id === "iv_fluids") return fluidCredit(compiled, order);
  if (order.kind !== "drug") return { share: 1 };
  const isNamed = [...target.anyOf, ...(target.secondBest ?? [])].some((one) =>
    isDrugOf(order.id, one),
  );
  if (!isNamed) return { share: 1 };
  const wanted = wantedOf(target, order.id, isSecond);
  const { fit, usual } = doseFit(compiled, order, wanted);
  return often(target, order, creditOf(fit, usual, wanted));
}

/** "Once daily" where it is needed three times a day. */
function often({ timesADay }: Target, order: Order, credit: DoseCredit): DoseCredit {
  const said = writtenOf(order).timesADay;
  if (timesADay === undefined || said === undefined || said >= timesADay) return credit;
  const remark = `It is needed at least ${inWords[timesADay] ?? `${timesADay} times`} a day.`;
  return {
    ...credit,
    share: credit.share * shares.tooSeldom,
    remark: credit.remark ? `${credit.remark} ${remark}` : remark,
  };
}
const inWords: Readonly<Record<number, string>> = { 2: "twice", 3: "three times", 4: "four times" };

function creditOf(fit: Fit, usual: string, wanted: Wanted): DoseCredit {
  const range = usual === "" ? "" : ` ${usual}`;
  switch (fit) {
    case "overdose":
      return { share: 0, remark: `The dose is far outside the usual${range}: it earns nothing.` };
    case "far-low":
      return {
        share: 0,
        isTooLittle: true,
        remark: `The dose is far outside the usual${range}: so little treats nothing.`,
      };
    case "route":
      return { share: 0, remark: "By this route it is not what is needed, and earns nothing." };
    case "other-way":
      return { share: shares.otherWay, remark: "By this way it is only a part of what is needed." };
    case "low":
      return {
        share: shares.offDose,
        isTooLittle: true,
        remark: `The dose is below the usual${range}.`,
      };
    case "above":
      return { share: shares.offDose, remark: `The dose is above the usual${range}.` };
    case "none":
      return wanted.range
        ? { share: shares.noDose, remark: `Write the dose (usual:${range}).` }
        : { share: 1 };
    default:
      return { share: 1 };
  }
}

function fluidCredit(compiled: CompiledCase, order: Order): DoseCredit {
  const { fit, usual } = fluidFit(compiled, amountsOf(wordsOf(order)), wordsOf(order));
  if (fit === "in") return { share: 1 };
  return {
    share: 0,
    remark: `The volume is far outside the usual ${usual} at one time: it earns nothing.`,
  };
}
