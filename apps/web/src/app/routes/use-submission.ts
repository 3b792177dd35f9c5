import { useState } from "react";
import { useNavigate } from "react-router";
import type { NewEntry, SubmissionEntry } from "@/features/outbox/entry.ts";
import { isSubmission } from "@/features/outbox/entry.ts";
import { useOutbox, useQueued } from "@/features/outbox/outbox-context.ts";
import { settled } from "@/features/outbox/settled.ts";

/** Milliseconds that moving on waits for the server, so that the next screen usually has its answer. */
const patience = 1_500;

/** The submission of one form that is not acknowledged yet, if there is one. */
export function useQueuedSubmission<K extends SubmissionEntry["kind"]>(
  sessionId: string,
  kind: K,
): Extract<SubmissionEntry, { kind: K }> | null {
  const queued = useQueued(sessionId).find(
    ({ entry, delivery }) => isSubmission(entry) && entry.kind === kind && delivery === null,
  );
  return (queued?.entry ?? null) as Extract<SubmissionEntry, { kind: K }> | null;
}

/** Hands a diagnosis to the outbox and moves on, whether or not the server has taken it by then. */
export function useSubmission(nextPath: string) {
  const outbox = useOutbox();
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const submit = async (entry: NewEntry): Promise<void> => {
    setSubmitting(true);
    const { id } = await outbox.add(entry);
    await settled(outbox, id, patience);
    await navigate(nextPath);
  };
  return { submit, isSubmitting };
}
