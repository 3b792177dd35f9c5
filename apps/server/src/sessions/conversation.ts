import { randomInt, randomUUID } from "node:crypto";
import type { Message, SendMessageOutput, Session } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { ApiFailure, notFound } from "../http/api-failure.ts";
import type { Remember } from "../http/idempotency.ts";
import { pause, pauseBefore } from "../voices/pace.ts";
import { sentencesOf } from "../voices/sentences.ts";
import type { PatientLine } from "./clinic.ts";
import { ownSession, refuseWhenFinished, viewOf, type SessionContext } from "./context.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { addTold, panelOf } from "./panel.ts";
import * as store from "./store.ts";
import { refuseWhenTalkedOut } from "./talk-limits.ts";
import { messageView } from "./view.ts";

/** How often a turn is computed anew because a message by way of another process came first. */
const maxAttempts = 10;

/** Somebody who follows a reply while it is spoken. */
export interface Listener {
  /** The turn is stored. */
  accepted(userMessage: Message): void;
  typing(): void;
  sentence(text: string): void;
  /** Aborted when nobody listens any more. */
  readonly signal: AbortSignal;
}

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
      const output = await inTurn(sessionId, async () => {
        for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
          const output = await tryTurn(context, person, sessionId, text, remember);
          if (output) return output;
        }
        throw new ApiFailure("conflict", "Too many messages at once. Send this one again.");
      });
      if (listener) await tell(listener, output, pace);
      return output;
    },

    settled: (sessionId) => inTurn(sessionId, () => Promise.resolve()),
  };
};

/** Tells a reply that is stored already. */
const tell = async (
  listener: Listener,
  { userMessage, response }: SendMessageOutput,
  pace: number,
): Promise<void> => {
  listener.accepted(userMessage);
  listener.typing();
  for (const sentence of sentencesOf(response)) {
    await pause(pauseBefore(sentence) * pace, listener.signal);
    listener.sentence(sentence);
  }
};

/**
 * Computes a turn without holding the session, then stores it if nobody else has written meanwhile; null if somebody has.
 * So a slow voice never holds a lock, and two messages at once still follow one another.
 */
const tryTurn = async (
  context: SessionContext,
  person: Person,
  sessionId: string,
  text: string,
  remember: Remember,
): Promise<SendMessageOutput | null> => {
  const { db, library, versions, clinic } = context;
  const before = await ownSession(db, sessionId, person.id);
  refuseWhenFinished(before);
  const compiled = await versions.of(before);
  const spoken = await store.listMessages(db, sessionId);
  if (spoken.length !== before.messageCount) return null;
  refuseWhenTalkedOut(spoken, text);
  const heardAt = new Date();
  const turn = await clinic.takeTurn(
    compiled,
    before.patientState,
    text,
    spoken.map(({ sender, text }) => ({
      speaker: sender === "user" ? ("learner" as const) : ("patient" as const),
      text,
    })),
  );
  return db.transaction(async (tx) => {
    const now = new Date();
    const position = before.messageCount;
    const told = addTold(before.told, turn.told, now);
    const isNext = await store.advanceSession(tx, before, {
      patientState: turn.state,
      emotionalState: turn.line.emotionalState,
      told,
      messageCount: position + 2,
      updatedAt: now,
    });
    if (!isNext) return null;
    const userMessage = {
      sessionId,
      position,
      id: randomUUID(),
      sender: "user" as const,
      text,
      source: null,
      trace: null,
      sentAt: heardAt,
    };
    const patientMessage = patientRow(sessionId, position + 1, turn.line, now);
    await store.insertMessages(tx, [userMessage, patientMessage]);
    const output: SendMessageOutput = {
      response: turn.line.text,
      userMessage: messageView(userMessage),
      patientMessage: messageView(patientMessage),
      panel: panelOf(library.patientOf(compiled), told),
      emotionalState: turn.line.emotionalState,
    };
    await remember(tx, { response: output });
    return output;
  });
};

/** Whether a session is as it was when it was started. */
const isUntouched = async (tx: Database, row: store.SessionRow): Promise<boolean> =>
  row.messageCount === 1 &&
  row.initialDiagnosis === null &&
  row.notebook === null &&
  (await store.listTestResults(tx, row.id)).length === 0;

const patientRow = (
  sessionId: string,
  position: number,
  line: PatientLine,
  sentAt: Date,
): store.MessageRow => ({
  sessionId,
  position,
  id: randomUUID(),
  sender: "patient",
  text: line.text,
  source: line.source,
  trace: { topics: line.topics, facts: line.facts },
  sentAt,
});
