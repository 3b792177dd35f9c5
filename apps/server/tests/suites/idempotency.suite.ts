import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idempotencyKeys, messages, sessions } from "../../src/db/schema.ts";
import { finalDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { startTestServer, type Output, type TestServer } from "../support/test-server.ts";
import { heartOne, heartTwo, lungOne } from "../support/cases.ts";

export const idempotencySuite = (open: OpenDatabase): void => {
  describe("a repeated request with its Idempotency-Key", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    afterAll(() => server.close());

    it("is answered as the first time, and done once", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const send = () =>
        learner.call("POST", `/sessions/${_id}/message`, { message: "Hello" }, "key-1");
      const first = await send();
      expect(await send()).toMatchObject({ status: 200, body: first.body });
      const { body } = await learner.call<Output<"getSession">>("GET", `/sessions/${_id}`);
      expect(body.messages).toHaveLength(3);
    });

    it("is done once also when both come at the same time", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          learner.call("POST", `/sessions/${_id}/message`, { message: "Hello" }, "key-1"),
        ),
      );
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const { db } = server.database;
      const [row] = await db
        .select({ lines: count() })
        .from(messages)
        .where(eq(messages.sessionId, _id));
      expect(row?.lines).toBe(3);
    });

    it("is refused with another body, and free for another person", async () => {
      const [one, two] = [await server.signUp(), await server.signUp()];
      const start = (learner: typeof one, patientId: string) =>
        learner.call<Output<"createSession">>("POST", "/sessions", { patientId }, "key-1");
      const first = await start(one, heartOne);
      expect(await start(one, heartTwo)).toMatchObject({
        status: 422,
        body: { code: "idempotency_mismatch" },
      });
      expect((await start(two, heartOne)).body._id).not.toBe(first.body._id);
    });

    it("holds for sessions, tests and diagnoses too", async () => {
      const learner = await server.signUp();
      const create = () =>
        learner.call<Output<"createSession">>(
          "POST",
          "/sessions",
          { patientId: lungOne, restart: true },
          "a",
        );
      const { body: session } = await create();
      expect((await create()).body._id).toBe(session._id);
      const path = `/sessions/${session._id}`;
      const twice = async (call: string, body: object) => {
        const first = await learner.call(
          "POST",
          `${path}/${call}`,
          body,
          `key ${call}`.replace(" ", "-"),
        );
        const again = await learner.call(
          "POST",
          `${path}/${call}`,
          body,
          `key ${call}`.replace(" ", "-"),
        );
        expect(again.body).toEqual(first.body);
      };
      await twice("tests", { tests: ["ECG/EKG"] });
      await twice("diagnose", finalDiagnosis(8));
      const rows = await server.database.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, learner.id));
      expect(rows).toHaveLength(1);
    });

    it("costs a few bytes for a whole session, and nothing when nothing was changed", async () => {
      const learner = await server.signUp();
      const start = (key: string) =>
        learner.call<Output<"createSession">>("POST", "/sessions", { patientId: heartOne }, key);
      const { body } = await start("first");
      for (const key of ["again-1", "again-2"]) expect((await start(key)).body).toEqual(body);
      const path = `/sessions/${body._id}`;
      await learner.call("POST", `${path}/message`, { message: "Hello" }, "said");
      await learner.call("POST", `${path}/diagnose`, finalDiagnosis(8), "done");
      const kept = await server.database.db
        .select()
        .from(idempotencyKeys)
        .where(eq(idempotencyKeys.userId, learner.id));
      expect(kept.map(({ key }) => key).toSorted()).toEqual(["done", "first", "said"]);
      for (const { key, response, sessionId } of kept)
        expect([response === null, sessionId]).toEqual(
          key === "said" ? [false, null] : [true, body._id],
        );
      // The session of the first answer, as it is by now.
      expect((await start("first")).body).toMatchObject({ _id: body._id, stage: "analysed" });
    });

    it("is refused when the key is no key", async () => {
      const learner = await server.signUp();
      for (const key of ["", "a".repeat(201), "with space"]) {
        const answer = await learner.call("POST", "/sessions", { patientId: heartOne }, key);
        expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input" } });
      }
    });
  });
};
