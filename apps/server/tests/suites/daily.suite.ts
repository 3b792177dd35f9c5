import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dayAfter, dayOf } from "../../src/daily/patient-of-day.ts";
import { dailyPatients, dailyRounds } from "../../src/db/schema.ts";
import { baseCase, heartOne, heartTwo, lungOne, testCases } from "../support/cases.ts";
import { finalDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

type Round = Output<"getDaily">;
const today = dayOf(new Date());
const patients = [heartOne, heartTwo, lungOne];

export const dailySuite = (open: OpenDatabase): void => {
  describe("the daily round", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    beforeEach(() => server.database.db.execute("truncate users cascade"));
    afterAll(() => server.close());

    const round = async (learner: Learner) => (await learner.call<Round>("GET", "/daily")).body;
    const ask = (learner: Learner, message: string, day = today) =>
      learner.call<Round>("POST", `/daily/${day}/questions`, { message });
    const answer = (learner: Learner, diagnosis: string, day = today, key?: string) =>
      learner.call<Round>("POST", `/daily/${day}/diagnosis`, { diagnosis }, key);
    /** The patient of the day, by the id that sessions are started with. */
    const patientOfToday = async () => (await round(await server.signUp())).patient._id;

    it("is the same patient for everybody, with eight questions, and stores nothing until one is asked", async () => {
      const [one, two] = [await server.signUp(), await server.signUp()];
      const first = await round(one);
      expect(first).toMatchObject({ day: today, questions: 8, left: 8, turns: [], given: null });
      expect(patients).toContain(first.patient._id);
      expect(await round(two)).toEqual(first);
      expect(await server.database.db.select().from(dailyRounds)).toEqual([]);
      expect(await server.database.db.select().from(dailyPatients)).toHaveLength(1);
    });

    it("answers questions, counts two in a line as two, and closes with the eighth", async () => {
      const learner = await server.signUp();
      expect((await ask(learner, "When did it start?")).body).toMatchObject({
        left: 7,
        turns: [{ question: "When did it start?", answer: "Answer 1 after 1 lines.", cost: 1 }],
      });
      const two = await ask(learner, "Where is it and does it move anywhere?");
      expect(two.body).toMatchObject({ left: 5 });
      expect(two.body.turns[1]).toMatchObject({ answer: "Answer 2 after 3 lines.", cost: 2 });
      for (let at = 0; at < 4; at += 1) await ask(learner, "Anything else?");
      expect(await ask(learner, "Do you smoke? Do you drink?")).toMatchObject({
        status: 400,
        body: { message: "That is 2 questions, and you have one left." },
      });
      expect((await ask(learner, "Any fever?")).body.left).toBe(0);
      expect(await ask(learner, "And pain?")).toMatchObject({
        status: 409,
        body: { code: "out_of_order" },
      });
      expect(await round(learner)).toMatchObject({ left: 0, given: null, result: null });
    });

    it("tells nothing of the diagnosis before it is given, and the answer afterwards, once", async () => {
      const learner = await server.signUp();
      const before = (await ask(learner, "Any fever?")).body;
      expect(JSON.stringify(before)).not.toContain(baseCase.diagnosis.name);
      expect(before.result).toBeNull();
      const { body } = await answer(learner, "Something, score 80");
      expect(body).toMatchObject({
        given: "Something, score 80",
        run: 1,
        result: {
          score: 80,
          diagnosis: baseCase.diagnosis.name,
          verdict: "right",
          lines: [{ mark: "useful" }],
          standing: { rank: 1, of: 1 },
        },
      });
      expect((await answer(learner, "Something, score 80")).body).toEqual(body);
      expect(await answer(learner, "Another one, score 90")).toMatchObject({ status: 409 });
      expect(await ask(learner, "And now?")).toMatchObject({ status: 409 });
      expect(await round(learner)).toEqual(body);
    });

    it("does the work once for a key, also sent twice at once", async () => {
      const learner = await server.signUp();
      const path = `/daily/${today}/questions`;
      const send = () => learner.call<Round>("POST", path, { message: "Any fever?" }, "once");
      const answers = await Promise.all([send(), send()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await send()).body.turns).toHaveLength(1);
    });

    it("keeps every question of several that come at once", async () => {
      const learner = await server.signUp();
      const asked = await Promise.all(
        ["Any fever?", "Any cough?", "Any pain?"].map((text) => ask(learner, text)),
      );
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await round(learner)).turns).toHaveLength(3);
    });

    it("ranks everybody by the score alone, equals alike, and names nobody", async () => {
      const scores = [90, 70, 90, 40];
      const people: Learner[] = [];
      for (const score of scores) {
        const learner = await server.signUp({ name: "Quentin Quagmire" });
        await answer(learner, `score ${score}`);
        people.push(learner);
      }
      const seen = await Promise.all(people.map(round));
      expect(seen.map(({ result }) => result?.standing)).toEqual([
        { rank: 1, of: 4 },
        { rank: 3, of: 4 },
        { rank: 1, of: 4 },
        { rank: 4, of: 4 },
      ]);
      const text = JSON.stringify(seen);
      for (const { id, email } of people)
        for (const told of [id, email, "Quagmire"]) expect(text).not.toContain(told);
    });

    it("ranks nobody who had met the patient before", async () => {
      const patientId = await patientOfToday();
      const learner = await server.signUp();
      const { _id } = await startSession(learner, patientId);
      await learner.call("POST", `/sessions/${_id}/message`, { message: "Hello" });
      await learner.call("POST", `/sessions/${_id}/diagnose`, finalDiagnosis(8));
      expect((await answer(learner, "score 90")).body.result).toMatchObject({
        score: 90,
        standing: null,
      });
      const other = await server.signUp();
      expect((await answer(other, "score 50")).body.result?.standing).toEqual({ rank: 1, of: 1 });
    });

    it("withholds the result from who is in the middle of a consultation with that patient", async () => {
      const patientId = await patientOfToday();
      const learner = await server.signUp();
      const { _id } = await startSession(learner, patientId);
      await learner.call("POST", `/sessions/${_id}/message`, { message: "Hello" });
      const { body } = await answer(learner, "score 90");
      expect(body).toMatchObject({ given: "score 90", result: null, isWithheld: true });
      const record = await learner.call<Output<"exportRecord">>("GET", "/users/record");
      expect(record.body.dailyRounds).toMatchObject([{ given: "score 90", score: null }]);
      for (const told of [body, record.body])
        expect(JSON.stringify(told)).not.toContain(baseCase.diagnosis.name);
      await learner.call("POST", `/sessions/${_id}/diagnose`, finalDiagnosis(8));
      expect(await round(learner)).toMatchObject({ result: { score: 90 }, isWithheld: false });
    });

    it("does not count a consultation in which nothing was said", async () => {
      const patientId = await patientOfToday();
      const learner = await server.signUp();
      await startSession(learner, patientId);
      expect((await answer(learner, "score 90")).body).toMatchObject({
        isWithheld: false,
        result: { standing: { rank: 1 } },
      });
    });

    it("changes nothing of history, figures, points, badges, skills, recall and boards", async () => {
      const learner = await server.signUp();
      const paths = [
        "/sessions",
        "/history",
        "/history/summary",
        "/users/dashboard",
        "/users/profile",
        "/users/skills",
        "/users/album",
        "/users/calibration",
        "/patients/seen",
        "/recall",
        "/leaderboard?period=all",
        "/modules",
      ];
      const everything = async () => {
        const answers = await Promise.all(paths.map((path) => learner.call("GET", path)));
        return answers.map(({ body }) => body);
      };
      const before = await everything();
      await ask(learner, "When did it start?");
      await answer(learner, "score 100");
      expect(await everything()).toEqual(before);
    });

    it("lets who has begun finish the day after, and nobody begin another day's", async () => {
      const { db } = server.database;
      const learner = await server.signUp();
      const yesterday = dayAfter(today, -1);
      for (const day of [yesterday, dayAfter(today, 1), dayAfter(today, -9)])
        expect(await ask(learner, "Any fever?", day)).toMatchObject({
          status: 409,
          body: { code: "out_of_order" },
        });
      await ask(learner, "Any fever?");
      await db.execute(sql`update daily_rounds set day = ${yesterday}`);
      expect((await answer(learner, "score 60", yesterday)).body).toMatchObject({
        day: yesterday,
        result: { score: 60 },
      });
      expect(await round(learner)).toMatchObject({ day: today, turns: [], run: 1 });
      await answer(learner, "score 70");
      expect((await round(learner)).run).toBe(2);
    });

    it("keeps the day's patient when the library changes, and takes another where that one is gone", async () => {
      const { db } = server.database;
      const [kept] = await db.select().from(dailyPatients);
      if (!kept) throw new Error("a day must have begun");
      const others = testCases.filter(({ id }) => id !== kept.caseId);
      const smaller = await startTestServer(await open(), { cases: others });
      try {
        await smaller.database.db.insert(dailyPatients).values(kept).onConflictDoNothing();
        const learner = await smaller.signUp();
        const { body } = await learner.call<Round>("GET", "/daily");
        expect(body.patient.name).toBe(baseCase.person.name);
        const [now] = await smaller.database.db.select().from(dailyPatients);
        expect(others.map(({ id }) => id)).toContain(now?.caseId);
      } finally {
        await smaller.close();
      }
    });

    it("refuses what is no day and no question", async () => {
      const learner = await server.signUp();
      for (const [path, body] of [
        [`/daily/${today}/questions`, { message: "   " }],
        [`/daily/${today}/questions`, { message: "a".repeat(301) }],
        [`/daily/${today}/diagnosis`, { diagnosis: "" }],
      ] as const)
        expect(await learner.call("POST", path, body)).toMatchObject({
          status: 400,
          body: { code: "invalid_input" },
        });
      expect((await ask(learner, "Any fever?", "tomorrow")).status).toBe(404);
    });
  });
};
