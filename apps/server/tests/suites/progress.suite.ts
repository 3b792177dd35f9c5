import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { achievementList } from "../../src/progress/achievement-list.ts";
import { worth } from "../../src/progress/points.ts";
import { completeCase, finalDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";
import { baseCase, heartOne, heartTwo, lungOne } from "../support/cases.ts";

const points = (percent: number): number => worth({ percent, level: baseCase.level });
const remember = () => Promise.resolve();

export const progressSuite = (open: OpenDatabase): void => {
  describe("figures and rankings", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    beforeEach(() => server.database.db.execute("truncate users cascade"));
    afterAll(() => server.close());

    const statsOf = async (learner: Learner) =>
      (await learner.call<Output<"getStats">>("GET", "/users/stats")).body;

    it("begin at nothing", async () => {
      const learner = await server.signUp();
      expect(await statsOf(learner)).toMatchObject({
        casesCompleted: 0,
        averageScore: null,
        bestScore: null,
        studyHours: 0,
        currentStreak: 0,
        totalScore: 0,
      });
    });

    it("follow the specified formulas", async () => {
      const learner = await server.signUp();
      await completeCase(learner, 8, heartOne);
      await completeCase(learner, 9.4, heartTwo);
      await completeCase(learner, 7, lungOne);
      expect(await statsOf(learner)).toMatchObject({
        casesCompleted: 3,
        averageScore: 81,
        bestScore: 94,
        studyHours: 5,
        currentStreak: 1,
        totalScore: points(80) + points(94) + points(70),
      });
    });

    it("count of a repetition half of what it improves, then a quarter", async () => {
      const learner = await server.signUp();
      for (const score of [6, 8, 7, 10]) await completeCase(learner, score, heartOne);
      const total =
        points(60) +
        Math.round((points(80) - points(60)) / 2) +
        Math.round((points(100) - points(80)) / 8);
      expect(await statsOf(learner)).toMatchObject({ casesCompleted: 4, totalScore: total });
    });

    it("count one of two sessions that are handed in at the same time as the repetition", async () => {
      const learner = await server.signUp();
      const ids: string[] = [];
      for (let n = 0; n < 2; n += 1) {
        const { _id } = await startSession(learner, heartOne, true);
        await learner.call("POST", `/sessions/${_id}/message`, { message: "Where is the pain?" });
        ids.push(_id);
      }
      expect(new Set(ids).size).toBe(2);
      await Promise.all(
        ids.map((id, n) =>
          learner.call("POST", `/sessions/${id}/diagnose`, finalDiagnosis(6 + 2 * n)),
        ),
      );
      const improved = points(60) + Math.round((points(80) - points(60)) / 2);
      const { totalScore } = await statsOf(learner);
      expect([improved, points(80)]).toContain(totalScore);
      const reasons = (await server.database.db.query.awards.findMany()).map(
        ({ reason }) => reason,
      );
      expect(reasons.sort()).toEqual(["first", "repeat"]);
    });

    it("give badges with their progress, and keep them", async () => {
      const learner = await server.signUp();
      const badge = async (id: string) =>
        (await statsOf(learner)).achievements.find((entry) => entry.id === id);
      expect(await badge("first-diagnosis")).toMatchObject({ earned: false, progress: 0, goal: 1 });
      await completeCase(learner, 9, heartOne);
      expect(await badge("first-diagnosis")).toMatchObject({
        earned: true,
        earnedAt: expect.any(String),
        progress: 1,
      });
      expect(await badge("speed-demon")).toMatchObject({ earned: true });
      expect(await badge("perfect-score")).toMatchObject({
        earned: false,
        progress: 90,
        goal: 100,
      });
      expect(await badge("cardiology-expert")).toMatchObject({ progress: 1, goal: 10 });
      await completeCase(learner, 10, heartOne);
      expect(await badge("perfect-score")).toMatchObject({ earned: true });
      const { achievements } = await statsOf(learner);
      expect(achievements.map(({ id }) => id)).toEqual(achievementList.map(({ id }) => id));
    });

    it("count a streak's days where the person is", async () => {
      const learner = await server.signUp({ timeZone: "Pacific/Auckland" });
      const { encounters, progress } = server.services;
      const [player] = await server.database.db.query.users.findMany();
      if (!player) throw new Error("The learner is missing.");
      const { _id } = await startSession(learner);
      // 11:30 UTC is half past midnight of the next day in Auckland (summer time).
      const completedAt = new Date("2026-01-10T11:30:00Z");
      await encounters.submitFinal(player, _id, finalDiagnosis(8), completedAt, remember);
      const streakAt = async (timeZone: string, now: string) => {
        const [me] = await server.database.db.query.users.findMany();
        if (!me) throw new Error("The learner is missing.");
        return (await progress.stats({ ...me, timeZone }, new Date(now))).currentStreak;
      };
      expect(await streakAt("Pacific/Auckland", "2026-01-12T10:00:00Z")).toBe(1);
      // The day was the 11th and stays it, wherever the person is now.
      expect(await streakAt("UTC", "2026-01-12T10:00:00Z")).toBe(1);
      expect(await streakAt("UTC", "2026-01-10T12:00:00Z")).toBe(1);
      expect(await streakAt("UTC", "2026-01-13T00:00:00Z")).toBe(0);
    });

    it("show modules with true counts, one's own share, and learners' ratings from the fifth on", async () => {
      const learner = await server.signUp();
      const cardiology = async (who: Learner = learner) =>
        (await who.call<Output<"listModules">>("GET", "/modules")).body.find(
          ({ id }) => id === "cardiology",
        );
      const catalogue = await cardiology();
      expect(catalogue).toMatchObject({ cases: 2, progress: 0, ratingCount: 0, ownRating: null });
      const rate = (who: Learner, rating: number) =>
        who.call("PUT", "/modules/cardiology/rating", { rating });
      expect(await rate(learner, 5)).toMatchObject({ status: 409, body: { code: "out_of_order" } });
      expect(await learner.call("PUT", "/modules/astrology/rating", { rating: 5 })).toMatchObject({
        status: 404,
      });
      await completeCase(learner, 0, heartOne);
      await completeCase(learner, 8, lungOne);
      expect(await rate(learner, 5)).toMatchObject({ status: 409, body: { code: "out_of_order" } });
      await completeCase(learner, 8, heartOne);
      expect(await rate(learner, 2)).toMatchObject({
        status: 200,
        body: { progress: 50, ownRating: 2, ratingCount: 1, rating: catalogue?.rating },
      });
      for (let n = 0; n < 4; n += 1) {
        const other = await server.signUp();
        await completeCase(other, 8, heartOne);
        await rate(other, 4);
      }
      expect(await cardiology()).toMatchObject({ rating: 3.6, ratingCount: 5, ownRating: 2 });
      await rate(learner, 4);
      expect(await cardiology()).toMatchObject({ rating: 4, ratingCount: 5 });
      const progress = await learner.call<Output<"listModuleProgress">>("GET", "/modules/progress");
      expect(progress.body.find(({ moduleId }) => moduleId === "cardiology")).toEqual({
        moduleId: "cardiology",
        completedCases: 1,
        masteredCases: 0,
        cases: 2,
        progress: 50,
      });
      await completeCase(learner, 8.5, heartTwo);
      expect(await cardiology()).toMatchObject({ progress: 100, mastered: 1 });
    });

    it("keep what the journal page remembers", async () => {
      const [learner, other] = [await server.signUp(), await server.signUp()];
      const state = {
        following: ["An author"],
        subscribedEmail: "me@example.org",
        draft: { title: "Night shift", category: "Reflection", body: "…" },
      };
      expect((await learner.call("GET", "/users/journal")).body).toMatchObject({ following: [] });
      await learner.call("PUT", "/users/journal", { ...state, following: [] });
      await learner.call("PUT", "/users/journal", state);
      expect((await learner.call("GET", "/users/journal")).body).toEqual(state);
      expect((await other.call("GET", "/users/journal")).body).toMatchObject({ following: [] });
    });
  });
};
