import { useEffect, useRef, useState } from "react";

const rest = 700;

/**
 * What is being typed, and what the file says. It is written when the typing rests, when the field is left, and when the field
 * goes away; what comes from the file meanwhile waits until then.
 */
export function useDraft(
  saved: string,
  commit: (text: string) => void,
): {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
} {
  const [draft, setDraft] = useState<string>();
  const pending = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const write = useRef<(text: string) => void>(commit);
  useEffect(() => {
    write.current = (text) => {
      if (text !== saved) commit(text);
    };
  });

  const flush = useRef(() => {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = undefined;
    if (text !== undefined) write.current(text);
  });
  useEffect(() => {
    const leave = flush.current;
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    text: draft ?? saved,
    onChange: (text) => {
      setDraft(text);
      pending.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush.current(), rest);
    },
    onBlur: () => {
      flush.current();
      setDraft(undefined);
    },
  };
}
