import type { QueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/client.ts";
import { say } from "@/lib/api/say.ts";
import { keyOf } from "@/lib/api/queries.ts";
import { showDelivery } from "./show-delivery.ts";
import { removeDraft } from "@/lib/storage/device-draft.ts";
import { newId } from "@/lib/new-id.ts";
import { draftKeyOf, isSubmission, type OutboxEntry } from "./entry.ts";
import type { Delivery, OutboxPorts } from "./outbox.ts";
import { deviceStorage } from "./storage.ts";
import type { TabLink } from "./tab-link.ts";

async function deliver(entry: OutboxEntry, onHeard: (text: string) => void): Promise<Delivery> {
  const params = { sessionId: entry.sessionId };
  const options = { idempotencyKey: entry.id };
  if (entry.kind === "message")
    return {
      kind: "message",
      output: await say(
        {
          sessionId: entry.sessionId,
          message: entry.body.message,
          idempotencyKey: entry.id,
        },
        onHeard,
      ),
    };
  if (entry.kind === "notes")
    return { kind: "notes", notebook: await call("saveNotes", { params, body: entry.body }) };
  return {
    kind: "diagnosis",
    session: await call("submitDiagnosis", { params, body: entry.body }, options),
  };
}

/** Runs the work under a lock that all tabs share; without such locks the idempotency key alone must do. */
async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(name, work);
  else await work();
}

/** The outbox's ports in a browser. */
export function browserPorts(queryClient: QueryClient, link: TabLink): OutboxPorts {
  return {
    storage: deviceStorage(),
    deliver,
    isSignedIn: link.isSignedIn,
    announce: link.announce,
    exclusively,
    onDelivered: (entry, delivery) => {
      if (isSubmission(entry)) removeDraft(draftKeyOf(entry));
      showDelivery(queryClient, entry, delivery);
    },
    onGone: (entry) =>
      void queryClient.invalidateQueries({
        queryKey: keyOf("getSession", { params: { sessionId: entry.sessionId } }),
      }),
    newId,
    now: () => new Date(),
  };
}
