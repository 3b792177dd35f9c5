import type { ProfileFields } from "@anamnesis/contract";
import { readStored, removeStored, writeStored } from "@/lib/storage/stored.ts";

const keyFor = (userId: string) => `onboarding:${userId}`;
const isDraft = (value: unknown): value is Partial<ProfileFields> =>
  typeof value === "object" && value !== null;

/** What was filled in before the wizard was left, over the values given. */
export const withDraft = (userId: string, values: ProfileFields): ProfileFields => {
  const draft = readStored(keyFor(userId), isDraft) ?? {};
  return { ...values, ...draft, location: { ...values.location, ...draft.location } };
};
export const keepDraft = (userId: string, values: unknown): void =>
  writeStored(keyFor(userId), values);
export const dropDraft = (userId: string): void => removeStored(keyFor(userId));
