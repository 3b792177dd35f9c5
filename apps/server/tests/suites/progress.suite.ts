import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq, sql } from "drizzle-orm";
import { sessions } from "../../src/db/schema.ts";
import { completeCase } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";
import { heartOne, heartTwo, lungOne } from "../support/cases.ts";

const day = 24 * 3_600_000;

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
    const board = async (learner: Learner, period: string) =>
      (await learner.call<Output<"getLeaderboard">>("GET", `/users/leaderboard?period=${period}`))
        .body;

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
      expect(await board(learner, "week")).toEqual([]);
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
        totalScore: 80 + 94 + 70,
      });
    });

    it("count the best result of a case, not its repetitions", async () => {
      const learner = await server.signUp();
      for (const score of [6, 8, 7]) await completeCase(learner, score, heartOne);
      expect(await statsOf(learner)).toMatchObject({ casesCompleted: 3, totalScore: 80 });
      expect(await board(learner, "all")).toMatchObject([{ totalScore: 80, casesCompleted: 3 }]);
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
      expect((await statsOf(learner)).achievements).toHaveLength(11);
    });

    it("share a rank among equals, and rank the next one after it", async () => {
      const [ann, ben, cem, dora] = await Promise.all(
        ["Ann", "Ben", "Cem", "Dora"].map((name) => server.signUp({ name })),
      );
      if (!ann || !ben || !cem || !dora) throw new Error("Four learners are needed.");
      await completeCase(cem, 9);
      await completeCase(ben, 7);
      await completeCase(ann, 7);
      await completeCase(dora, 5);
      const entries = await board(ann, "week");
      expect(entries.map(({ name, rank }) => [name, rank])).toEqual([
        ["Cem", 1],
        ["Ann", 2],
        ["Ben", 2],
        ["Dora", 3],
      ]);
      expect(entries.filter(({ isCurrentUser }) => isCurrentUser)).toMatchObject([{ name: "Ann" }]);
    });

    it("tell this week, this month and all time apart", async () => {
      const learner = await server.signUp();
      await completeCase(learner, 8);
      const { progress } = server.services;
      const [me] = await server.database.db.query.users.findMany();
      if (!me) throw new Error("The learner is missing.");
      const points = async (period: "week" | "month" | "all", later: number) =>
        (await progress.leaderboard(me, period, new Date(Date.now() + later)))[0]?.totalScore ?? 0;
      expect(await points("week", 0)).toBe(80);
      expect(await points("week", 7 * day)).toBe(0);
      expect(await points("month", 0)).toBe(80);
      expect(await points("month", 31 * day)).toBe(0);
      expect(await points("all", 400 * day)).toBe(80);
    });

    it("append one's own entry when it is further down than the list goes", async () => {
      const learner = await server.signUp({ name: "Last" });
      await completeCase(learner, 1);
      const crowd = sql`select gen_random_uuid() as id, n from generate_series(1, 105) as n`;
      await server.database.db.execute(sql`
        with crowd as (${crowd}), people as (
          insert into users (id, email, name, password_hash, created_at)
          select id, 'crowd' || n || '@example.org', 'Crowd ' || n, '-', now() from crowd returning id, email
        )
        insert into standings (period, starts_on, user_id, points, cases, percent_sum)
        select 'all', '1970-01-01', people.id, 50 + (substring(email from 6 for position('@' in email) - 6))::int, 1, 60 from people`);
      const entries = await board(learner, "all");
      expect(entries).toHaveLength(101);
      expect(entries.at(-1)).toMatchObject({ name: "Last", rank: 106, isCurrentUser: true });
    });

    it("count a streak's days where the person is", async () => {
      const learner = await server.signUp({ timeZone: "Pacific/Auckland" });
      const { _id } = await completeCase(learner, 8);
      // 11:30 UTC is half past midnight of the next day in Auckland (summer time).
      const completedAt = new Date("2026-01-10T11:30:00Z");
      await server.database.db.update(sessions).set({ completedAt }).where(eq(sessions.id, _id));
      const { progress } = server.services;
      const streakAt = async (timeZone: string, now: string) => {
        const [me] = await server.database.db.query.users.findMany();
        if (!me) throw new Error("The learner is missing.");
        return (await progress.stats({ ...me, timeZone }, new Date(now))).currentStreak;
      };
      expect(await streakAt("Pacific/Auckland", "2026-01-12T10:00:00Z")).toBe(1);
      expect(await streakAt("UTC", "2026-01-12T10:00:00Z")).toBe(0);
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
        cases: 2,
        progress: 50,
      });
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
