import { soonestRepeat } from "@anamnesis/terminology";
import type { Order } from "../hear/ordering.ts";
import type { Act } from "./memory.ts";

/** "Adrenaline's in", "painkiller coming now": spoken of once more, not ordered once more. */
export function alreadyGiven(
  order: Order,
  full: Order,
  before: readonly Act[],
  minute: number,
): Act | undefined {
  const isSpelt =
    order.dose !== undefined ||
    order.millilitres !== undefined ||
    order.litresPerMinute !== undefined ||
    order.device !== undefined;
  if (order.isAgain || !/^(drug|fluid|oxygen)$/.test(order.kind)) return undefined;
  if (isSpelt) return sameAgain(full, before, minute);
  // Named again without a dose before another is due, it is the one just given.
  const within = soonestRepeat(full.id);
  return before.findLast(
    (act) => act.kind === full.kind && act.id === full.id && minute - act.minute < within,
  );
}

/** Given in small doses one after the other. */
const titrated = new Set([
  "morphine",
  "fentanyl",
  "naloxone",
  "glyceryl_trinitrate",
  "atropine",
  "adenosine",
  "metoprolol",
  "labetalol",
  "lorazepam",
  "diazepam",
  "midazolam",
  "dextrose",
]);
/** Minutes in which the same dose ordered in the same words is the same order. */
const sameOrderWithin = 10;

/** "So there's no doubt: dexamethasone 10 mg": the very dose that was given just now. */
function sameAgain(full: Order, before: readonly Act[], minute: number): Act | undefined {
  if (full.kind !== "drug" || titrated.has(full.id)) return undefined;
  const within = Math.min(sameOrderWithin, soonestRepeat(full.id));
  return before.findLast(
    (act) => act.id === full.id && act.dose === full.dose && minute - act.minute < within,
  );
}

/** Minutes within which a call is not made once more, and a figure not taken once more. */
const lately = { call: 30, measure: 10 } as const;
/** What stays as it is once it is done. */
const lasting = new Set([
  "nil_by_mouth",
  "urinary_catheter",
  "niv",
  "intubation",
  "high_flow",
  "minimal_handling",
  "stomach_tube",
  "chest_drain",
  "pleural_vent",
]);

/** What was done already and is so still, named once more. */
export function stillSo(order: Order, before: readonly Act[], minute: number): Act | undefined {
  const { kind, id, isAgain } = order;
  if (isAgain) return undefined;
  const same = before.findLast((act) => act.kind === kind && act.id === id);
  if (!same) return undefined;
  if (kind === "call" || kind === "measure")
    return minute - same.minute < lately[kind] ? same : undefined;
  if (kind === "position")
    return before.findLast((act) => act.kind === "position") === same ? same : undefined;
  return kind === "monitor" || kind === "access" || kind === "move" || lasting.has(id)
    ? same
    : undefined;
}

/** Said of what was done before and is named once more. */
export function alreadyWords({ kind, words }: Act): readonly string[] {
  if (kind === "call") return [`${words} knows already, doctor.`, `${words}: on the way, doctor.`];
  if (kind === "measure") return [`${words}, just now.`, `Still ${words}, doctor.`];
  return kind === "drug" || kind === "fluid"
    ? [`${words}: that's in, doctor.`, `${words}: in already, doctor.`]
    : [`${words}: done already, doctor.`];
}
