import type { Message, SendMessageOutput, Session } from "@anamnesis/contract";
import type { QueryClient } from "@tanstack/react-query";
import { keyOf } from "@/lib/api/queries.ts";
import { refreshProgress } from "@/lib/sessions/refresh-progress.ts";
import type { OutboxEntry } from "./entry.ts";
import type { Delivery } from "./outbox.ts";

/** The conversation with both new lines; a line that is there already (an answer given twice) is not doubled. */
export function withReply(session: Session, output: SendMessageOutput): Session {
  const known = new Set(session.messages.map((message) => message._id));
  const fresh = [output.userMessage, output.patientMessage].filter(
    (message: Message) => !known.has(message._id),
  );
  // The answer to a repeated request carries the panel of its own time, which may be older than what is shown.
  if (fresh.length === 0) return session;
  return {
    ...session,
    messages: [...session.messages, ...fresh],
    panel: output.panel,
    ...(output.bedside ? { bedside: output.bedside } : {}),
    emotionalState: output.emotionalState,
  };
}

/** Puts what the server answered where the screens read it. */
export function showDelivery(
  queryClient: QueryClient,
  entry: OutboxEntry,
  delivery: Delivery,
): void {
  const queryKey = keyOf("getSession", { params: { sessionId: entry.sessionId } });
  // A read that was under way before this answer must not put the older state back.
  if (queryClient.getQueryData(queryKey) !== undefined)
    void queryClient.cancelQueries({ queryKey });
  if (delivery.kind === "message") {
    const shown = queryClient.getQueryData<Session>(queryKey);
    if (shown === undefined) void queryClient.invalidateQueries({ queryKey });
    else queryClient.setQueryData<Session>(queryKey, withReply(shown, delivery.output));
    return;
  }
  if (delivery.kind === "notes") {
    queryClient.setQueryData<Session>(
      queryKey,
      (shown) => shown && { ...shown, notebook: delivery.notebook },
    );
    return;
  }
  queryClient.setQueryData<Session>(queryKey, delivery.session);
  // Figures, lists and ranks follow from a submitted diagnosis.
  refreshProgress(queryClient);
}
