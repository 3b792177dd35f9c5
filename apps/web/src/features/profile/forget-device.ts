import { call } from "@/lib/api/client.ts";
import { removeStored } from "@/lib/storage/stored.ts";
import { deviceStorage } from "@/features/outbox/storage.ts";

/** What is kept on the device of a person goes by their id or by that of one of their sessions. */
const idsOf = async (userId: string): Promise<readonly string[]> => {
  try {
    return [userId, ...(await call("listSessions")).map(({ _id }) => _id)];
  } catch {
    return [userId];
  }
};

async function forgetUnsent(userId: string): Promise<void> {
  const storage = deviceStorage();
  for (const entry of await storage.list(userId)) await storage.remove(userId, entry.id);
}

/**
 * Finds what this device keeps of a person while they can still be asked about; the function it resolves to removes it.
 * Other people's unsent work on the same device is left alone.
 */
export async function findKeptOnDevice(userId: string): Promise<() => Promise<void>> {
  const ids = await idsOf(userId);
  return async () => {
    for (const key of Object.keys(localStorage))
      if (ids.some((id) => key.includes(id))) removeStored(key);
    await forgetUnsent(userId).catch(() => undefined);
  };
}
