import { createContext, use, useMemo, useSyncExternalStore } from "react";
import type { Outbox, QueuedEntry } from "./outbox.ts";

export const OutboxContext = createContext<Outbox | null>(null);

export const useOutbox = (): Outbox => {
  const outbox = use(OutboxContext);
  if (outbox === null) throw new Error("useOutbox needs an OutboxProvider above it");
  return outbox;
};

/** What is unacknowledged, oldest first; of one session when it is named. */
export function useQueued(sessionId?: string): readonly QueuedEntry[] {
  const outbox = useOutbox();
  const all = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  return useMemo(
    () =>
      sessionId === undefined ? all : all.filter(({ entry }) => entry.sessionId === sessionId),
    [all, sessionId],
  );
}
