import { allOperations, apiErrorSchema, type Operation } from "@anamnesis/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedClinic } from "../src/sessions/embedded-clinic.ts";
import { initialDiagnosis, startSession } from "./support/flow.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";
import { startTestServer, type Learner, type TestServer } from "./support/test-server.ts";
import { heartTwo } from "./support/cases.ts";

/** Half a surrogate pair becomes U+FFFD. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

// Whatever is sent: an answer that the contract knows, never a fault of ours.
describe("arbitrary input", () => {
  let server: TestServer;
  let learner: Learner;
  let sessionId: string;
  beforeAll(async () => {
    server = await startTestServer(await openTestEmbedded(), {
      clinic: embeddedClinic,
      config: { rateLimitFactor: 1_000 },
    });
    learner = await server.signUp();
    sessionId = (await startSession(learner))._id;
  });
  afterAll(() => server.close());

  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("\u0000", "\ud800", "%s%n", "'; --", "{{7*7}}", "💊".repeat(50), "\u202e", " "),
  );
  const write = allOperations.filter(({ body, id }) => body && id !== "reset-password");
  /** Bodies that are nearly right: the names that exist, with values that may be anything. */
  const names = [
    ..."name email password timeZone message tests patientId restart rating following draft".split(
      " ",
    ),
    ..."clinicalReasoning preliminaryDiagnosis initialMedications location interests".split(" "),
  ];
  const body = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.dictionary(fc.constantFrom(...names), fc.oneof(text, fc.array(text), fc.jsonValue()), {
      maxKeys: 6,
    }),
  );

  it("as a body of any call is taken or refused", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...write), body, async ({ method, path }, body) => {
        const url = path.replace(/\{\w+\}/g, sessionId);
        const answer = await learner.call(method, url, JSON.stringify(body));
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(apiErrorSchema.safeParse(answer.body).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("as part of an address is found or not", async () => {
    const named = allOperations.filter(({ path }) => path.includes("{"));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...named), text, async ({ method, path }, id) => {
        const url = path.replace(/\{\w+\}/g, encodeURIComponent(wellFormed(id)));
        const answer = await learner.call(method, url, method === "GET" ? undefined : {});
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });

  it("as a query is taken or refused", async () => {
    const asking = allOperations.filter(({ query, auth }) => query && auth === "user");
    const names = ["q", "kind", "cursor", "limit", "page", "period", "testName", "except", "time"];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...asking),
        fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 4 }),
        async ({ method, path }, asked) => {
          const url = path.replace(/\{\w+\}/g, sessionId);
          const query = Object.entries(asked).map(
            ([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`,
          );
          const answer = await learner.call(method, `${url}?${query.join("&")}`);
          expect(answer.status).toBeLessThan(500);
        },
      ),
      {
        numRuns: 200,
        examples: asking.map((operation): [Operation, Record<string, string>] => [
          operation,
          { q: "\u0000" },
        ]),
      },
    );
  });

  it("as a message gets a reply, and is kept as it was sent", async () => {
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        const path = `/sessions/${sessionId}/message`;
        const { status, body } = await learner.call<{
          response: string;
          userMessage: { text: string };
        }>("POST", path, { message });
        if (status === 400) return;
        expect(status).toBe(200);
        expect(body.response.trim()).not.toBe("");
        expect(body.userMessage.text).toBe(wellFormed(message.replaceAll("\u0000", "")).trim());
      }),
      { numRuns: 100 },
    );
  });

  it("as a diagnosis is marked", async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (reasoning, diagnosis) => {
        const { _id } = await startSession(learner, heartTwo, true);
        await learner.call("POST", `/sessions/${_id}/diagnose`, {
          ...initialDiagnosis,
          clinicalReasoning: `a ${reasoning}`,
        });
        const done = await learner.call("POST", `/sessions/${_id}/diagnose`, {
          updatedReasoning: `a ${reasoning}`,
          finalDiagnosis: `a ${diagnosis}`,
          finalMedications: [diagnosis],
          treatmentPlan: { lifestyleRecommendations: reasoning, followUpInstructions: diagnosis },
        });
        expect(done).toMatchObject({ status: 200, body: { stage: "analysed" } });
      }),
      { numRuns: 25 },
    );
  });
});
