import type { User } from "@anamnesis/contract";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";

const key = "profile";

const isUser = (value: unknown): value is User => {
  const user = value as Partial<User> | null;
  return (
    typeof user?._id === "string" &&
    typeof user.name === "string" &&
    typeof user.location === "object" &&
    Array.isArray(user.interests)
  );
};

/** Who was signed in on this device last: what the app goes by while the server cannot be asked. */
export const readRememberedUser = (): User | null => readStored(key, isUser);
export const rememberUser = (user: User): void => writeStored(key, user);
export const forgetUser = (): void => removeStored(key);
