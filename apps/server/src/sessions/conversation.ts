import { randomInt, randomUUID } from "node:crypto";
import type { SendMessageOutput, Session } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { notFound } from "../http/api-failure.ts";
import type { Remember } from "../http/idempotency.ts";
import { sentencesOf } from "../voices/sentences.ts";
import { viewOf, type SessionContext } from "./context.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { addTold } from "./panel.ts";
import * as store from "./store.ts";
import { tellTo, type Listener } from "./telling.ts";
import { patientRow, reword, storeTurn } from "./turns.ts";

export interface Conversations {
  /**
   * Goes on with the newest unfinished session with that patient, or starts one. A restart starts one too, save where
   * the newest holds nothing but the greeting.
   * @throws ApiFailure not_found
   */
  start(
    person: Person,
    input: { readonly patientId: string; readonly restart: boolean },
    now: Date,
    remember: Remember,
  ): Promise<Session>;
  /**
   * Says something to the patient; both lines are stored before this resolves. With a listener the reply is told a
   * sentence at a time, as a person would say it.
   * @throws ApiFailure not_found, out_of_order
   */
  say(
    person: Person,
    sessionId: string,
    text: string,
    remember: Remember,
    listener?: Listener,
  ): Promise<SendMessageOutput>;
  /** Resolves when no turn of that session is under way in this process. */
  settled(sessionId: string): Promise<void>;
}

/**
 * @param pace multiplies the pauses between sentences; 0 for none
 */
export const conversations = (context: SessionContext, pace: number): Conversations => {
  const inTurn = oneAtATime();
  return {
    async start(person, { patientId, restart }, now, remember) {
      const { db, library, versions, clinic } = context;
      const entry = library.findByPatient(patientId);
      if (!entry) throw notFound("This patient");
      const seed = randomInt(2 ** 31);
      const opening = await clinic.open(entry.compiled, seed);
      return db.transaction(async (tx) => {
        // Two starts at once, as of a page loaded twice, give one session.
        await store.lockUser(tx, person.id);
        const newest = await store.findNewestUnfinished(tx, person.id, entry.compiled.id);
        const isFresh = newest?.caseHash === entry.hash && (await isUntouched(tx, newest));
        const unfinished = !restart || isFresh ? newest : null;
        let row = unfinished;
        if (!row) {
          await versions.keep(tx, entry, now);
          row = await store.insertSession(tx, {
            id: randomUUID(),
            userId: person.id,
            caseId: entry.compiled.id,
            caseHash: entry.hash,
            moduleId: entry.compiled.module,
            seed,
            patientState: opening.state,
            emotionalState: opening.line.emotionalState,
            told: addTold([], opening.told, now),
            messageCount: 1,
            createdAt: now,
            updatedAt: now,
          });
          await store.insertMessages(tx, [patientRow(row.id, 0, opening.line, now)]);
          await remember(tx, { sessionId: row.id });
        }
        const compiled = unfinished ? await versions.of(unfinished, tx) : entry.compiled;
        return viewOf(context, tx, row, compiled);
      });
    },

    async say(person, sessionId, text, remember, listener) {
      const said = { person, sessionId, text, remember };
      const teller = tellTo(listener, pace);
      const output = await inTurn(sessionId, async () => {
        const stored = await storeTurn(context, said);
        teller.begin(stored.output.userMessage);
        return (await reword(context, said, stored, teller)) ?? stored.output;
      });
      if (!teller.hasTold())
        for (const sentence of sentencesOf(output.response)) teller.tell(sentence);
      await teller.finished();
      return output;
    },

    settled: (sessionId) => inTurn(sessionId, () => Promise.resolve()),
  };
};

/** Whether a session is as it was when it was started. */
const isUntouched = async (tx: Database, row: store.SessionRow): Promise<boolean> =>
  row.messageCount === 1 &&
  row.initialDiagnosis === null &&
  row.notebook === null &&
  (await store.listTestResults(tx, row.id)).length === 0;
