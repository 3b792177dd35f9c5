import type { CompiledCase } from "@anamnesis/cases";
import { eventReader, messageEventSchema, type MessageEvent } from "@anamnesis/contract";
import type { DatabaseHandle } from "../../src/db/database.ts";
import { embeddedClinic } from "../../src/sessions/embedded-clinic.ts";
import { startSession } from "./flow.ts";
import { startTestServer, type Learner, type TestServer } from "./test-server.ts";

/** For the operator, in tests. */
export const operatorToken = "a-token-for-the-operator";

/** A server whose patient speaks through the scripted model in one of its roles. */
export const startVoicedServer = (
  database: DatabaseHandle,
  baseUrl: string,
  role: string,
  environment: Readonly<Record<string, string>> = {},
  cases?: readonly CompiledCase[],
): Promise<TestServer> =>
  startTestServer(database, {
    ...(cases ? { cases } : {}),
    clinic: embeddedClinic,
    environment: {
      PATIENT_MODEL: `compatible:${role}`,
      PATIENT_MODEL_BASE_URL: baseUrl,
      PATIENT_MODEL_API_KEY: "sk-very-secret-key",
      PATIENT_MODEL_FIRST_SENTENCE_MS: "400",
      PATIENT_MODEL_REPLY_MS: "900",
      OPERATOR_TOKEN: operatorToken,
      ...environment,
    },
  });

export interface Consultation {
  readonly learner: Learner;
  readonly sessionId: string;
  /** Says something and answers the events of the reply. */
  say(message: string, key?: string): Promise<readonly MessageEvent[]>;
}

/** A new learner with a patient before them. */
export const consult = async (server: TestServer, patientId?: string): Promise<Consultation> => {
  const learner = await server.signUp();
  const { _id: sessionId } = await startSession(learner, patientId);
  return {
    learner,
    sessionId,
    async say(message, key) {
      const path = `/sessions/${sessionId}/message/stream`;
      const { body } = await learner.call("POST", path, { message }, key);
      return eventReader()(String(body)).map((event) => messageEventSchema.parse(event));
    },
  };
};

/** The sentences told by some events, and the reply that they end in. */
export const toldBy = (events: readonly MessageEvent[]) => {
  const sentences = events.flatMap((entry) =>
    entry.event === "sentence" ? [entry.data.text] : [],
  );
  const last = events.at(-1);
  if (last?.event !== "reply") throw new Error(`No reply: ${JSON.stringify(events)}`);
  return { sentences, reply: last.data };
};
