import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseHandle } from "../../db/database.ts";
import { ApiFailure } from "../../http/api-failure.ts";

/** A probe that waits longer counts as failed with most supervisors, and says nothing of why. */
const patienceMs = 2_000;

/** @throws ApiFailure unavailable when the database does not answer, or not in time */
export const pingOrFail = async (database: Pick<DatabaseHandle, "ping">): Promise<void> => {
  const timer = new AbortController();
  const tooLong = sleep(patienceMs, false, { signal: timer.signal }).catch(() => false);
  const answered = database.ping().then(
    () => true,
    () => false,
  );
  const isThere = await Promise.race([answered, tooLong]);
  timer.abort();
  if (!isThere) throw new ApiFailure("unavailable", "The database does not answer.");
};
