import { count } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiErrorSchema } from "@anamnesis/contract";
import { messages, sessions, testResults, users } from "../../src/db/schema.ts";
import { finalDiagnosis, initialDiagnosis, startSession } from "../support/flow.ts";
import { heartOne } from "../support/cases.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  guardedPaths,
  startTestServer,
  type Learner,
  type TestServer,
} from "../support/test-server.ts";

/** One bad request: where, what, and which answer it must get. */
interface Bad {
  readonly what: string;
  readonly method: string;
  readonly path: (sessionId: string) => string;
  readonly body?: unknown;
  readonly status: number;
  readonly field?: string;
}

const post = (call: string) => (id: string) => `/sessions/${id}/${call}`;
const to = (path: string) => () => path;
const good = { name: "Ines", email: "ines@example.org", password: "long enough" };
const huge = "x".repeat(1024 * 1024);

const table: readonly Bad[] = [
  { what: "no body", method: "POST", path: to("/auth/register"), status: 400, field: "email" },
  {
    what: "a body that is no object",
    method: "POST",
    path: to("/auth/register"),
    body: "[1]",
    status: 400,
  },
  { what: "broken JSON", method: "POST", path: to("/auth/login"), body: "{", status: 400 },
  {
    what: "a body nested ten thousand times",
    method: "POST",
    path: to("/auth/login"),
    body: "[".repeat(10_000) + "]".repeat(10_000),
    status: 400,
  },
  {
    what: "a prototype in the body",
    method: "POST",
    path: to("/auth/login"),
    body: '{"__proto__":{}}',
    status: 400,
  },
  {
    what: "a short password",
    method: "POST",
    path: to("/auth/register"),
    body: { ...good, password: "1234567" },
    status: 400,
    field: "password",
  },
  {
    what: "a long password",
    method: "POST",
    path: to("/auth/register"),
    body: { ...good, password: "x".repeat(129) },
    status: 400,
    field: "password",
  },
  {
    what: "a bad address",
    method: "POST",
    path: to("/auth/register"),
    body: { ...good, email: "ines" },
    status: 400,
    field: "email",
  },
  {
    what: "a blank name",
    method: "POST",
    path: to("/auth/register"),
    body: { ...good, name: "  " },
    status: 400,
    field: "name",
  },
  {
    what: "a name that nobody can see",
    method: "POST",
    path: to("/auth/register"),
    body: { ...good, name: "\u200b" },
    status: 400,
    field: "name",
  },
  {
    what: "a name that turns the text around",
    method: "PUT",
    path: to("/users/update"),
    body: { name: "\u202eInes" },
    status: 400,
    field: "name",
  },
  {
    what: "a number for a name",
    method: "POST",
    path: to("/auth/register"),
    body: { ...good, name: 5 },
    status: 400,
    field: "name",
  },
  {
    what: "a role that does not exist",
    method: "PUT",
    path: to("/users/update"),
    body: { currentRole: "Wizard" },
    status: 400,
    field: "currentRole",
  },
  {
    what: "a city that is no text",
    method: "PUT",
    path: to("/users/update"),
    body: { location: { city: 1, state: "", country: "" } },
    status: 400,
    field: "location.city",
  },
  {
    what: "a period that does not exist",
    method: "GET",
    path: to("/users/leaderboard?period=decade"),
    status: 400,
    field: "period",
  },
  {
    what: "a rating of six",
    method: "PUT",
    path: to("/modules/cardiology/rating"),
    body: { rating: 6 },
    status: 400,
    field: "rating",
  },
  {
    what: "an unknown patient",
    method: "POST",
    path: to("/sessions"),
    body: { patientId: "nobody" },
    status: 404,
  },
  {
    what: "no patient",
    method: "POST",
    path: to("/sessions"),
    body: {},
    status: 400,
    field: "patientId",
  },
  {
    what: "a blank message",
    method: "POST",
    path: post("message"),
    body: { message: " \n " },
    status: 400,
    field: "message",
  },
  {
    what: "a message of 4,001 characters",
    method: "POST",
    path: post("message"),
    body: { message: "x".repeat(4_001) },
    status: 400,
    field: "message",
  },
  {
    what: "a message of a megabyte",
    method: "POST",
    path: post("message"),
    body: { message: huge },
    status: 413,
  },
  {
    what: "a list for a message",
    method: "POST",
    path: post("message"),
    body: { message: ["a"] },
    status: 400,
    field: "message",
  },
  {
    what: "no tests",
    method: "POST",
    path: post("tests"),
    body: { tests: [] },
    status: 400,
    field: "tests",
  },
  {
    what: "a test that is no text",
    method: "POST",
    path: post("tests"),
    body: { tests: [7] },
    status: 400,
    field: "tests.0",
  },
  { what: "no diagnosis at all", method: "POST", path: post("diagnose"), body: {}, status: 400 },
  {
    what: "an initial diagnosis without reasoning",
    method: "POST",
    path: post("diagnose"),
    body: { ...initialDiagnosis, clinicalReasoning: " " },
    status: 400,
    field: "clinicalReasoning",
  },
  {
    what: "a final diagnosis without a plan",
    method: "POST",
    path: post("diagnose"),
    body: { ...finalDiagnosis(5), treatmentPlan: undefined },
    status: 400,
    field: "treatmentPlan",
  },
  {
    what: "a diagnosis of too many medications",
    method: "POST",
    path: post("diagnose"),
    body: { ...initialDiagnosis, initialMedications: Array(61).fill("aspirin") },
    status: 400,
    field: "initialMedications",
  },
];

export const inputSuite = (open: OpenDatabase): void => {
  describe("bad input", () => {
    let server: TestServer;
    let learner: Learner;
    let sessionId: string;
    beforeAll(async () => {
      server = await startTestServer(await open());
      learner = await server.signUp();
      sessionId = (await startSession(learner))._id;
    });
    afterAll(() => server.close());

    const rows = async () => {
      const { db } = server.database;
      const counts = [users, sessions, messages, testResults].map((table) =>
        db.select({ rows: count() }).from(table),
      );
      return (await Promise.all(counts)).map(([row]) => row?.rows);
    };

    it.each(table)("$what is refused, and nothing stored", async (bad) => {
      const before = await rows();
      const answer = await learner.call(bad.method, bad.path(sessionId), bad.body);
      expect(answer.status).toBe(bad.status);
      const error = apiErrorSchema.parse(answer.body);
      expect(error.message).not.toMatch(/zod|undefined|expected|fastify|body must/i);
      expect(error.requestId).toEqual(expect.any(String));
      if (bad.field !== undefined) expect(Object.keys(error.fields ?? {})).toContain(bad.field);
      expect(await rows()).toEqual(before);
    });

    it.each(guardedPaths)("$method $path needs a signed-in user", async ({ method, path }) => {
      for (const token of [undefined, "nonsense"]) {
        const answer = await server.call(method, path, {
          token,
          body: method === "GET" ? undefined : {},
        });
        expect(answer).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
      }
    });

    it("a final diagnosis of all the contract allows is taken, in whatever script", async () => {
      const { _id } = await startSession(learner, heartOne, true);
      const long = "漢".repeat(20_000);
      const answer = await learner.call("POST", `/sessions/${_id}/diagnose`, {
        updatedReasoning: long,
        finalDiagnosis: "漢".repeat(500),
        finalMedications: Array(60).fill("漢".repeat(500)),
        treatmentPlan: { lifestyleRecommendations: long, followUpInstructions: long },
      });
      expect(answer).toMatchObject({ status: 200, body: { stage: "analysed" } });
    });

    it("anything but JSON is refused", async () => {
      const answer = await server.call("POST", "/auth/login", {
        body: "email=a",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      expect(answer).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
    });

    it("a call with the JSON header and no body is a call without a body", async () => {
      const { status } = await server.call("POST", "/auth/logout", {
        token: (await server.signUp()).token,
        body: "",
      });
      expect(status).toBe(200);
    });
  });
};
