import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import type { Delivery, SendStatements } from "./lrs.ts";
import * as store from "./outbox-store.ts";
import type { WaitingStatement } from "./outbox-store.ts";
import { statementsOf, type ToldSession } from "./statements.ts";

/** Takes a marked session to a learning record store, where one is configured. */
export interface Outbox {
  /** Keeps the statements of a session in the transaction that marks it; they are sent later. */
  put(tx: Database, session: ToldSession, now: Date): Promise<void>;
  /** Sends what is due. What cannot be delivered is tried again later, each time after a longer while. */
  deliver(now: Date): Promise<void>;
}

const batchSize = 50;
/** So many batches a round at most: the rest waits for the next one. */
const batches = 20;

export const outbox = (
  db: Database,
  send: SendStatements,
  webAddress: () => string,
  log: FastifyBaseLogger,
): Outbox => ({
  put: (tx, session, now) =>
    store.putStatements(tx, session.userId, statementsOf(session, webAddress()), now),

  async deliver(now) {
    for (let round = 0; round < batches; round += 1) {
      const waiting = await store.claimStatements(db, now, batchSize);
      if (waiting.length === 0) return;
      const { delivered, failed, trouble } = await sendAll(send, waiting);
      await store.dropStatements(db, delivered);
      if (!trouble) continue;
      log.warn(
        { waiting: failed.length, reason: reasonOf(trouble) },
        "the learning record store did not take statements",
      );
      if (trouble.kind === "unavailable") return;
    }
  },
});

type Trouble = Exclude<Delivery, { readonly kind: "delivered" }>;
interface Outcome {
  readonly delivered: readonly string[];
  readonly failed: readonly string[];
  readonly trouble: Trouble | null;
}

/**
 * Sends statements together; where one of them keeps the others from being taken, each by itself. One that conflicts is
 * there already: its id is made of what happened.
 */
const sendAll = async (
  send: SendStatements,
  waiting: readonly WaitingStatement[],
): Promise<Outcome> => {
  const ids = waiting.map(({ id }) => id);
  const together = await send(waiting.map(({ statement }) => statement));
  if (together.kind === "delivered") return { delivered: ids, failed: [], trouble: null };
  if (together.kind === "unavailable") return { delivered: [], failed: ids, trouble: together };
  const delivered: string[] = [];
  const failed: string[] = [];
  const troubles: Trouble[] = [];
  for (const { id, statement } of waiting) {
    const isOver = troubles.at(-1)?.kind === "unavailable";
    const alone = isOver ? null : await send([statement]);
    if (alone?.kind === "delivered" || alone?.kind === "conflict") delivered.push(id);
    else failed.push(id);
    if (alone?.kind === "refused" || alone?.kind === "unavailable") troubles.push(alone);
  }
  const trouble = troubles.at(-1) ?? null;
  return { delivered, failed, trouble };
};

const reasonOf = (trouble: Trouble): string => {
  if (trouble.kind === "unavailable") return trouble.why;
  return trouble.kind === "refused" ? `refused with HTTP ${trouble.status}` : "conflict";
};
