import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heartOne, heartTwo } from "../support/cases.ts";
import { completeCase, initialDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { bothCounts } from "../support/slow-boards.ts";
import { allTables, countRowsWith, tablesOfPeople } from "../support/tables.ts";
import { startTestServer, type Learner, type TestServer } from "../support/test-server.ts";

const password = "a long pass phrase";

export const deletionSuite = (open: OpenDatabase): void => {
  describe("deleting one's account", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    afterAll(() => server.close());

    const leave = (learner: Learner, given = password) =>
      learner.call("DELETE", "/users/profile", { password: given });

    /** Somebody of whom there is a row in every table that can hold one. */
    const inEveryTable = async () => {
      const { db } = server.database;
      const name = `Zebedee ${crypto.randomUUID()}`;
      const learner = await server.signUp({ name });
      await learner.call("PUT", "/users/update", {
        specialization: "Cardiology",
        institutionName: "St Jude's",
      });
      const { _id: marked } = await completeCase(learner, 10, heartOne);
      const begun = await learner.call<{ _id: string }>(
        "POST",
        "/sessions",
        { patientId: heartTwo },
        crypto.randomUUID(),
      );
      const session = begun.body._id;
      await learner.call("POST", `/sessions/${session}/message`, { message: "Hello" });
      await learner.call("POST", `/sessions/${session}/diagnose`, initialDiagnosis);
      await learner.call("POST", `/sessions/${session}/tests`, { tests: ["ECG/EKG"] });
      await learner.call("POST", `/daily/${new Date().toISOString().slice(0, 10)}/questions`, {
        message: "When did it start?",
      });
      await learner.call("PUT", "/modules/cardiology/rating", { rating: 4 });
      await learner.call("PUT", "/users/journal", {
        following: [],
        subscribedEmail: learner.email,
        draft: { title: "", category: "", body: "" },
      });
      await server.call("POST", "/auth/forgot-password", { body: { email: learner.email } });
      await server.services.passwordReset.settled();
      // What the scripted examiner and no model at all bring about.
      const memory = sql`'{}'::jsonb`;
      await db.execute(sql`insert into recall_cards
        (user_id, case_id, item_id, session_id, module_id, patient_name, content, memory, due_at, created_at)
        values (${learner.id}, 'a', 'b', ${marked}, 'c', 'd', ${memory}, ${memory}, now(), now())`);
      await db.execute(sql`insert into skills values
        (${learner.id}, 'topic', 'pain', 1, 1, 1, now()) on conflict do nothing`);
      await db.execute(sql`insert into statement_outbox (id, user_id, statement, not_before, created_at)
        values (gen_random_uuid(), ${learner.id}, ${memory}, now(), now())`);
      await db.execute(sql`insert into voice_calls
        (purpose, user_id, session_id, model, outcome, sentences, input_tokens, output_tokens, total_ms, at)
        values ('reply', ${learner.id}, ${marked}, 'm', 'spoken', 1, 1, 1, 1, now())`);
      return { learner, traces: [learner.id, learner.email, name, marked, session] };
    };

    it("leaves no row of the person in any table, and everything of everybody else", async () => {
      const { db } = server.database;
      const { learner, traces } = await inEveryTable();
      const other = await inEveryTable();
      const count = async (texts: readonly string[], tables: readonly string[]) =>
        Object.fromEntries(
          await Promise.all(
            tables.map(async (table) => [table, await countRowsWith(db, table, texts)] as const),
          ),
        );
      const personal = await tablesOfPeople(db);
      const before = await count(traces, [...personal, "users"]);
      for (const [table, rows] of Object.entries(before))
        expect(rows, `the test puts nothing into ${table}`).toBeGreaterThan(0);
      const others = await count(other.traces, personal);

      expect((await leave(learner)).status).toBe(200);

      const everywhere = await allTables(db);
      expect(await count(traces, everywhere)).toEqual(
        Object.fromEntries(everywhere.map((table) => [table, 0])),
      );
      expect(await count(other.traces, personal)).toEqual(others);
      const { kept, recounted } = await bothCounts(db);
      expect(kept).toEqual(recounted);
      expect(kept.counts.length).toBeGreaterThan(0);
    });

    it("needs the password", async () => {
      const learner = await server.signUp();
      expect(await leave(learner, "not this one")).toMatchObject({
        status: 401,
        body: { code: "invalid_credentials", fields: { password: expect.any(String) } },
      });
      expect((await leave(learner, "")).status).toBe(400);
      expect((await learner.call("GET", "/auth/me")).status).toBe(200);
    });

    it("ends every sign-in at once, and frees the address", async () => {
      const learner = await server.signUp();
      const { email } = learner;
      const login = () => server.call("POST", "/auth/login", { body: { email, password } });
      const elsewhere = (await login()).body as { token: string };
      const session = await startSession(learner);
      await leave(learner);
      for (const token of [learner.token, elsewhere.token])
        expect((await server.call("GET", "/auth/me", { token })).status).toBe(401);
      expect((await login()).status).toBe(401);
      const again = await server.signUp({ email });
      expect((await again.call("GET", `/sessions/${session._id}`)).status).toBe(404);
      expect((await again.call("GET", "/sessions")).body).toEqual([]);
    });

    it("twice at once, and while a case is being marked, ends well", async () => {
      const learner = await server.signUp();
      await completeCase(learner, 6);
      const { _id } = await startSession(learner, heartTwo);
      const answers = await Promise.all([
        leave(learner),
        leave(learner),
        learner.call("POST", `/sessions/${_id}/diagnose`, {
          updatedReasoning: "a",
          finalDiagnosis: "score 7",
          finalMedications: [],
          treatmentPlan: {},
        }),
      ]);
      expect(answers.map(({ status }) => status)).toContain(200);
      const { kept, recounted } = await bothCounts(server.database.db);
      expect(kept).toEqual(recounted);
    });
  });
};
