import { useCallback, useRef, useState } from "react";
import { readStored, removeStored, writeStored } from "./stored.ts";

const prefix = "draft/";

/** Forgets a draft: what it held has been taken. */
export const removeDraft = (key: string): void => removeStored(prefix + key);

export const isText = (value: unknown): value is string => typeof value === "string";

export interface DeviceDraft<T> {
  readonly value: T;
  readonly setValue: (value: T) => void;
  /** Shows `value`, and lets go of what the device keeps once `kept` says that it is safe elsewhere. */
  readonly handOver: (value: T, kept: Promise<unknown>) => void;
  /** Whether what is shown at first was kept from an earlier visit. */
  readonly isRestored: boolean;
}

/**
 * State that outlives a reload of the page. Local storage and not a database, because it is written before the key press
 * ends. The key stays the same for as long as the component is mounted.
 */
export function useDeviceDraft<T>(
  key: string,
  isDraft: (value: unknown) => value is T,
  initial: () => T,
): DeviceDraft<T> {
  const [start] = useState(() => {
    const draft = readStored(prefix + key, isDraft);
    return { value: draft ?? initial(), isRestored: draft !== null };
  });
  const [value, setState] = useState(start.value);
  const latest = useRef(start.value);
  const setValue = useCallback(
    (next: T) => {
      latest.current = next;
      setState(next);
      writeStored(prefix + key, next);
    },
    [key],
  );
  const handOver = useCallback(
    (next: T, kept: Promise<unknown>) => {
      latest.current = next;
      setState(next);
      void kept.then(() => {
        if (latest.current === next) removeStored(prefix + key);
      });
    },
    [key],
  );
  return { value, setValue, handOver, isRestored: start.isRestored };
}
