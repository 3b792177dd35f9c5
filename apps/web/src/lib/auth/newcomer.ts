import { readStored, removeStored, writeStored } from "../storage/stored.ts";

const keyFor = (userId: string) => `newcomer:${userId}`;
const isTrue = (value: unknown): value is true => value === true;

/** Somebody registered on this device who has seen no patient yet: the dashboard keeps a place for the first one. */
export const markNewcomer = (userId: string): void => writeStored(keyFor(userId), true);
export const isNewcomer = (userId: string): boolean => readStored(keyFor(userId), isTrue) === true;
export const noNewcomer = (userId: string): void => removeStored(keyFor(userId));
