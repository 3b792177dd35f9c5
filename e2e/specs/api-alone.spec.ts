import { expect, test, type APIRequestContext } from "@playwright/test";
import { patientIn } from "../support/library.ts";
import { newAccount } from "../support/person.ts";

interface Described {
  readonly operationId?: string;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Described>>;
}

/** Calls by operationId, with method and path read from the document alone. */
async function client(request: APIRequestContext) {
  const document = (await (await request.get("/api/openapi.json")).json()) as Document;
  let token = "";
  return {
    document,
    useToken: (value: string) => (token = value),
    async call<T>(
      operationId: string,
      options: { params?: Record<string, string>; body?: unknown } = {},
    ): Promise<{ status: number; body: T }> {
      for (const [path, methods] of Object.entries(document.paths)) {
        for (const [method, described] of Object.entries(methods)) {
          if (described.operationId !== operationId) continue;
          const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(options.params?.[name] ?? ""),
          );
          const response = await request.fetch(url.startsWith("/api") ? url : `/api${url}`, {
            method: method.toUpperCase(),
            ...(options.body === undefined ? {} : { data: options.body }),
            headers: token ? { authorization: `Bearer ${token}` } : {},
          });
          return { status: response.status(), body: (await response.json()) as T };
        }
      }
      throw new Error(`the document does not describe ${operationId}`);
    },
  };
}

test("the whole job through the API, with nothing but its OpenAPI document", async ({
  request,
}) => {
  const api = await client(request);
  expect(api.document.openapi).toMatch(/^3\.1/);
  const account = newAccount();
  const registered = await api.call<{ token: string; user: { name: string } }>("register", {
    body: account,
  });
  expect(registered.status).toBe(201);
  api.useToken(registered.body.token);

  const patients = await api.call<{ _id: string; symptoms: string[] }[]>(
    "list-patients-by-specialization",
    { params: { specialization: "cardiology" } },
  );
  // A diagnosis is told only once it is earned: any of them may be the first of the list.
  const patientId = patients.body[0]?._id ?? "";
  expect(patients.body.every(({ symptoms }) => symptoms.length > 0)).toBe(true);
  const session = await api.call<{
    _id: string;
    stage: string;
    caseDiagnosis: string | null;
    messages: unknown[];
  }>("create-session", { body: { patientId, specialization: "cardiology" } });
  expect(session.body).toMatchObject({ stage: "chat", caseDiagnosis: null });
  const params = { sessionId: session.body._id };

  const said = await api.call<{ response: string }>("send-message", {
    params,
    body: { message: "What has brought you in today?" },
  });
  expect(said.body.response.length).toBeGreaterThan(10);
  const early = await api.call<{ code: string; message: string }>("analyze-session", { params });
  expect(early.status).toBe(409);
  expect(early.body.message).toMatch(/final diagnosis/i);

  await api.call("submit-diagnosis", {
    params,
    body: {
      clinicalReasoning: "Chest pressure with sweating",
      preliminaryDiagnosis: "ACS",
      initialMedications: ["Aspirin 300 mg"],
    },
  });
  const refused = await api.call<{ code: string; message: string }>("order-tests", {
    params,
    body: { tests: ["ECG/EKG", "Horoscope"] },
  });
  expect(refused).toMatchObject({ status: 422, body: { code: "unknown_test" } });
  expect(refused.body.message).toContain("Horoscope");
  const results = await api.call<{ testName: string; resultText: string }[]>("order-tests", {
    params,
    body: { tests: ["ECG/EKG"] },
  });
  expect(results.body.map(({ testName }) => testName)).toEqual(["ECG/EKG"]);

  const marked = await api.call<{
    stage: string;
    caseDiagnosis: string;
    finalDiagnosisReport: { overallScore: number; items: unknown[] };
  }>("submit-diagnosis", {
    params,
    body: {
      updatedReasoning: "ST elevation in the inferior leads",
      finalDiagnosis: "Inferior myocardial infarction",
      finalMedications: ["Aspirin 300 mg", "Ticagrelor 180 mg"],
      treatmentPlan: {
        lifestyleRecommendations: "Stop smoking",
        followUpInstructions: "Cardiology in 6 weeks",
      },
    },
  });
  expect(marked.body.stage).toBe("analysed");
  expect(marked.body.caseDiagnosis?.length).toBeGreaterThan(5);
  expect(marked.body.finalDiagnosisReport.items.length).toBeGreaterThan(10);
});

test("bad input is refused with one shape of error and leaves nothing behind", async ({
  request,
}) => {
  const api = await client(request);
  const anonymous = await api.call<{ code: string }>("list-sessions");
  expect(anonymous).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
  const short = await api.call<{ code: string; fields: Record<string, string> }>("register", {
    body: { ...newAccount(), password: "short" },
  });
  expect(short).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  expect(short.body.fields["password"]).toContain("8 characters");

  const { token } = (await api.call<{ token: string }>("register", { body: newAccount() })).body;
  api.useToken(token);
  const session = await api.call<{ _id: string; messages: unknown[] }>("create-session", {
    body: { patientId: await patientIn(request, "cardiology", token) },
  });
  const params = { sessionId: session.body._id };
  for (const body of [
    {},
    { message: 7 },
    { message: "   " },
    { message: "x".repeat(5_000) },
    { message: "x".repeat(1_000_000) },
  ]) {
    const { status, body: error } = await api.call<{ message: string; code: string }>(
      "send-message",
      { params, body },
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(error.message.length).toBeGreaterThan(5);
  }
  const after = await api.call<{ messages: unknown[] }>("get-session", { params });
  expect(after.body.messages).toHaveLength(session.body.messages.length);
  expect((await api.call("create-session", { body: { patientId: "nobody" } })).status).toBe(404);

  const other = (await api.call<{ token: string }>("register", { body: newAccount() })).body.token;
  api.useToken(other);
  expect((await api.call("get-session", { params })).status).toBe(404);
  api.useToken("not-a-token");
  expect((await api.call("get-session", { params })).status).toBe(401);
});
