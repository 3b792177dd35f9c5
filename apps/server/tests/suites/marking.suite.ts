import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { caseVersions, sessions } from "../../src/db/schema.ts";
import { worth } from "../../src/progress/points.ts";
import type { Clinic } from "../../src/sessions/clinic.ts";
import { baseCase } from "../support/cases.ts";
import { completeCase, finalDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { scriptedClinic } from "../support/scripted-clinic.ts";
import { startTestServer, type Output, type TestServer } from "../support/test-server.ts";

const pointsOf = (percent: number): number => worth({ percent, level: baseCase.level });

export const markingSuite = (open: OpenDatabase): void => {
  describe("marking", () => {
    let server: TestServer;
    /** How the examiner of this moment marks. */
    let mark: Clinic["mark"];
    const unwell: Clinic["mark"] = () => {
      throw new Error("The examiner is unwell.");
    };
    beforeAll(async () => {
      server = await startTestServer(await open(), {
        clinic: { mark: (...args) => mark(...args) },
      });
    });
    beforeEach(() => {
      mark = unwell;
    });
    afterAll(() => server.close());

    it("keeps the final diagnosis when the examiner fails, and marks it later", async () => {
      const learner = await server.signUp();
      const session = await completeCase(learner, 8);
      expect(session).toMatchObject({
        stage: "analysing",
        finalDiagnosis: { finalDiagnosis: "Inferior infarction, score 8" },
        finalDiagnosisReport: null,
        caseDiagnosis: null,
      });
      expect(server.logged).toContainEqual(
        expect.objectContaining({ msg: "the examiner failed", sessionId: session._id }),
      );

      mark = scriptedClinic.mark;
      const { body } = await learner.call<Output<"getSession">>("GET", `/sessions/${session._id}`);
      expect(body).toMatchObject({ stage: "analysed", finalDiagnosisReport: { overallScore: 8 } });
      const stats = await learner.call<Output<"getStats">>("GET", "/users/stats");
      expect(stats.body).toMatchObject({ casesCompleted: 1, totalScore: pointsOf(80) });
    });

    it("is made up for by the upkeep, without anybody asking", async () => {
      const learner = await server.signUp();
      const { _id } = await completeCase(learner, 8);
      mark = scriptedClinic.mark;
      await server.services.upkeep(new Date());
      const [row] = await server.database.db.select().from(sessions).where(eq(sessions.id, _id));
      expect(row?.report?.overallScore).toBe(8);
    });

    it("waits longer and longer after failures, counted before the work, and then works", async () => {
      const learner = await server.signUp();
      let attempts = 0;
      mark = (...args) => {
        attempts += 1;
        return unwell(...args);
      };
      const { _id } = await completeCase(learner, 8);
      const look = () => learner.call<Output<"getSession">>("GET", `/sessions/${_id}`);
      for (let n = 0; n < 5; n += 1) expect((await look()).body.stage).toBe("analysing");
      await server.services.upkeep(new Date());
      expect(attempts).toBe(2);
      const later = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 1_000);
      await server.services.upkeep(later(1));
      await server.services.upkeep(later(2));
      expect(attempts).toBe(3);
      mark = scriptedClinic.mark;
      expect((await look()).body.stage).toBe("analysing");
      await server.services.upkeep(later(3));
      expect((await look()).body).toMatchObject({ stage: "analysed" });
    });

    it("gives one award however often and however concurrently it is asked for", async () => {
      const learner = await server.signUp();
      const { _id } = await completeCase(learner, 9);
      mark = scriptedClinic.mark;
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => learner.call("POST", `/sessions/${_id}/analyze`)),
      );
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const board = await learner.call<Output<"getLeaderboard">>(
        "GET",
        "/users/leaderboard?period=all",
      );
      expect(board.body.filter(({ isCurrentUser }) => isCurrentUser)).toMatchObject([
        { totalScore: pointsOf(90), casesCompleted: 1, averageScore: 90 },
      ]);
    });

    it("never changes a report when the examiner has moved on", async () => {
      const learner = await server.signUp();
      mark = scriptedClinic.mark;
      const { _id } = await completeCase(learner, 8);
      const { body: before } = await learner.call<Output<"getSession">>("GET", `/sessions/${_id}`);
      mark = async (...args) => ({
        ...(await scriptedClinic.mark(...args)),
        overallScore: 1,
        examinerVersion: "another",
      });
      await learner.call("POST", `/sessions/${_id}/analyze`);
      await server.services.upkeep(new Date(Date.now() + 7 * 24 * 3_600_000));
      const { body: after } = await learner.call<Output<"getSession">>("GET", `/sessions/${_id}`);
      expect(before.finalDiagnosisReport).toMatchObject({
        overallScore: 8,
        examinerVersion: "scripted",
      });
      expect(after.finalDiagnosisReport).toEqual(before.finalDiagnosisReport);
    });

    it("marks a session by the case that it was started with, whatever the library holds", async () => {
      const seen: number[] = [];
      mark = (compiled, encounter) => {
        seen.push(compiled.version);
        return scriptedClinic.mark(compiled, encounter);
      };
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const { db } = server.database;
      const [kept] = await db.select().from(caseVersions);
      if (!kept) throw new Error("No case version was kept.");
      const older = { ...(kept.snapshot as object), version: 990 };
      await db.insert(caseVersions).values({ ...kept, hash: "older", snapshot: older });
      await db.update(sessions).set({ caseHash: "older" }).where(eq(sessions.id, _id));
      await learner.call("POST", `/sessions/${_id}/diagnose`, finalDiagnosis(5));
      expect(seen).toEqual([990]);
    });
  });
};
