import type { Encounter } from "@anamnesis/assessment";
import { finalDiagnosisReportSchema } from "@anamnesis/contract";
import type { Database } from "../db/database.ts";
import { countAward, type MarkedSession } from "../progress/awards.ts";
import { toldWhole } from "../records/told.ts";
import type { SessionContext } from "./context.ts";
import { judgementsOf } from "./judgements.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { readingAt } from "./readings.ts";
import * as store from "./store.ts";
import { ordersOf } from "./view.ts";
import { waitsOf } from "./waits.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const inTurn = oneAtATime();

/** After the second failure in a row it waits a minute, then twice as long each time, at most a day. */
export const delayAfter = (attempts: number): number =>
  attempts < 2 ? 0 : Math.min(day, minute * 2 ** (attempts - 2));

/**
 * The session with its report. When the examiner fails, the session as it was: the fault is logged, and a look or a
 * round of the upkeep tries again as soon as that is due.
 */
export const tryToMark = async (
  context: SessionContext,
  row: store.SessionRow,
  now: Date,
): Promise<store.SessionRow> => {
  if (row.finalDiagnosis === null || row.report !== null) return row;
  return inTurn(row.id, async () => {
    const current = (await store.findOwnSession(context.db, row.id, row.userId)) ?? row;
    const notBefore = new Date(now.getTime() + delayAfter(current.markAttempts + 1));
    const isOurs = await store.claimMarking(context.db, current, now, notBefore);
    return isOurs ? markNow(context, current) : current;
  });
};

const markNow = async (
  context: SessionContext,
  row: store.SessionRow,
): Promise<store.SessionRow> => {
  let marked: Examined;
  try {
    marked = await examine(context, row);
  } catch (error) {
    context.log.error({ err: error, sessionId: row.id }, "the examiner failed");
    return row;
  }
  return context.db.transaction((tx) => storeReport(context, tx, row, marked));
};

/** Marks what an earlier failure left unmarked; a few at a time. */
export const markWaiting = async (context: SessionContext, now: Date): Promise<void> => {
  for (const row of await store.listUnmarked(context.db, now, 20))
    await tryToMark(context, row, now);
};

type Examined = Omit<MarkedSession, "session">;

/** After the final diagnosis nothing is added to a session, so it can be read outside a transaction. */
const examine = async (
  { db, clinic, versions, voice }: SessionContext,
  row: store.SessionRow,
): Promise<Examined> => {
  const compiled = await versions.of(row);
  const messages = await store.listMessages(db, row.id);
  const results = await store.listTestResults(db, row.id);
  const encounter: Encounter = {
    messages: messages.map(({ sender, text, trace }, at) => {
      const reading = readingAt(messages, at);
      const facts = sender === "patient" ? trace?.facts : undefined;
      return { sender, text, ...(reading ? { reading } : {}), ...(facts ? { facts } : {}) };
    }),
    initialDiagnosis: row.initialDiagnosis,
    tests: results.map(({ testName }) => testName),
    orders: ordersOf(results),
    waits: waitsOf(results, messages),
    finalDiagnosis: row.finalDiagnosis,
    seed: row.seed,
  };
  const marks = await clinic.mark(compiled, encounter);
  // The marks are fixed by now; a model may put the texts about them in other words.
  const occasion = { userId: row.userId, sessionId: row.id, position: null };
  const worded = await voice?.comment(marks, occasion);
  const analyzedAt = new Date().toISOString();
  const report = finalDiagnosisReportSchema.parse({ ...marks, ...worded?.texts, analyzedAt });
  return { compiled, encounter, report };
};

const storeReport = async (
  { outbox, library }: SessionContext,
  tx: Database,
  row: store.SessionRow,
  examined: Examined,
): Promise<store.SessionRow> => {
  await store.lockUser(tx, row.userId);
  const current = await store.lockOwnSession(tx, row.id, row.userId);
  if (!current || current.report !== null) return current ?? row;
  // Of two sessions of one person, the one that is counted first is marked first.
  const now = new Date();
  const report = { ...examined.report, analyzedAt: now.toISOString() };
  const judgements = judgementsOf(current, report, examined.compiled);
  const marked = await store.updateSession(tx, row.id, { report, judgements, updatedAt: now });
  if (outbox) {
    const tests = await store.listTestResults(tx, row.id);
    const patient = library.patientOf(examined.compiled);
    await outbox.put(tx, toldWhole(marked, tests, patient), now);
  }
  await countAward(tx, { ...examined, report, session: marked });
  return marked;
};
