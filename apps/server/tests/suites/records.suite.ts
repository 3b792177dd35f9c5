import { personalRecordSchema, xapiStatementSchema } from "@anamnesis/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statementOutbox } from "../../src/db/schema.ts";
import { emptyOfPeople } from "../support/awards.ts";
import { heartOne, lungOne } from "../support/cases.ts";
import { completeCase, initialDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { startLrs, type ScriptedLrs } from "../support/scripted-lrs.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

const minute = 60_000;

export const recordsSuite = (open: OpenDatabase): void => {
  describe("one's own record", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    afterAll(() => server.close());

    /** Somebody with a marked session, one under way, and all that can be kept beside. */
    const practised = async () => {
      const learner = await server.signUp({ name: "Ines Okafor" });
      const { _id } = await startSession(learner, heartOne);
      await learner.call("POST", `/sessions/${_id}/message`, { message: "Where is the pain?" });
      await learner.call("POST", `/sessions/${_id}/diagnose`, {
        ...initialDiagnosis,
        preliminaryDiagnosis: '=HYPERLINK("http://evil.example"), or so',
      });
      await learner.call("POST", `/sessions/${_id}/tests`, { tests: ["ECG/EKG", "Chest X-Ray"] });
      await learner.call("POST", `/sessions/${_id}/diagnose`, {
        updatedReasoning: "ST elevation",
        finalDiagnosis: "Infarction, score 7.25",
        finalMedications: [],
        treatmentPlan: {},
      });
      await learner.call("PUT", `/sessions/${_id}/reflection`, { text: "Ask about\nsildenafil" });
      await learner.call("PUT", "/modules/cardiology/rating", { rating: 4 });
      const { _id: open } = await startSession(learner, lungOne);
      return { learner, marked: _id, open };
    };

    it("holds everything that is kept of the person, and of nobody else", async () => {
      await practised();
      const { learner, marked, open } = await practised();
      const { status, body } = await learner.call<Output<"exportRecord">>("GET", "/users/record");
      expect(status).toBe(200);
      const record = personalRecordSchema.parse(body);
      expect(record.person).toMatchObject({ _id: learner.id, email: learner.email });
      expect(record.sessions.map(({ _id }) => _id)).toEqual([open, marked]);
      expect(record.sessions[1]).toEqual((await learner.call("GET", `/sessions/${marked}`)).body);
      expect(record.sessions[1]?.messages.map(({ text }) => text)).toContain("Where is the pain?");
      expect(record.stats).toMatchObject({ casesCompleted: 1 });
      expect(record.moduleRatings).toEqual({ cardiology: 4 });
      expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
    });

    it("is a table for a spreadsheet, a row a session", async () => {
      const { learner, marked, open } = await practised();
      const { status, headers, body } = await learner.call<string>("GET", "/users/record.csv");
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(headers["content-disposition"]).toBe('attachment; filename="anamnesis-record.csv"');
      const [header, first = "", second = ""] = body.split("\r\n");
      expect(header).toMatch(/^\uFEFFSession,Patient,Module,Level,/);
      expect(first).toMatch(new RegExp(`^${open},.*,,,,,,,,$`));
      expect(second).toContain(marked);
      expect(second).toContain('"\'=HYPERLINK(""http://evil.example""), or so"');
      expect(second).toContain("ECG/EKG; Chest X-Ray");
      expect(second).toContain(",73,73,73,73,");
      expect(second).toContain('"Ask about\nsildenafil"');
    });

    it("is a list of xAPI statements that name nobody, the same each time", async () => {
      const { learner, marked, open } = await practised();
      const read = async () =>
        (await learner.call<Output<"exportStatements">>("GET", "/users/record/statements")).body;
      const statements = await read();
      for (const statement of statements) xapiStatementSchema.parse(statement);
      expect(
        statements.map(({ context, verb }) => [context.registration, verb.id.split("/").at(-1)]),
      ).toEqual([
        [marked, "initialized"],
        [marked, "responded"],
        [marked, "interacted"],
        [marked, "responded"],
        [marked, "completed"],
        [open, "initialized"],
      ]);
      expect(statements.at(4)?.result).toMatchObject({
        completion: true,
        score: { scaled: 0.73, raw: 7.3 },
      });
      expect(statements[0]?.actor.account).toEqual({
        homePage: "http://localhost:3000",
        name: learner.id,
      });
      expect(JSON.stringify(statements)).not.toMatch(/Ines|Okafor|example\.org/);
      expect(await read()).toEqual(statements);
    });
  });

  describe("a learning record store", () => {
    let store: ScriptedLrs;
    let server: TestServer;
    const secret = "a-very-secret-secret";
    beforeAll(async () => {
      store = await startLrs();
      server = await startTestServer(await open(), {
        environment: {
          XAPI_ENDPOINT: `${store.endpoint}/`,
          XAPI_KEY: "key",
          XAPI_SECRET: secret,
          PUBLIC_URL: "https://anamnesis.example",
        },
      });
    });
    beforeEach(async () => {
      await emptyOfPeople(server.database.db);
      store.requests.length = 0;
      store.answer = () => 200;
      server.logged.length = 0;
    });
    afterAll(async () => {
      await server.close();
      await store.close();
    });

    const waiting = () => server.database.db.select().from(statementOutbox);
    const upkeep = (later = 0) => server.services.upkeep(new Date(Date.now() + later));
    const practise = async (): Promise<Learner> => {
      const learner = await server.signUp({ name: "Ines Okafor" });
      await completeCase(learner, 8);
      return learner;
    };

    it("is sent what a person would export, once, when a case has been marked", async () => {
      const learner = await practise();
      await upkeep(minute);
      expect(store.requests).toHaveLength(1);
      const [request] = store.requests;
      expect(request).toMatchObject({ method: "POST", path: "/xapi/statements" });
      expect(request?.headers).toMatchObject({
        authorization: `Basic ${Buffer.from(`key:${secret}`).toString("base64")}`,
        "x-experience-api-version": "1.0.3",
        "content-type": "application/json",
      });
      const { body } = await learner.call<Output<"exportStatements">>(
        "GET",
        "/users/record/statements",
      );
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      expect(request?.statements.toSorted(byId)).toEqual(body.toSorted(byId));
      expect(JSON.stringify(request?.statements)).not.toMatch(/Ines|Okafor|example\.org/);
      expect(await waiting()).toEqual([]);
      await upkeep(2 * minute);
      expect(store.requests).toHaveLength(1);
    });

    it("that cannot be reached keeps nobody waiting, and is tried again later and later", async () => {
      store.answer = () => 503;
      await practise();
      await upkeep(minute);
      await upkeep(minute + 1);
      expect(store.requests).toHaveLength(1);
      const lines = server.logged.filter(({ reason }) => reason !== undefined);
      expect(lines).toMatchObject([{ reason: "HTTP 503", waiting: 3 }]);
      expect(JSON.stringify(server.logged)).not.toContain(secret);
      await upkeep(2 * minute + 1);
      expect(store.requests).toHaveLength(2);
      await upkeep(3 * minute + 1);
      expect(store.requests).toHaveLength(2);
      store.answer = () => 204;
      await upkeep(5 * minute);
      expect(store.requests).toHaveLength(3);
      expect(await waiting()).toEqual([]);
    });

    it("that has a statement already has been told, and one that refuses a statement gets the others", async () => {
      await practise();
      const [known, unwanted] = (await waiting()).map(({ id }) => id);
      store.answer = (statements) => {
        const has = (id: string | undefined) => statements.some((statement) => statement.id === id);
        return has(known) ? 409 : has(unwanted) ? 400 : 200;
      };
      await upkeep(minute);
      expect((await waiting()).map(({ id }) => id)).toEqual([unwanted]);
      expect(server.logged).toContainEqual(
        expect.objectContaining({ reason: "refused with HTTP 400", waiting: 1 }),
      );
    });

    it("is not told of somebody who has gone before it could be", async () => {
      const learner = await practise();
      await learner.call("DELETE", "/users/profile", { password: "a long pass phrase" });
      await upkeep(minute);
      expect(store.requests).toEqual([]);
    });
  });
};
