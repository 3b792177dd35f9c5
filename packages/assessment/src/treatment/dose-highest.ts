import { highestDoseOf, usualRangesOf } from "@anamnesis/terminology";
import { writtenOf } from "./dose-fit.ts";
import type { Order } from "./prescriptions.ts";

/** Of a medicine without a usual range: three times what anybody is given at a time, five times to kill. */
const far = 3;
const deadly = 5;

/** Whether more is ordered at one time than anybody is given of a medicine whose usual range is not known. */
export function beyondAnybody(
  order: Order,
): { readonly isDeadly: boolean; readonly why: string } | undefined {
  if (usualRangesOf(order.id).length > 0) return undefined;
  const written = writtenOf(order);
  const highest = highestDoseOf(order.id, written.routes[0]);
  const amount = written.amounts.find(({ per, isPerKilo }) => per === "dose" && !isPerKilo);
  if (!highest || !amount) return undefined;
  const isMicrograms = highest.unit === "microgram";
  const most = isMicrograms ? highest.dose / 1000 : highest.dose;
  if (amount.unit !== (isMicrograms ? "mg" : highest.unit) || amount.low < most * far)
    return undefined;
  return {
    isDeadly: amount.low >= most * deadly,
    why: `Nobody is given more than ${highest.dose} ${highest.unit} at a time.`,
  };
}
