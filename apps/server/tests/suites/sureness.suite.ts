import type { Judgement, Sureness } from "@anamnesis/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions } from "../../src/db/schema.ts";
import { completeCase, finalDiagnosis, initialDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

export const surenessSuite = (open: OpenDatabase): void => {
  describe("how sure a learner is", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    beforeEach(() => server.database.db.execute("truncate users cascade"));
    afterAll(() => server.close());

    const calibrationOf = async (learner: Learner) =>
      (await learner.call<Output<"getCalibration">>("GET", "/users/calibration")).body;
    const submit = async (learner: Learner, id: string, body: object) =>
      learner.call<Output<"submitDiagnosis">>("POST", `/sessions/${id}/diagnose`, body);

    it("is kept with both diagnoses, shown only once they are judged, and moves no mark", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const first = await submit(learner, _id, { ...initialDiagnosis, sureness: 70 });
      expect(first.body.initialDiagnosis).toMatchObject({ sureness: 70 });
      expect(first.body.judgements).toBeUndefined();
      expect(await calibrationOf(learner)).toMatchObject({ counted: 0 });
      const { body } = await submit(learner, _id, { ...finalDiagnosis(8), sureness: 90 });
      expect(body.finalDiagnosis).toMatchObject({ sureness: 90 });
      expect(body.judgements?.map(({ stage, sureness }) => [stage, sureness])).toEqual([
        ["initial", 70],
        ["final", 90],
      ]);
      const silent = await completeCase(learner, 8);
      expect(silent.judgements).toBeUndefined();
      expect({ ...body.finalDiagnosisReport, analyzedAt: "" }).toEqual({
        ...silent.finalDiagnosisReport,
        analyzedAt: "",
      });
      expect(await calibrationOf(learner)).toMatchObject({ counted: 2 });
    });

    it("can be left out, and is one of five", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      expect((await submit(learner, _id, { ...initialDiagnosis, sureness: 42 })).status).toBe(400);
      const { body } = await submit(learner, _id, initialDiagnosis);
      expect(body.initialDiagnosis).not.toHaveProperty("sureness");
    });

    it("says nothing of fewer than five, and how many were right of five", async () => {
      const [learner, other] = [await server.signUp(), await server.signUp()];
      const judged = (sureness: Sureness, isRight: boolean): Judgement => ({
        stage: "final",
        given: "…",
        sureness,
        isRight,
        found: null,
      });
      const keep = async (judgements: Judgement[]) => {
        const { _id } = await completeCase(learner, 8);
        await server.database.db.update(sessions).set({ judgements }).where(eq(sessions.id, _id));
      };
      await keep([judged(90, true), judged(90, false), judged(30, true)]);
      await keep([judged(90, true), judged(90, true)]);
      const before = await calibrationOf(learner);
      expect(before.counted).toBe(5);
      expect(before.steps.every(({ rightPercent }) => rightPercent === null)).toBe(true);
      await keep([judged(90, false)]);
      expect(await calibrationOf(learner)).toEqual({
        counted: 6,
        steps: [
          { sureness: 10, counted: 0, rightPercent: null },
          { sureness: 30, counted: 1, rightPercent: null },
          { sureness: 50, counted: 0, rightPercent: null },
          { sureness: 70, counted: 0, rightPercent: null },
          { sureness: 90, counted: 5, rightPercent: 60 },
        ],
      });
      expect(await calibrationOf(other)).toMatchObject({ counted: 0 });
    });
  });
};
