import { waitingMinutes } from "@anamnesis/terminology";
import type { MessageRow, TestResultRow } from "./store.ts";

type Ordered = Pick<TestResultRow, "testName" | "orderedAt">;

/** Orders in the order in which they were given: what was ordered together carries the same time. */
const ordersIn = (results: readonly Ordered[]): readonly { at: number; names: string[] }[] => {
  const orders = new Map<number, string[]>();
  for (const { testName, orderedAt } of results) {
    const at = orderedAt.getTime();
    orders.set(at, [...(orders.get(at) ?? []), testName]);
  }
  return [...orders].sort(([a], [b]) => a - b).map(([at, names]) => ({ at, names }));
};

/** Minutes of the case's time that were waited for results since the last line was spoken, one an order. */
export const waitsSince = (
  results: readonly Ordered[],
  spoken: readonly Pick<MessageRow, "sentAt">[],
): number[] => {
  const last = spoken.at(-1)?.sentAt.getTime() ?? 0;
  return ordersIn(results)
    .filter(({ at }) => at > last)
    .map(({ names }) => waitingMinutes([names]));
};

/** All waits with the number of messages that had been spoken before each. */
export const waitsOf = (
  results: readonly Ordered[],
  spoken: readonly Pick<MessageRow, "sentAt">[],
): { readonly afterMessages: number; readonly minutes: number }[] =>
  ordersIn(results).map(({ at, names }) => ({
    afterMessages: spoken.filter(({ sentAt }) => sentAt.getTime() < at).length,
    minutes: waitingMinutes([names]),
  }));
