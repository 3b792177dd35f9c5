import { useCallback, useEffect, useRef, useState } from "react";

const prefix = "draft/";

/** Reads what was being written; null when there is nothing or it cannot be read. */
export function readDraft<T>(key: string, isDraft: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? "null");
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}
export function writeDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // A full or blocked storage: the text still stands in the form.
  }
}
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";

/**
 * State that outlives a reload of the page. Local storage and not a database, because it is written before the key press
 * ends. `clear` forgets the draft without touching what is shown.
 */
export function useDeviceDraft<T>(
  key: string,
  isDraft: (value: unknown) => value is T,
  initial: () => T,
): { value: T; setValue: (value: T) => void; clear: () => void; isRestored: boolean } {
  const [start] = useState(() => {
    const draft = readDraft(key, isDraft);
    return { value: draft ?? initial(), isRestored: draft !== null };
  });
  const [value, setState] = useState(start.value);
  const latestKey = useRef(key);
  useEffect(() => {
    latestKey.current = key;
  }, [key]);
  const setValue = useCallback((next: T) => {
    setState(next);
    writeDraft(latestKey.current, next);
  }, []);
  const clear = useCallback(() => removeDraft(latestKey.current), []);
  return { value, setValue, clear, isRestored: start.isRestored };
}
