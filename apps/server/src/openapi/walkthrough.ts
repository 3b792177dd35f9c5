/** How to use the API from the first call to the last; the description of the OpenAPI document. */
export const walkthrough = `Practise clinical reasoning with simulated patients.

**A whole encounter**

1. \`POST /auth/register\` (or \`POST /auth/login\`) answers a \`token\`. Send it with every other call: \`Authorization: Bearer <token>\`.
2. \`GET /modules\`, then \`GET /patients/specialization/{specialization}\` with a module's \`id\`, answer the patients as triage knows them.
3. \`POST /sessions\` with a \`patientId\` answers a session; its first message is the patient's greeting. An unfinished session with that patient goes on, unless \`restart\` is true.
4. \`POST /sessions/{sessionId}/message\`: take the history. Both lines are stored before the answer comes. \`POST /sessions/{sessionId}/message/stream\` does the same and answers sentence by sentence.
5. \`POST /sessions/{sessionId}/diagnose\` with \`clinicalReasoning\`, \`preliminaryDiagnosis\` and \`initialMedications\`.
6. \`POST /sessions/{sessionId}/tests\` with names of \`GET /tests\` answers all results so far.
7. \`POST /sessions/{sessionId}/diagnose\` with \`updatedReasoning\`, \`finalDiagnosis\`, \`finalMedications\` and \`treatmentPlan\` closes the session and marks it: \`finalDiagnosisReport\` is in the answer.

A session's \`stage\` says where it stands: chat, tests, final, analysing, analysed. A report that could not be made at once appears in \`GET /sessions/{sessionId}\` when it is ready.

**Errors** have one shape: a \`message\` to show, a \`code\` to decide by, \`fields\` that name what was wrong with which input, and a \`requestId\` to quote.

**Repeating a call safely**: the calls that write to a session take an \`Idempotency-Key\` header.

**Total scores**: for each case the best overall percent counts, once; a period counts what was added to that within it. Equal totals share a rank.

Bodies are JSON of at most 256 kB; times are ISO 8601 in UTC; scores are 0 to 10.`;
