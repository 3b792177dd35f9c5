import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { isUniqueViolation, type Database } from "../db/database.ts";
import { idempotencyKeys } from "../db/schema.ts";
import { ApiFailure } from "./api-failure.ts";

/** How long a key is remembered, milliseconds. */
const keptMs = 7 * 24 * 3_600_000;
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** One request that may be a repetition: the person, the operation, the key and what was asked. */
export interface KeyedRequest {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: string;
}

/** What a repetition is answered with: the same again, or a whole session as it is by then, which would be much to keep. */
export type Remembered = { readonly response: unknown } | { readonly sessionId: string };

/**
 * Stores what a request is answered with, in the transaction that does its work. A request that changed nothing need
 * not be remembered: done again, it changes nothing again. Without a key it does nothing. An answer that is completed
 * after it was remembered is remembered as "amended".
 */
export type Remember = (
  transaction: Database,
  answer: Remembered,
  how?: "first" | "amended",
) => Promise<void>;

/** A key of this person and operation was used already by a request that came first. */
class AlreadyRemembered extends Error {}

/**
 * Does `work` once for a key: a repetition is answered with what was remembered.
 * @param render the session of an id, as it is now
 * @param settled resolves when nobody in this process is completing an answer that was remembered already
 * @throws ApiFailure idempotency_mismatch when the key came with another request before.
 */
export const once = async <T>(
  db: Database,
  request: KeyedRequest,
  work: (remember: Remember) => Promise<T>,
  render: (sessionId: string) => Promise<unknown>,
  settled: () => Promise<void>,
): Promise<T> => {
  // What was remembered came from this operation, so it has the type of its answer.
  const answer = async (kept: Remembered) =>
    ("sessionId" in kept ? await render(kept.sessionId) : kept.response) as T;
  const before = await find(db, request);
  if (before) {
    await settled();
    return answer((await find(db, request)) ?? before);
  }
  const remember: Remember = async (transaction, kept, how = "first") => {
    if (how === "amended") {
      await transaction.update(idempotencyKeys).set(kept).where(sameKey(request));
      return;
    }
    try {
      await transaction
        .insert(idempotencyKeys)
        .values({ ...request, ...kept, createdAt: new Date() });
    } catch (error) {
      throw isUniqueViolation(error) ? new AlreadyRemembered() : error;
    }
  };
  try {
    return await work(remember);
  } catch (error) {
    // The same request, sent twice at once: the other one has done it and this one was rolled back.
    if (!(error instanceof AlreadyRemembered)) throw error;
    await settled();
    const winner = await find(db, request);
    if (winner) return answer(winner);
    throw error;
  }
};

/** Forgets keys older than a week. */
export const purgeIdempotencyKeys = async (db: Database, now: Date): Promise<void> => {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)));
};

/**
 * The key that a request carries, or null.
 * @throws ApiFailure invalid_input when it is not 1 to 200 printable characters.
 */
export const readKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  if (typeof header === "string" && keyPattern.test(header)) return header;
  throw new ApiFailure("invalid_input", "Idempotency-Key must be 1 to 200 printable characters.", {
    "Idempotency-Key": "Use 1 to 200 printable characters without spaces",
  });
};

/** A digest of what was asked for; validated input, so that the same request in another spelling is the same. */
export const hashRequest = (input: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(sorted(input)))
    .digest("hex");

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry)]));
};

const find = async (db: Database, request: KeyedRequest): Promise<Remembered | null> => {
  const [row] = await db.select().from(idempotencyKeys).where(sameKey(request));
  if (!row) return null;
  if (row.requestHash !== request.requestHash) {
    throw new ApiFailure(
      "idempotency_mismatch",
      "This Idempotency-Key was used for another request before. Use a new key for a new request.",
    );
  }
  return row.sessionId === null ? { response: row.response } : { sessionId: row.sessionId };
};

const sameKey = (request: KeyedRequest) =>
  and(
    eq(idempotencyKeys.userId, request.userId),
    eq(idempotencyKeys.operation, request.operation),
    eq(idempotencyKeys.key, request.key),
  );
