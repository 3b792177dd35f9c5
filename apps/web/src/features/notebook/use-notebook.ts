import type { Notebook, NotesInput } from "@anamnesis/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { readStored, removeStored, writeStored } from "@/lib/storage/stored.ts";

/** Milliseconds of rest in writing before what was written is sent. */
const rest = 800;

export const isNotes = (value: unknown): value is NotesInput => {
  const { notes, differential } = (value ?? {}) as Partial<NotesInput>;
  return (
    typeof notes === "string" &&
    Array.isArray(differential) &&
    differential.every((name) => typeof name === "string")
  );
};
const isSame = (a: NotesInput, b: NotesInput): boolean =>
  a.notes === b.notes && a.differential.join("\n") === b.differential.join("\n");

interface Given {
  /** Under which what is written is kept on the device until it is on its way. */
  draftKey: string;
  /** What the server keeps. */
  stored: Notebook;
  /** What waits to be sent, if anything does. */
  queued: {
    readonly body: NotesInput;
    readonly problem: string | null;
    readonly status: string;
  } | null;
  /** Takes the notes over; resolves as soon as they can no longer be lost. */
  save: (notes: NotesInput) => Promise<unknown>;
}

export interface NotebookState {
  readonly value: NotesInput;
  readonly setValue: (value: NotesInput) => void;
  /** empty: nothing written yet; saving; saved; kept: on this device until the server can be reached; refused. */
  readonly status: "empty" | "saving" | "saved" | "kept" | "refused";
  readonly problem: string | null;
}

/**
 * A notebook that saves itself: on the device with each key press, to the outbox after a short rest and whenever the page
 * is left. What another device saved is taken over as long as nothing is being written here.
 */
export function useNotebook({ draftKey, stored, queued, save }: Given): NotebookState {
  const key = `draft/${draftKey}`;
  const [edit, setEdit] = useState<NotesInput | null>(() => readStored(key, isNotes));
  const [isHanded, setHanded] = useState(false);
  const latest = useRef(edit);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const saving = useRef(save);
  useEffect(() => {
    saving.current = save;
  });

  const hand = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const given = latest.current;
    if (given === null) return;
    void saving.current(given).then(() => {
      if (latest.current !== given) return;
      removeStored(key);
      setHanded(true);
    });
  }, [key]);

  const setValue = useCallback(
    (value: NotesInput) => {
      latest.current = value;
      setEdit(value);
      setHanded(false);
      writeStored(key, value);
      clearTimeout(timer.current);
      timer.current = setTimeout(hand, rest);
    },
    [key, hand],
  );

  useEffect(() => {
    // What an earlier visit left on the device has not been on its way yet.
    if (latest.current !== null && timer.current === undefined) hand();
    const leave = () => {
      if (timer.current !== undefined) hand();
    };
    window.addEventListener("pagehide", leave);
    // A submitted diagnosis may end the session: what was noted until then goes before it.
    document.addEventListener("submit", leave, true);
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("submit", leave, true);
      leave();
    };
  }, [hand]);

  // Once the server keeps just this, the server's is the one that counts.
  const isDone = edit !== null && isHanded && queued === null && isSame(edit, stored);
  if (isDone) setEdit(null);
  useEffect(() => {
    latest.current = edit;
  }, [edit]);

  const value = edit ?? queued?.body ?? stored;
  const isUnsaved = (edit !== null && !isDone) || queued !== null;
  const status = !isUnsaved
    ? stored.savedAt === null
      ? "empty"
      : "saved"
    : queued?.status === "refused"
      ? "refused"
      : queued?.problem
        ? "kept"
        : "saving";
  return { value, setValue, status, problem: queued?.problem ?? null };
}
