import { vi } from "vitest";
import { ApiFailure } from "@/lib/api/failure.ts";
import type { NewEntry, OutboxEntry } from "./entry.ts";
import type { Delivery, OutboxPorts } from "./outbox.ts";
import type { OutboxStorage } from "./storage.ts";

/** A device that keeps entries as a browser's database does: copies, so that nothing is shared by reference. */
export function memoryStorage(): OutboxStorage & { readonly kept: Map<string, OutboxEntry> } {
  const kept = new Map<string, OutboxEntry>();
  return {
    kept,
    list: async (userId) =>
      structuredClone([...kept.values()].filter((entry) => entry.userId === userId)),
    put: async (entry) => void kept.set(entry.id, structuredClone(entry)),
    remove: async (_, id) => void kept.delete(id),
  };
}

export const message = (text: string, sessionId = "s1"): NewEntry => ({
  kind: "message",
  sessionId,
  patientName: "Terence Malloy",
  body: { message: text },
});
export const initialDiagnosis = (preliminaryDiagnosis: string, sessionId = "s1"): NewEntry => ({
  kind: "initial-diagnosis",
  sessionId,
  patientName: "Terence Malloy",
  body: { clinicalReasoning: "Because.", preliminaryDiagnosis, initialMedications: [] },
});
export const finalDiagnosis = (diagnosis: string, sessionId = "s1"): NewEntry => ({
  kind: "final-diagnosis",
  sessionId,
  patientName: "Terence Malloy",
  body: {
    updatedReasoning: "Because.",
    finalDiagnosis: diagnosis,
    finalMedications: [],
    treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "" },
  },
});

export const notes = (text: string, sessionId = "s1"): NewEntry => ({
  kind: "notes",
  sessionId,
  patientName: "Terence Malloy",
  body: { notes: text, differential: [] },
});

export const offline = () => new ApiFailure(0, "Network error");
export const refusal = (message: string, status = 400) => new ApiFailure(status, message);

/** Ports with a server that is told, entry by entry, what to answer; it takes everything unless told otherwise. */
export function testingPorts(storage = memoryStorage()) {
  const received: OutboxEntry[] = [];
  let answer: (entry: OutboxEntry) => unknown = () => undefined;
  let isSignedIn = true;
  let count = 0;
  const ports = {
    storage,
    deliver: async (entry: OutboxEntry, _onHeard: (text: string) => void) => {
      received.push(entry);
      const failure = answer(entry);
      if (failure !== undefined) throw failure;
      return { kind: "message", output: {} } as Delivery;
    },
    isSignedIn: () => isSignedIn,
    onDelivered: vi.fn(),
    onGone: vi.fn(),
    announce: vi.fn(),
    exclusively: (_, work) => work(),
    newId: () => `id-${++count}`,
    now: () => new Date(Date.UTC(2026, 2, 2, 10, 0, count)),
  } satisfies OutboxPorts;
  return {
    ports,
    storage,
    received,
    /** What was sent, in words. */
    said: () =>
      received.map((entry) =>
        entry.kind === "message"
          ? entry.body.message
          : entry.kind === "notes"
            ? entry.body.notes
            : entry.kind === "initial-diagnosis"
              ? entry.body.preliminaryDiagnosis
              : entry.body.finalDiagnosis,
      ),
    /** Return a failure to throw it, undefined to take the entry. */
    answerWith: (next: (entry: OutboxEntry) => unknown) => {
      answer = next;
    },
    signIn: (next: boolean) => {
      isSignedIn = next;
    },
  };
}
