import type { Outbox } from "./outbox.ts";

/**
 * Waits until an entry has been taken, or an attempt has failed, or the time (in milliseconds) is over: long enough for the
 * next screen to have the answer when all is well, never long enough to hold a person up.
 */
export function settled(
  outbox: Pick<Outbox, "subscribe" | "snapshot">,
  id: string,
  patience: number,
): Promise<"delivered" | "undelivered"> {
  return new Promise((resolve) => {
    const check = () => {
      const queued = outbox.snapshot().find(({ entry }) => entry.id === id);
      if (queued === undefined || queued.delivery !== null) end("delivered");
      else if (queued.entry.attempts > 0 || queued.entry.problem !== null) end("undelivered");
    };
    const unsubscribe = outbox.subscribe(check);
    const timer = setTimeout(() => end("undelivered"), patience);
    const end = (outcome: "delivered" | "undelivered") => {
      unsubscribe();
      clearTimeout(timer);
      resolve(outcome);
    };
    check();
  });
}
