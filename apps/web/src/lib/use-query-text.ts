import { useCallback } from "react";
import { useSearchParams } from "react-router";

/**
 * A filter that lives in the address, so that it survives a reload and can be shared. The default is left out of the
 * address; changes replace the entry, so that Back leaves the screen instead of replaying keystrokes.
 */
export function useQueryText(key: string, initial = ""): [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const value = query.get(key) ?? initial;
  const set = useCallback(
    (next: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === initial) after.delete(key);
          else after.set(key, next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [key, initial, setQuery],
  );
  return [value, set];
}
