import type { Session } from "@anamnesis/contract";
import type { CompiledCase } from "@anamnesis/cases";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { ApiFailure, notFound } from "../http/api-failure.ts";
import type { Library } from "../library/library.ts";
import type { Outbox } from "../records/outbox.ts";
import type { CaseVersions } from "./case-versions.ts";
import type { Voice } from "../voices/voice.ts";
import type { Clinic } from "./clinic.ts";
import * as store from "./store.ts";
import { sessionView } from "./view.ts";
import { waitsSince } from "./waits.ts";

/** What everything about sessions works with. */
export interface SessionContext {
  readonly db: Database;
  readonly library: Library;
  readonly versions: CaseVersions;
  readonly clinic: Clinic;
  /** A language model that words what the clinic decides, where one is configured. */
  readonly voice: Voice | null;
  /** Takes marked sessions to a learning record store, where one is configured. */
  readonly outbox: Outbox | null;
  readonly log: FastifyBaseLogger;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws ApiFailure not_found, the same for an unknown session, somebody else's, and what is no id at all. */
export const ownSession = async (
  db: Database,
  sessionId: string,
  userId: string,
  how: "read" | "lock" = "read",
): Promise<store.SessionRow> => {
  const find = how === "lock" ? store.lockOwnSession : store.findOwnSession;
  const row = uuid.test(sessionId) ? await find(db, sessionId, userId) : null;
  if (!row) throw notFound("This session");
  return row;
};

/** @throws ApiFailure out_of_order when the final diagnosis is in: the encounter is closed. */
export const refuseWhenFinished = (row: store.SessionRow): void => {
  if (row.finalDiagnosis === null) return;
  throw new ApiFailure(
    "out_of_order",
    "The final diagnosis of this session has been submitted. Start a new session to go on practising.",
  );
};

/** The whole session as its owner sees it; `db` may be the transaction that has just changed it. */
export const viewOf = async (
  { library, clinic }: SessionContext,
  db: Database,
  row: store.SessionRow,
  compiled: CompiledCase,
): Promise<Session> => {
  const messages = await store.listMessages(db, row.id);
  const results = await store.listTestResults(db, row.id);
  const bedside = clinic.bedside?.(compiled, row.patientState, waitsSince(results, messages));
  return sessionView(row, messages, results, compiled, library.patientOf(compiled), bedside);
};
