import { z } from "zod";
import { auscultationSchema } from "../entities/auscultation.ts";
import { contestInputSchema } from "../entities/contest.ts";
import {
  createSessionInputSchema,
  finalDiagnosisInputSchema,
  initialDiagnosisInputSchema,
  maxLearnerCharacters,
  maxLearnerTurns,
  sendMessageInputSchema,
  sendMessageOutputSchema,
  sessionSchema,
  sessionSummarySchema,
  testResultSchema,
} from "../entities/session.ts";
import { messageEvents } from "../entities/message-events.ts";
import { printoutSchema } from "../entities/tracing.ts";
import { operation } from "../operation.ts";

const area = "sessions";
const params = z.object({ sessionId: z.string().max(100) });

const create = {
  area,
  method: "POST",
  auth: "user",
  status: 201,
  idempotent: true,
  body: createSessionInputSchema,
  output: sessionSchema,
  errors: ["invalid_input", "not_signed_in", "not_found", "idempotency_mismatch"],
} as const;
export const createSession = operation({
  ...create,
  id: "create-session",
  path: "/sessions",
  summary: "Start seeing a patient, or go on where an unfinished session with them stopped",
});
export const createSessionAlias = operation({
  ...create,
  id: "create-session-alias",
  path: "/sessions/create",
  deprecatedAliasOf: "create-session",
  summary: "The same as POST /sessions",
});
export const listSessions = operation({
  id: "list-sessions",
  area,
  method: "GET",
  path: "/sessions",
  auth: "user",
  status: 200,
  summary: "One's own sessions, newest first",
  output: z.array(sessionSummarySchema),
  errors: ["not_signed_in"],
});
export const getSession = operation({
  id: "get-session",
  area,
  method: "GET",
  path: "/sessions/{sessionId}",
  auth: "user",
  status: 200,
  summary: "One of one's own sessions, whole",
  params,
  output: sessionSchema,
  errors: ["not_signed_in", "not_found"],
});

const send = {
  area,
  method: "POST",
  auth: "user",
  status: 200,
  idempotent: true,
  params,
  body: sendMessageInputSchema,
  output: sendMessageOutputSchema,
  errors: [
    "invalid_input",
    "not_signed_in",
    "not_found",
    "out_of_order",
    "conflict",
    "idempotency_mismatch",
    "payload_too_large",
  ],
} as const;
export const sendMessage = operation({
  ...send,
  id: "send-message",
  path: "/sessions/{sessionId}/message",
  summary:
    "Say something to the patient; both lines are stored before the answer is sent. " +
    `After ${maxLearnerTurns} messages or ${maxLearnerCharacters} characters of the learner it is out_of_order: go on to the diagnosis`,
});
export const sendMessageAlias = operation({
  ...send,
  id: "send-message-alias",
  path: "/sessions/{sessionId}/chat",
  deprecatedAliasOf: "send-message",
  summary: "The same as POST /sessions/{sessionId}/message",
});
export const streamMessage = operation({
  ...send,
  id: "stream-message",
  path: "/sessions/{sessionId}/message/stream",
  summary:
    "The same as POST /sessions/{sessionId}/message, answered as it is spoken: a text/event-stream of accepted, typing, sentence … and reply. " +
    "It works on when the caller goes away. A repetition with the same Idempotency-Key, of either call, is answered with the reply alone",
  events: messageEvents,
  sharesKeysWith: "send-message",
});
export const submitDiagnosis = operation({
  id: "submit-diagnosis",
  area,
  method: "POST",
  path: "/sessions/{sessionId}/diagnose",
  auth: "user",
  status: 200,
  idempotent: true,
  params,
  summary:
    "Submit the initial or the final diagnosis; which of the two is told by the fields. The final one is marked at once",
  body: z.union([finalDiagnosisInputSchema, initialDiagnosisInputSchema]),
  output: sessionSchema,
  errors: [
    "invalid_input",
    "not_signed_in",
    "not_found",
    "out_of_order",
    "idempotency_mismatch",
    "payload_too_large",
  ],
});
export const orderTests = operation({
  id: "order-tests",
  area,
  method: "POST",
  path: "/sessions/{sessionId}/tests",
  auth: "user",
  status: 200,
  idempotent: true,
  params,
  summary:
    "Order investigations by name; answers all results of the session so far, in the order they were asked for",
  body: z.object({
    tests: z.array(z.string().min(1).max(200)).min(1, "Select at least one test").max(100),
  }),
  output: z.array(testResultSchema),
  errors: [
    "invalid_input",
    "not_signed_in",
    "not_found",
    "unknown_test",
    "out_of_order",
    "idempotency_mismatch",
  ],
});
export const getTracing = operation({
  id: "get-tracing",
  area,
  method: "GET",
  path: "/sessions/{sessionId}/tracing",
  auth: "user",
  status: 200,
  params,
  query: z.object({ testName: z.string().min(1).max(200) }),
  summary:
    "The tracing of an electrocardiogram that was ordered in this session, the same every time",
  output: printoutSchema,
  errors: ["invalid_input", "not_signed_in", "not_found"],
});
export const getAuscultation = operation({
  id: "get-auscultation",
  area,
  method: "GET",
  path: "/sessions/{sessionId}/auscultation",
  auth: "user",
  status: 200,
  params,
  summary:
    "What a stethoscope finds at each place of what has been listened to in this session; empty before anything was",
  output: auscultationSchema,
  errors: ["not_signed_in", "not_found"],
});
export const openReport = operation({
  id: "open-report",
  area,
  method: "POST",
  path: "/sessions/{sessionId}/report",
  auth: "user",
  status: 200,
  params,
  summary:
    "Note that the report of a result was asked for; the first time counts, and nothing is noted after the final diagnosis",
  body: z.object({ testName: z.string().min(1).max(200) }),
  output: testResultSchema,
  errors: ["invalid_input", "not_signed_in", "not_found"],
});
export const analyzeSession = operation({
  id: "analyze-session",
  area,
  method: "POST",
  path: "/sessions/{sessionId}/analyze",
  auth: "user",
  status: 200,
  params,
  summary: "Mark the session if its report is still missing; a report once made is never changed",
  output: sessionSchema,
  errors: ["not_signed_in", "not_found", "out_of_order"],
});
export const contestItem = operation({
  id: "contest-item",
  area,
  method: "POST",
  path: "/sessions/{sessionId}/contests",
  auth: "user",
  status: 200,
  params,
  summary:
    "Point to the evidence for an item that the report counts as missed; it is judged again at once. " +
    "The scores of the session can only rise by it, points and ranks stay. The same evidence again is answered with what was judged",
  body: contestInputSchema,
  output: sessionSchema,
  errors: ["invalid_input", "not_signed_in", "not_found", "out_of_order", "conflict"],
});
