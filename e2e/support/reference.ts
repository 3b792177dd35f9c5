import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type APIRequestContext } from "@playwright/test";

const folder = join(import.meta.dirname, "../../packages/assessment/reference");
const library = join(import.meta.dirname, "../../packages/cases/library");

interface Encounter {
  readonly messages: readonly { readonly sender: string; readonly text: string }[];
  readonly initialDiagnosis: object | null;
  readonly tests: readonly string[];
  readonly finalDiagnosis: object | null;
}

export interface PlayOptions {
  /** Path of the server; empty for the one of the tests. */
  readonly base?: string;
  /** How many of the questions are asked; all unless told. */
  readonly questions?: number;
  /** What the learner notes down while talking. */
  readonly notebook?: { readonly notes: string; readonly differential: readonly string[] };
  /** How far it goes. */
  readonly until?: "chat" | "tests" | "final" | "analysed";
}

/** The name of the person in a case's file. */
function personOf(caseId: string): string {
  const file = readdirSync(library, { recursive: true, encoding: "utf8" }).find((path) =>
    path.endsWith(`/${caseId}.yaml`),
  );
  const text = file === undefined ? "" : readFileSync(join(library, file), "utf8");
  const name = /^person:\n(?:.*\n)*? {2}name: (.+)$/m.exec(text)?.[1];
  if (name === undefined) throw new Error(`no person is named in the case ${caseId}`);
  return name;
}

/** The id under which the API knows the patient of a case. */
export async function patientOf(
  request: APIRequestContext,
  token: string,
  caseId: string,
  base = "",
): Promise<string> {
  const name = personOf(caseId);
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.get(`${base}/api/patients`, { headers });
  const patients = (await response.json()) as { _id: string; name: string }[];
  const patient = patients.find((each) => each.name === name);
  if (!patient) throw new Error(`${name} is not among the patients`);
  return patient._id;
}

/**
 * Plays a reference encounter of a case through the API as the owner of the token. Returns the session's id. `kind` names
 * one of the case's files: competent, anchored, minimal …
 */
export async function play(
  request: APIRequestContext,
  token: string,
  caseId: string,
  kind: string,
  { base = "", questions = Infinity, until = "analysed", notebook }: PlayOptions = {},
): Promise<string> {
  const file = readFileSync(join(folder, caseId, `${kind}.json`), "utf8");
  const { encounter } = JSON.parse(file) as { encounter: Encounter };
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const response = await request.post(`${base}/api${path}`, { headers, data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json() as Promise<{ _id: string }>;
  };
  const patientId = await patientOf(request, token, caseId, base);
  const { _id: session } = await post("/sessions", { patientId, restart: true });
  const asked = encounter.messages.filter(({ sender }) => sender === "user").slice(0, questions);
  for (const { text } of asked) await post(`/sessions/${session}/message`, { message: text });
  if (notebook) {
    const put = await request.put(`${base}/api/sessions/${session}/notes`, {
      headers,
      data: notebook,
    });
    expect(put.ok(), await put.text()).toBe(true);
  }
  if (until === "chat") return session;
  if (encounter.initialDiagnosis)
    await post(`/sessions/${session}/diagnose`, encounter.initialDiagnosis);
  if (until === "tests") return session;
  if (encounter.tests.length > 0)
    await post(`/sessions/${session}/tests`, { tests: encounter.tests });
  if (until === "final" || !encounter.finalDiagnosis) return session;
  await post(`/sessions/${session}/diagnose`, encounter.finalDiagnosis);
  return session;
}
