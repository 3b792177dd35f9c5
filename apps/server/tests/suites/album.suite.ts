import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { caseVersions, sessions } from "../../src/db/schema.ts";
import { baseCase, heartOne, heartTwo, lungOne } from "../support/cases.ts";
import { completeCase, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

type Page = Output<"listPeopleMet">;
const told = baseCase.afterwards;
if (!told?.died) throw new Error("The case of these tests tells no death.");

export const albumSuite = (open: OpenDatabase): void => {
  describe("the album of the people one has met", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    beforeEach(() => server.database.db.execute("truncate users cascade"));
    afterAll(() => server.close());

    const pageOf = async (learner: Learner, query: Record<string, string> = {}) =>
      (await learner.call<Page>("GET", `/users/album?${new URLSearchParams(query).toString()}`))
        .body;
    /** The session again, with another report than the one it was marked with. */
    const remarked = async (
      learner: Learner,
      id: string,
      changes: Partial<FinalDiagnosisReport>,
    ): Promise<Output<"getSession">> => {
      const before = (await learner.call<Output<"getSession">>("GET", `/sessions/${id}`)).body;
      const report = { ...before.finalDiagnosisReport, ...changes } as FinalDiagnosisReport;
      await server.database.db.update(sessions).set({ report }).where(eq(sessions.id, id));
      return (await learner.call<Output<"getSession">>("GET", `/sessions/${id}`)).body;
    };

    it("tells nothing before the analysis, and then one ending alone", async () => {
      const learner = await server.signUp();
      const begun = await startSession(learner);
      expect(begun.afterwards).toBeUndefined();
      expect(await pageOf(learner)).toEqual({ people: [], nextCursor: null, total: 0 });
      const done = await completeCase(learner, 9);
      expect(done.afterwards).toMatchObject({ ending: "well", says: told.well.says, by: null });
      const sent = JSON.stringify([done, await pageOf(learner)]);
      for (const { says } of [told.late, told.harmed, told.died ?? told.late])
        expect(sent).not.toContain(says.slice(0, 40));
    });

    it("tells what came true: harmed, died by whoever tells it, or nothing where an old report is silent", async () => {
      const learner = await server.signUp();
      const { _id } = await completeCase(learner, 4);
      const harmed = await remarked(learner, _id, { isUnsafe: true });
      expect(harmed.afterwards).toMatchObject({ ending: "harmed", says: told.harmed.says });
      const bedside = { minutes: 90, hasDied: true, curve: [], acts: [], times: [] };
      const died = await remarked(learner, _id, { bedside });
      expect(died.afterwards).toMatchObject({ ending: "died", by: told.died?.by });
      const { bedside: _, isUnsafe: __, ...old } = died.finalDiagnosisReport ?? {};
      await server.database.db
        .update(sessions)
        .set({ report: old as FinalDiagnosisReport })
        .where(eq(sessions.id, _id));
      const [met] = (await pageOf(learner)).people;
      expect(met).toMatchObject({ sessionId: _id, percent: 40, afterwards: null });
    });

    it("has everybody once, as they were left last, whoever was met last first", async () => {
      const [learner, other] = [await server.signUp(), await server.signUp()];
      await completeCase(learner, 3, heartOne);
      await completeCase(learner, 5, heartTwo);
      const last = await completeCase(learner, 8, heartOne);
      await completeCase(other, 8, lungOne);
      const page = await pageOf(learner);
      expect(page).toMatchObject({ total: 2, nextCursor: null });
      expect(
        page.people.map(({ patient, times, percent }) => [patient._id, times, percent]),
      ).toEqual([
        [heartOne, 2, 80],
        [heartTwo, 1, 50],
      ]);
      expect(page.people[0]).toMatchObject({
        sessionId: last._id,
        diagnosis: baseCase.diagnosis.name,
        afterwards: last.afterwards,
      });
    });

    it("comes a page at a time, also where two were met at one instant", async () => {
      const learner = await server.signUp();
      for (const patient of [heartOne, heartTwo, lungOne]) await completeCase(learner, 8, patient);
      await server.database.db
        .update(sessions)
        .set({ createdAt: new Date("2026-02-03T04:05:06.789Z") });
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await pageOf(learner, { limit: "1", ...(cursor ? { cursor } : {}) });
        expect(page.total).toBe(3);
        seen.push(...page.people.map(({ patient }) => patient._id));
        cursor = page.nextCursor;
      } while (cursor);
      expect([...seen].sort()).toEqual([heartOne, heartTwo, lungOne].sort());
      const broken = await learner.call("GET", "/users/album?cursor=nonsense");
      expect(broken.status).toBe(400);
    });

    it("tells what is told now of somebody who was met before it was told at all", async () => {
      const learner = await server.signUp();
      const { _id } = await completeCase(learner, 9);
      const { afterwards: _, ...before } = baseCase;
      await server.database.db
        .insert(caseVersions)
        .values({
          hash: "before",
          caseId: "heart-one",
          snapshot: { ...before, id: "heart-one" },
          createdAt: new Date(),
        })
        .onConflictDoNothing();
      await server.database.db
        .update(sessions)
        .set({ caseHash: "before" })
        .where(eq(sessions.id, _id));
      expect((await pageOf(learner)).people[0]?.afterwards?.says).toBe(told.well.says);
    });
  });
};
