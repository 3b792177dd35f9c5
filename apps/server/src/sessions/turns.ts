import { randomUUID } from "node:crypto";
import type { SendMessageOutput } from "@anamnesis/contract";
import type { Turn } from "@anamnesis/patient";
import type { Person } from "../accounts/person.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Remember } from "../http/idempotency.ts";
import { keepCall } from "../voices/calls.ts";
import type { ClinicTurn, PatientLine } from "./clinic.ts";
import { ownSession, refuseWhenFinished, type SessionContext } from "./context.ts";
import { addTold, panelOf } from "./panel.ts";
import * as store from "./store.ts";
import { readingAt } from "./readings.ts";
import { refuseWhenTalkedOut } from "./talk-limits.ts";
import type { Teller } from "./telling.ts";
import { messageView } from "./view.ts";
import { waitsSince } from "./waits.ts";

/** How often a turn is computed anew because a message by way of another process came first. */
const maxAttempts = 10;

/** What a learner says in a session, and how its answer is remembered. */
export interface Said {
  readonly person: Person;
  readonly sessionId: string;
  readonly text: string;
  readonly remember: Remember;
}

export interface StoredTurn {
  readonly output: SendMessageOutput;
  readonly turn: ClinicTurn;
  /** Of the patient's message. */
  readonly position: number;
  /** How long the learner has waited for a voice already. */
  readonly spentMs: number;
}

/**
 * Computes a turn without holding the session, then stores it if nobody else has written meanwhile, else computes it anew.
 * So nothing slow ever holds a lock, and two messages at once still follow one another.
 * @throws ApiFailure not_found, out_of_order, conflict
 */
export const storeTurn = async (context: SessionContext, said: Said): Promise<StoredTurn> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await tryTurn(context, said, attempt === 0);
    if (stored) return stored;
  }
  throw new ApiFailure("conflict", "Too many messages at once. Send this one again.");
};

const tryTurn = async (
  context: SessionContext,
  said: Said,
  isFirst: boolean,
): Promise<StoredTurn | null> => {
  const { db, library, versions, clinic } = context;
  const { person, sessionId, text, remember } = said;
  const before = await ownSession(db, sessionId, person.id);
  refuseWhenFinished(before);
  const compiled = await versions.of(before);
  const spoken = await store.listMessages(db, sessionId);
  if (spoken.length !== before.messageCount) return null;
  refuseWhenTalkedOut(spoken, text);
  const waits = waitsSince(await store.listTestResults(db, sessionId), spoken);
  const heardAt = new Date();
  const { turn, spentMs } = await answer(context, said, before, spoken, waits, isFirst);
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
    const bedside = clinic.bedside?.(compiled, turn.state, []);
    const output: SendMessageOutput = {
      response: turn.line.text,
      userMessage: messageView(userMessage),
      patientMessage: messageView(patientMessage),
      panel: panelOf(library.patientOf(compiled), told),
      ...(bedside ? { bedside: bedside.shown } : {}),
      emotionalState: turn.line.emotionalState,
    };
    await remember(tx, { response: output });
    return { output, turn, position: position + 1, spentMs };
  });
};

/** The talk so far; a line that a voice has read comes with its reading. */
const talkOf = (spoken: readonly store.MessageRow[]): readonly Turn[] =>
  spoken.map(({ sender, text }, at) => {
    const reading = readingAt(spoken, at);
    const speaker = sender === "user" ? "learner" : "patient";
    return { speaker, text, ...(reading ? { reading } : {}) };
  });

/** The clinic's turn, resting on how a voice reads the line where there is one to be asked and its reading holds. */
const answer = async (
  { versions, clinic, voice }: SessionContext,
  { person, sessionId, text }: Said,
  before: store.SessionRow,
  spoken: readonly store.MessageRow[],
  waits: readonly number[],
  isFirst: boolean,
): Promise<Pick<StoredTurn, "turn" | "spentMs">> => {
  const compiled = await versions.of(before);
  const conversation = talkOf(spoken);
  const { patientState } = before;
  const turn = await clinic.takeTurn(compiled, patientState, text, conversation, waits);
  if (!isFirst || !voice || !turn.scene) return { turn, spentMs: 0 };
  const occasion = { userId: person.id, sessionId, position: before.messageCount + 1 };
  const { reading, spentMs } = await voice.listen(turn.scene, occasion);
  if (reading === null) return { turn, spentMs };
  const other = await clinic.takeTurn(compiled, patientState, text, conversation, waits, reading);
  return { turn: { ...other, line: { ...other.line, reading } }, spentMs };
};

/**
 * Has the voice word a turn that is stored already in the engine's words; null where those stand. Whatever happens
 * meanwhile, even the end of this process, the learner's line has its reply.
 */
export const reword = async (
  { db, voice }: SessionContext,
  { person, sessionId, remember }: Said,
  { output, turn, position, spentMs }: StoredTurn,
  teller: Teller,
): Promise<SendMessageOutput | null> => {
  if (!voice || !turn.scene) return null;
  const occasion = { userId: person.id, sessionId, position };
  const { tell, signal } = teller;
  const spoken = await voice.speak(turn.scene, occasion, tell, signal, spentMs);
  if (!spoken) return null;
  const { text, source, record } = spoken;
  const reworded: SendMessageOutput = {
    ...output,
    response: text,
    patientMessage: { ...output.patientMessage, text, source },
  };
  await db.transaction(async (tx) => {
    await keepCall(tx, record);
    if (source === "embedded") return;
    await store.rewordMessage(tx, { sessionId, position }, { text, source });
    await remember(tx, { response: reworded }, "amended");
  });
  return source === "embedded" ? null : reworded;
};

export const patientRow = (
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
  trace: {
    topics: line.topics,
    facts: line.facts,
    ...(line.reading ? { reading: line.reading } : {}),
  },
  sentAt,
});
