import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions } from "../../src/db/schema.ts";
import { baseCase, heartOne, heartTwo, lungOne, testCases } from "../support/cases.ts";
import { completeCase, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

type Page = Output<"listHistory">;
const minute = 60_000;
const day = 24 * 60 * minute;

/** The heart of this library is somebody else's than its lung. */
const cases = testCases.map((compiled) =>
  compiled.id === "lung-one"
    ? { ...compiled, person: { ...compiled.person, name: "Ottoline 100%_Quay" } }
    : compiled,
);
const ottoline = lungOne.replace(/^.*-(?=[0-9a-f]{6}$)/, "ottoline-100-quay-");

export const historySuite = (open: OpenDatabase): void => {
  describe("the history", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open(), { cases });
    });
    beforeEach(() => server.database.db.execute("truncate users cascade"));
    afterAll(() => server.close());

    const pageOf = async (learner: Learner, query: Record<string, string> = {}) =>
      (await learner.call<Page>("GET", `/history?${new URLSearchParams(query).toString()}`)).body;
    const found = async (learner: Learner, query: Record<string, string>) => {
      const { sessions, matching } = await pageOf(learner, query);
      expect(sessions).toHaveLength(matching);
      return sessions.map(({ _id }) => _id);
    };
    const change = (id: string, changes: Partial<typeof sessions.$inferInsert>) =>
      server.database.db.update(sessions).set(changes).where(eq(sessions.id, id));

    it("is empty at first, and only one's own", async () => {
      const [learner, other] = [await server.signUp(), await server.signUp()];
      expect(await pageOf(learner)).toEqual({ sessions: [], nextCursor: null, matching: 0 });
      await completeCase(learner, 8);
      expect(await pageOf(other)).toMatchObject({ sessions: [], matching: 0 });
      expect(await pageOf(other, { q: baseCase.person.name })).toMatchObject({ matching: 0 });
      expect((await other.call("GET", "/history/summary")).body).toEqual({
        total: 0,
        average: null,
        best: null,
      });
    });

    it("shows of a session what the list of all sessions shows", async () => {
      const learner = await server.signUp();
      await completeCase(learner, 7.3, heartOne);
      await startSession(learner, ottoline);
      const all = await learner.call<Output<"listSessions">>("GET", "/sessions");
      expect((await pageOf(learner)).sessions).toEqual(all.body);
      expect(all.body).toMatchObject([
        { stage: "chat", finalDiagnosisReport: null, caseDiagnosis: null },
        {
          stage: "analysed",
          finalDiagnosisReport: { overallScore: 7.3, questioningScore: 7.3 },
          caseDiagnosis: baseCase.diagnosis.name,
        },
      ]);
    });

    it("comes a page at a time, each session once, whatever began at the same instant", async () => {
      const learner = await server.signUp();
      const ids: string[] = [];
      for (let n = 0; n < 7; n += 1) ids.push((await completeCase(learner, n))._id);
      const at = new Date("2026-02-03T04:05:06.789Z");
      for (const id of ids.slice(0, 5)) await change(id, { createdAt: at });
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await pageOf(learner, { limit: "2", ...(cursor ? { cursor } : {}) });
        expect(page.matching).toBe(7);
        seen.push(...page.sessions.map(({ _id }) => _id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toHaveLength(7);
      expect([...seen].sort()).toEqual([...ids].sort());
      expect(seen.slice(0, 2)).toEqual([ids[6], ids[5]]);
    });

    it("refuses a cursor that no page gave", async () => {
      const learner = await server.signUp();
      const huge = Buffer.from("999999999999999.00000000-0000-0000-0000-000000000000").toString(
        "base64url",
      );
      for (const cursor of ["x", "", "MTIz", huge, `${huge}=`]) {
        expect(await learner.call("GET", `/history?cursor=${cursor}`)).toMatchObject({
          status: 400,
          body: { code: "invalid_input" },
        });
      }
    });

    it("finds by name, presenting problem, module and reflection, whatever the case", async () => {
      const learner = await server.signUp();
      const heart = (await completeCase(learner, 8, heartOne))._id;
      const lung = (await startSession(learner, ottoline))._id;
      const other = (await startSession(learner, heartTwo))._id;
      await change(heart, { reflection: "Ask about ÄRGER earlier, 50% of it" });
      expect(await found(learner, { q: " oTTOline " })).toEqual([lung]);
      expect(await found(learner, { q: "100%_q" })).toEqual([lung]);
      expect(await found(learner, { q: "PULMO" })).toEqual([lung]);
      expect(await found(learner, { q: baseCase.triage.mainDiseases[0] ?? "" })).toEqual([
        other,
        lung,
        heart,
      ]);
      expect(await found(learner, { q: "about ärger" })).toEqual([heart]);
      expect(await found(learner, { q: "50%" })).toEqual([heart]);
      for (const wildcard of ["5_%", "%", "\\"])
        expect(await found(learner, { q: wildcard })).toEqual(
          wildcard === "%" ? [lung, heart] : [],
        );
      expect(await found(learner, { q: "about ärger", specialization: "pulmonology" })).toEqual([]);
      expect(await found(learner, { specialization: "CARDIOLOGY" })).toEqual([other, heart]);
      expect(await found(learner, { specialization: "neurology" })).toEqual([]);
      expect(await found(learner, { q: "quay", specialization: "cardiology" })).toEqual([]);
    });

    it("finds by the diagnosis what has earned it, and nothing else", async () => {
      const learner = await server.signUp();
      const q = baseCase.diagnosis.name;
      await startSession(learner, heartOne);
      expect(await found(learner, { q })).toEqual([]);
      const earned = (await completeCase(learner, 3, heartTwo))._id;
      await startSession(learner, heartTwo);
      expect(await found(learner, { q: q.toUpperCase() })).toEqual([earned]);
    });

    it("filters by time where the person is", async () => {
      const learner = await server.signUp({ timeZone: "Pacific/Auckland" });
      const { history } = server.services;
      const [me] = await server.database.db.query.users.findMany();
      if (!me) throw new Error("The learner is missing.");
      // Half past nine in the morning of the 21st in Auckland, where midnight was at 11:00 UTC.
      const now = new Date("2026-11-20T20:30:00Z");
      const at = async (createdAt: string) => {
        const { _id } = await completeCase(learner, 5);
        await change(_id, { createdAt: new Date(createdAt) });
        return _id;
      };
      const today = await at("2026-11-20T11:00:00Z");
      const yesterday = await at("2026-11-20T10:59:59.999Z");
      const weekAgo = await at("2026-11-13T20:30:00Z");
      const monthAgo = await at("2026-10-20T20:30:00Z");
      const older = await at("2026-10-20T20:29:59.999Z");
      const during = async (time: "all" | "today" | "week" | "month") =>
        (
          await history.page(me, { q: "", specialization: "all", time, limit: 100 }, now)
        ).sessions.map(({ _id }) => _id);
      expect(await during("today")).toEqual([today]);
      expect(await during("week")).toEqual([today, yesterday, weekAgo]);
      expect(await during("month")).toEqual([today, yesterday, weekAgo, monthAgo]);
      expect(await during("all")).toEqual([today, yesterday, weekAgo, monthAgo, older]);
    });

    it("finds what looking through the whole list finds, for any filter", async () => {
      const learner = await server.signUp();
      const now = Date.now();
      for (let n = 0; n < 14; n += 1) {
        const patient = [heartOne, heartTwo, ottoline][n % 3];
        const { _id } =
          n % 4 === 0
            ? await startSession(learner, patient, true)
            : await completeCase(learner, n % 10, patient);
        await change(_id, {
          createdAt: new Date(now - (n * 40 * day) / 13 - minute),
          reflection: n % 5 === 0 ? `Reflection ${n} on the quay` : null,
        });
      }
      const all = (await learner.call<Output<"listSessions">>("GET", "/sessions")).body;
      const lengths = { all: Infinity, today: 0, week: 7 * day, month: 28 * day };
      for (const q of ["", "quay", "reflection", baseCase.diagnosis.name, "cardio", "nowhere"]) {
        for (const specialization of ["all", "cardiology", "pulmonology"]) {
          for (const time of ["all", "week"] as const) {
            const slow = all.filter((session) => {
              const texts = [
                session.patient.name,
                ...session.patient.mainDiseases,
                session.caseDiagnosis ?? "",
                session.specialization,
                session.reflection ?? "",
              ];
              return (
                texts.some((text) => text.toLowerCase().includes(q.toLowerCase())) &&
                ["all", session.specialization].includes(specialization) &&
                Date.parse(session.createdAt) >= now - lengths[time]
              );
            });
            expect(await found(learner, { q, specialization, time })).toEqual(
              slow.map(({ _id }) => _id),
            );
          }
        }
      }
    });

    it("has its figures over all sessions", async () => {
      const learner = await server.signUp();
      await completeCase(learner, 8, heartOne);
      await completeCase(learner, 9.5, ottoline);
      await startSession(learner, heartTwo);
      expect((await learner.call("GET", "/history/summary")).body).toEqual({
        total: 3,
        average: 88,
        best: 95,
      });
    });
  });
};
