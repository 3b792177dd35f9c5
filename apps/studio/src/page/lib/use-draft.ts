import { useEffect, useRef, useState } from "react";

const rest = 700;

/** Of a change that is being written: resolves to what was wrong, if anything. Undefined where nothing has to be. */
export type Writing = Promise<string | undefined> | undefined;

/**
 * What is being typed, and what the file says. It is written when the typing rests, when the field is left, and when the field
 * goes away; what comes from the file meanwhile waits until then. What could not be written stays in the field, and is tried again
 * when the field is left.
 */
export function useDraft(
  saved: string,
  commit: (text: string) => Writing,
): {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
} {
  const [draft, setDraft] = useState<string>();
  const pending = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const write = useRef<(text: string) => Writing>(commit);
  useEffect(() => {
    write.current = (text) => (text === saved ? undefined : commit(text));
  });

  const writing = useRef<Promise<boolean>>(Promise.resolve(true));
  const flush = useRef((): Promise<boolean> => {
    clearTimeout(timer.current);
    const text = pending.current;
    if (text === undefined) return writing.current;
    pending.current = undefined;
    writing.current = Promise.resolve(write.current(text)).then((wrong) => {
      if (wrong !== undefined) pending.current ??= text;
      return pending.current === undefined;
    });
    return writing.current;
  });
  useEffect(() => {
    const leave = () => void flush.current();
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
      timer.current = setTimeout(() => void flush.current(), rest);
    },
    onBlur: () => {
      void flush.current().then((isWritten) => isWritten && setDraft(undefined));
    },
  };
}
