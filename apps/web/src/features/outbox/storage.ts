import { createStore, del, entries as readEntries, set, type UseStore } from "idb-keyval";
import type { OutboxEntry } from "./entry.ts";

/** Where entries outlive the page. Each call rejects when the device refuses. */
export interface OutboxStorage {
  list(userId: string): Promise<OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(userId: string, id: string): Promise<void>;
}

const keyOf = (userId: string, id: string) => `${userId}/${id}`;

/** The browser's database. */
export function indexedDbStorage(): OutboxStorage {
  let opened: UseStore | undefined;
  // Opened on first use, inside a promise: a browser without a database rejects and does not throw.
  const store = async () => (opened ??= createStore("anamnesis-outbox", "entries"));
  return {
    async list(userId) {
      const all = await readEntries<string, OutboxEntry>(await store());
      return all.filter(([key]) => key.startsWith(`${userId}/`)).map(([, entry]) => entry);
    },
    put: async (entry) => set(keyOf(entry.userId, entry.id), entry, await store()),
    remove: async (userId, id) => del(keyOf(userId, id), await store()),
  };
}

const localPrefix = "outbox/";

/** Local storage: what is left where a browser locks its database away, as some private windows do. */
export function localStorageStorage(): OutboxStorage {
  return {
    async list(userId) {
      const prefix = localPrefix + keyOf(userId, "");
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? "null") as OutboxEntry);
    },
    async put(entry) {
      localStorage.setItem(localPrefix + keyOf(entry.userId, entry.id), JSON.stringify(entry));
    },
    async remove(userId, id) {
      localStorage.removeItem(localPrefix + keyOf(userId, id));
    },
  };
}

/** Writes to the first storage that takes an entry, and reads from all of them. */
export function firstThatWorks(storages: readonly OutboxStorage[]): OutboxStorage {
  return {
    async list(userId) {
      const lists = await Promise.allSettled(storages.map((storage) => storage.list(userId)));
      return lists.flatMap((list) => (list.status === "fulfilled" ? list.value : []));
    },
    async put(entry) {
      let failure: unknown;
      for (const storage of storages)
        try {
          return await storage.put(entry);
        } catch (error) {
          failure = error;
        }
      throw failure;
    },
    async remove(userId, id) {
      const results = await Promise.allSettled(
        storages.map((storage) => storage.remove(userId, id)),
      );
      if (results.every((result) => result.status === "rejected"))
        console.warn("An entry that was delivered could not be taken off this device");
    },
  };
}

export const deviceStorage = (): OutboxStorage =>
  firstThatWorks([indexedDbStorage(), localStorageStorage()]);
