import { readFileSync, readdirSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrationsFolder } from "../../src/db/migrations-folder.ts";
import { caseSchedules, skills } from "../../src/db/schema.ts";
import { heartOne, heartTwo, lungOne } from "../support/cases.ts";
import { completeCase, startSession } from "../support/flow.ts";
import { completeMissing, itemisingClinic, rubric } from "../support/itemised.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

const day = 24 * 3_600_000;

export const learningSuite = (open: OpenDatabase): void => {
  describe("learning", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open(), {
        clinic: itemisingClinic,
        config: { rateLimitFactor: 100 },
      });
    });
    beforeEach(() => server.database.db.execute("truncate users cascade"));
    afterAll(() => server.close());

    const personOf = async (learner: Learner) => {
      const { db } = server.database;
      const found = await db.query.users.findFirst({ where: (u) => eq(u.id, learner.id) });
      if (!found) throw new Error("The learner is missing.");
      return found;
    };
    const later = (days: number) => new Date(Date.now() + days * day);
    const deck = async (learner: Learner) =>
      (await learner.call<Output<"getRecallDeck">>("GET", "/recall")).body;
    const skillsOf = async (learner: Learner) => {
      const { body } = await learner.call<Output<"getSkills">>("GET", "/users/skills");
      return body;
    };
    const recommended = async (learner: Learner, query = "") =>
      (
        await learner.call<Output<"listRecommendations">>("GET", `/users/recommendations${query}`)
      ).body.map(({ kind, patient, sessionId }) => ({ kind, _id: patient._id, sessionId }));

    it("begins with nothing known and somebody new to see", async () => {
      const learner = await server.signUp();
      expect(await skillsOf(learner)).toEqual([]);
      expect(await deck(learner)).toEqual({ cards: [], due: 0, total: 0, nextDueAt: null });
      expect(await recommended(learner)).toEqual([
        { kind: "new-module", _id: heartOne, sessionId: null },
        { kind: "new", _id: heartTwo, sessionId: null },
        { kind: "new-module", _id: lungOne, sessionId: null },
      ]);
    });

    it("begins with what somebody says interests them, and says so", async () => {
      const learner = await server.signUp();
      await learner.call("PUT", "/users/update", { interests: ["Respiratory Conditions"] });
      const { body } = await learner.call<Output<"listRecommendations">>(
        "GET",
        "/users/recommendations",
      );
      expect(body[0]).toMatchObject({ patient: { _id: lungOne } });
      expect(body[0]?.reason).toMatch(/^Pulmonology, as you asked\./);
    });

    it("remembers which hints were put away, and gives nobody else's", async () => {
      const [learner, other] = [await server.signUp(), await server.signUp()];
      const none = { isOff: false, dismissed: [] };
      const hints = { isOff: true, dismissed: ["open"] };
      const hintsOf = async (one: Learner) =>
        (await one.call<Output<"getMe">>("GET", "/auth/me")).body.hints;
      expect(await hintsOf(learner)).toEqual(none);
      expect((await learner.call("PUT", "/users/update", { hints })).status).toBe(200);
      expect(await hintsOf(learner)).toEqual(hints);
      expect(await hintsOf(other)).toEqual(none);
      const wrong = { hints: { isOff: "yes", dismissed: [] } };
      expect((await learner.call("PUT", "/users/update", wrong)).status).toBe(400);
    });

    describe("the skill model", () => {
      it("holds the shares of what was earned, the weakest first, the last session weighing most", async () => {
        const learner = await server.signUp();
        await completeMissing(learner, 7, ["ask:syncope", "test:ecg"]);
        const first = await skillsOf(learner);
        expect(first.slice(0, 4)).toEqual([
          {
            dimension: "reasoning",
            key: "investigations",
            label: "Choosing tests",
            percent: 0,
            sessions: 1,
          },
          { dimension: "reasoning", key: "red-flags", label: "Red flags", percent: 0, sessions: 1 },
          {
            dimension: "topic",
            key: "syncope",
            label: "Syncope / collapse",
            percent: 0,
            sessions: 1,
          },
          { dimension: "topic", key: "test:ecg", label: "ECG/EKG", percent: 0, sessions: 1 },
        ]);
        // 9.5 of 12 points
        expect(first.find(({ dimension }) => dimension === "specialty")).toEqual({
          dimension: "specialty",
          key: "cardiology",
          label: "Cardiology",
          percent: 79,
          sessions: 1,
        });
        await completeMissing(learner, 7, ["harm:nitrate"]);
        const second = await skillsOf(learner);
        const percentOf = (key: string) => second.find((skill) => skill.key === key)?.percent;
        expect(percentOf("red-flags")).toBe(56);
        expect(percentOf("safety")).toBe(44);
        expect(percentOf("treatment")).toBe(100);
      });

      it("stays within 0 and 100, and is the person's own", async () => {
        const [ann, ben] = [await server.signUp(), await server.signUp()];
        for (const missing of [rubric.map(({ id }) => id), [], ["harm:nitrate"]])
          await completeMissing(ann, 5, missing);
        for (const { percent } of await skillsOf(ann)) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
        expect(await skillsOf(ben)).toEqual([]);
      });

      it("counts a session once, however often its marking is asked for", async () => {
        const learner = await server.signUp();
        const { _id } = await completeMissing(learner, 7, ["ask:syncope"]);
        await learner.call("POST", `/sessions/${_id}/analyze`);
        const rows = await server.database.db.select().from(skills);
        expect(rows.every(({ sessions }) => sessions === 1)).toBe(true);
        expect(await server.database.db.select().from(caseSchedules)).toMatchObject([
          { caseId: "heart-one", completions: 1, bestPercent: 70, lastPercent: 70 },
        ]);
      });
    });

    describe("recommendations", () => {
      it("lead back to what was begun, unless it was begun anew and finished", async () => {
        const learner = await server.signUp();
        const left = await startSession(learner, heartTwo);
        expect((await recommended(learner))[0]).toEqual({
          kind: "unfinished",
          _id: heartTwo,
          sessionId: left._id,
        });
        expect(await recommended(learner, `?except=${heartTwo}`)).not.toContainEqual(
          expect.objectContaining({ _id: heartTwo }),
        );
        await completeMissing(learner, 9, [], heartTwo);
        expect((await recommended(learner)).map(({ kind }) => kind)).not.toContain("unfinished");
      });

      it("name what is due with the figures, and what is weak", async () => {
        const learner = await server.signUp();
        await completeMissing(learner, 5.4, ["treatment:aspirin", "process:summary"]);
        const person = await personOf(learner);
        const [due, weak] = await server.services.learning.recommend(person, { now: later(9) });
        expect(due).toMatchObject({
          kind: "due",
          patient: { _id: heartOne },
          reason: `You saw ${due?.patient.name} 9 days ago with 54%; it is about to be forgotten.`,
        });
        // 5 of 12 points
        expect(weak).toMatchObject({
          kind: "weakness",
          patient: { _id: heartTwo },
          reason: expect.stringContaining("You are at 42% in Cardiology after one session"),
        });
      });
    });

    describe("the rewards of a session", () => {
      const rewardsOf = async (learner: Learner, sessionId: string) =>
        (await learner.call<Output<"getRewards">>("GET", `/sessions/${sessionId}/rewards`)).body;

      it("are points with their reason, badges, streak, cards and what to do next", async () => {
        const learner = await server.signUp();
        const { _id, level } = await completeMissing(learner, 8, ["ask:syncope", "test:ecg"]);
        const rewards = await rewardsOf(learner, _id);
        const stats = (await learner.call<Output<"getStats">>("GET", "/users/stats")).body;
        expect(rewards).toMatchObject({ points: stats.totalScore, streak: 1, cards: 2 });
        expect(rewards.explanation).toContain("First time with this patient: 80%");
        expect(rewards.explanation).toContain(level.toLowerCase());
        expect(rewards.earned.map(({ id }) => id)).toContain("first-diagnosis");
        const proposed = rewards.recommendations.map(({ patient }) => patient._id);
        expect(proposed).toHaveLength(2);
        expect(proposed).not.toContain(heartOne);
        expect(await rewardsOf(learner, _id)).toEqual(rewards);
      });

      it("tell each repetition's own points", async () => {
        const learner = await server.signUp();
        const first = await completeMissing(learner, 6);
        const better = await completeMissing(learner, 8);
        const worse = await completeMissing(learner, 4);
        expect((await rewardsOf(learner, better._id)).explanation).toContain("half of that counts");
        expect(await rewardsOf(learner, worse._id)).toMatchObject({
          points: 0,
          explanation: expect.stringContaining("adds nothing"),
        });
        expect((await rewardsOf(learner, first._id)).explanation).toContain("First time");
      });

      it("are none before the marking, and nobody else's", async () => {
        const [ann, ben] = [await server.signUp(), await server.signUp()];
        const { _id } = await startSession(ann);
        expect(await rewardsOf(ann, _id)).toMatchObject({ points: null, earned: [], cards: 0 });
        expect((await ben.call("GET", `/sessions/${_id}/rewards`)).status).toBe(404);
      });
    });

    it("tells which patients were seen, and what came of it", async () => {
      const learner = await server.signUp();
      const seen = async () =>
        (await learner.call<Output<"listSeenPatients">>("GET", "/patients/seen")).body;
      expect(await seen()).toEqual([]);
      await completeCase(learner, 4.9, heartOne);
      await completeCase(learner, 7, heartOne);
      await completeCase(learner, 8, heartTwo);
      await startSession(learner, heartTwo, true);
      await startSession(learner, lungOne);
      expect(await seen()).toEqual([
        { patientId: heartOne, status: "completed", bestPercent: 70 },
        { patientId: heartTwo, status: "unfinished", bestPercent: 80 },
        { patientId: lungOne, status: "unfinished", bestPercent: null },
      ]);
    });

    it("schedules what was completed before schedules were kept, as if its last time had been the first", async () => {
      const [file] = readdirSync(migrationsFolder()).filter((name) => /schedules_from/.test(name));
      const learner = await server.signUp();
      await completeCase(learner, 4.9, heartOne);
      await completeCase(learner, 7, heartTwo);
      await completeCase(learner, 9, lungOne);
      const { db } = server.database;
      const list = () => db.select().from(caseSchedules).orderBy(caseSchedules.caseId);
      const kept = await list();
      expect(kept).toHaveLength(3);
      await db.delete(caseSchedules);
      await db.execute(readFileSync(`${migrationsFolder()}/${file}`, "utf8"));
      expect(await list()).toEqual(kept);
    });
  });
};
