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

**Total scores** are points: the overall percent of the first time that a case is completed, times 1, 1.25 or 1.5 by its level; a repetition adds only what is better than before, half of it the first time, a quarter the second. A period counts what was added within it. Equal totals share a rank.

**Units**: bodies are JSON of at most 256 kB (640 kB for a diagnosis), else 413; another content type is 415; times are ISO 8601 in UTC. Scores within a report are 0 to 10. \`averageScore\`, \`bestScore\` and everything named percent are 0 to 100; \`totalScore\` is points.

**Limits**, by minute: 600 calls for a person, 1,200 for a network address without a token, 300 with credentials; ten wrong passwords for an account in five minutes. Beyond them 429 with \`Retry-After\`, in seconds. A session holds 200 messages. 503 with \`Retry-After\` says that the database cannot be reached, or that the disk is full: the same request may succeed later. The probes below \`/health\` are not limited.

**Methods**: another method than those of a path is 405 with \`Allow\`. Every answer carries \`X-Request-Id\`.

**Changes**: what is added may appear at any time, so ignore what you do not know. What goes away is marked deprecated here first, and stays for at least one minor version.`;
