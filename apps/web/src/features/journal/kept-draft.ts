import type { JournalState } from "@anamnesis/contract";
import { readStored, removeStored, writeStored } from "@/lib/storage/stored.ts";

type Draft = JournalState["draft"];
const keyFor = (userId: string) => `journal-draft:${userId}`;
const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  ["title", "category", "body"].every(
    (field) => typeof (value as Record<string, unknown>)[field] === "string",
  );

/** What had not reached the server when the page was left comes before what the server has. */
export const startingDraft = (userId: string, saved: Draft): Draft =>
  readStored(keyFor(userId), isDraft) ?? saved;
export const keepDraft = (userId: string, draft: Draft): void => writeStored(keyFor(userId), draft);
/** Forgets the copy on this device once the server has exactly it. */
export const clearDraft = (userId: string, acknowledged: Draft): void => {
  const kept = readStored(keyFor(userId), isDraft);
  if (JSON.stringify(kept) === JSON.stringify(acknowledged)) removeStored(keyFor(userId));
};
