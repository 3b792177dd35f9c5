import type { Session } from "@anamnesis/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "@/lib/api/client.ts";
import { messageOf } from "@/lib/api/failure.ts";
import { keyOf } from "@/lib/api/queries.ts";
import { refreshReflections } from "@/lib/sessions/refresh-progress.ts";
import { readStored, removeStored, writeStored } from "@/lib/storage/stored.ts";

/** Of the contract: `maxReflectionLength`. */
export const longestReflection = 4_000;

/**
 * empty: nothing written; saved: the server keeps just this; draft: only this device does; saving; failed: the server did
 * not take it, the device keeps it.
 */
export type ReflectionStatus = "empty" | "saved" | "draft" | "saving" | "failed";

const isText = (value: unknown): value is string => typeof value === "string";

/** What a learner takes away from a session: kept on the device with each key press, with the session once it is saved. */
export function useReflection(session: Session) {
  const queryClient = useQueryClient();
  const key = `draft/${session.user}/reflection/${session._id}`;
  const [edit, setEdit] = useState(() => readStored(key, isText));
  const latest = useRef(edit);
  const stored = session.reflection ?? "";
  const params = { sessionId: session._id };
  const saving = useMutation({
    mutationFn: (text: string) => call("saveReflection", { params, body: { text } }),
    onSuccess: ({ reflection }, saved) => {
      queryClient.setQueryData<Session>(
        keyOf("getSession", { params }),
        (shown) => shown && { ...shown, reflection },
      );
      refreshReflections(queryClient);
      // What was written on while this was on its way stays a draft.
      if (latest.current !== null && latest.current !== saved) return;
      latest.current = null;
      removeStored(key);
      setEdit(null);
    },
  });

  const text = edit ?? stored;
  const setText = (next: string) => {
    latest.current = next;
    setEdit(next);
    writeStored(key, next);
  };
  const isSame = text.trim() === stored.trim();
  const save = () => {
    if (!saving.isPending && !isSame) saving.mutate(text);
  };
  const hasFailed = saving.isError && saving.variables === text && !isSame;
  const status: ReflectionStatus = saving.isPending
    ? "saving"
    : hasFailed
      ? "failed"
      : !isSame
        ? "draft"
        : text.trim() === ""
          ? "empty"
          : "saved";
  return { text, setText, save, status, problem: hasFailed ? messageOf(saving.error) : null };
}
