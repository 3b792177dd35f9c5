import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../src/accounts/person.ts";
import { awards, earnedAchievements, sessions } from "../../src/db/schema.ts";
import { levelsReached, recount } from "../../src/progress/achievements.ts";
import { listAwards, listEarned, listReached } from "../../src/progress/achievement-store.ts";
import { newAchievements, reachedBy } from "../../src/progress/achievement-keeping.ts";
import { currentStreak, dayAfter, longestStreak, runEndingOn } from "../../src/progress/streak.ts";
import { baseCase, heartOne, heartTwo, lungOne } from "../support/cases.ts";
import { completeCase, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { insertBareSession, insertPlayed, keepVersion } from "../support/played.ts";
import { startTestServer, type Output, type TestServer } from "../support/test-server.ts";

export const dashboardSuite = (open: OpenDatabase): void => {
  describe("the dashboard", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open(), { config: { rateLimitFactor: 1_000 } });
      await keepVersion(server.database.db, "bare", baseCase);
    });
    beforeEach(() => server.database.db.execute("truncate users cascade"));
    afterAll(() => server.close());

    /** Somebody new, as the services are given them. */
    const somebody = async (timeZone = "UTC"): Promise<Person> => {
      const { id } = await server.signUp({ timeZone });
      const people = await server.database.db.query.users.findMany();
      const person = people.find((one) => one.id === id);
      if (!person) throw new Error("The learner is missing.");
      return person;
    };

    it("is of nothing at first", async () => {
      const learner = await server.signUp();
      const { status, body } = await learner.call<Output<"getDashboard">>(
        "GET",
        "/users/dashboard",
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        stats: { casesCompleted: 0, averageScore: null, currentStreak: 0 },
        recent: [],
        trend: [],
        skills: [],
        activity: [],
        dueCards: 0,
      });
    });

    it("gathers what stands elsewhere, the newest three sessions, and the marks in their order", async () => {
      const learner = await server.signUp();
      await completeCase(learner, 4, heartOne);
      await completeCase(learner, 9, lungOne);
      await completeCase(learner, 6, heartTwo);
      const open = await startSession(learner, heartOne);
      const { body } = await learner.call<Output<"getDashboard">>("GET", "/users/dashboard");
      expect(body.stats).toEqual((await learner.call("GET", "/users/stats")).body);
      expect(body.recent).toHaveLength(3);
      expect(body.recent[0]).toMatchObject({ _id: open._id, stage: "chat" });
      expect(body.recent[2]).toMatchObject({ finalDiagnosisReport: { overallScore: 9 } });
      expect(body.trend.map(({ overall }) => overall)).toEqual([40, 90, 60]);
      expect(body.trend[0]).toMatchObject({ patientName: baseCase.person.name, treatment: 40 });
      expect(body.activity).toMatchObject([{ sessions: 4 }]);
      expect(body.skills.map(({ dimension }) => dimension)).not.toContain("topic");
    });

    it("shows the last thirty marks at most", async () => {
      const { id: userId } = await somebody();
      const { progress } = server.services;
      const person = await server.database.db.query.users.findFirst();
      if (!person) throw new Error("The learner is missing.");
      for (let n = 0; n < 32; n += 1) {
        const localDay = dayAfter("2026-01-01", n);
        const award = { userId, caseId: baseCase.id, moduleId: "internal", percent: n, localDay };
        await insertPlayed(server.database.db, award, "bare");
      }
      const trend = await progress.trend(person);
      expect(trend.map(({ overall }) => overall)).toEqual(
        Array.from({ length: 30 }, (_, index) => index + 2),
      );
    });

    it("counts the sessions of a day where the person is, over 26 weeks", async () => {
      const person = await somebody("America/New_York");
      const begin = (createdAt: string) =>
        insertBareSession(server.database.db, {
          userId: person.id,
          caseId: baseCase.id,
          caseHash: "bare",
          moduleId: "internal",
          createdAt: new Date(createdAt),
        });
      await begin("2026-11-22T04:59:59.999Z"); // still the 21st
      await begin("2026-11-21T05:00:00Z");
      await begin("2026-11-21T04:59:59Z"); // the evening of the 20th
      await begin("2026-11-01T04:30:00Z"); // in summer time, which ends on that day
      await begin("2026-11-02T04:30:00Z"); // the same day, in winter time
      await begin("2026-05-24T04:00:00Z"); // the first day that counts
      await begin("2026-05-24T03:59:59Z");
      const now = new Date("2026-11-21T23:00:00Z");
      expect(await server.services.progress.activity(person, now)).toEqual([
        { day: "2026-05-24", sessions: 1 },
        { day: "2026-11-01", sessions: 2 },
        { day: "2026-11-20", sessions: 1 },
        { day: "2026-11-21", sessions: 2 },
      ]);
    });

    it("keeps of achievements and streaks what a recount of all sessions finds", async () => {
      const { db } = server.database;
      const { progress } = server.services;
      const plays = fc.array(
        fc.record({
          caseId: fc.constantFrom("a", "b", "c", "d", "e"),
          moduleId: fc.constantFrom("cardiology", "neurology", "internal"),
          percent: fc.constantFrom(0, 30, 49, 70, 85, 100),
          seconds: fc.constantFrom(300, 900),
          level: fc.constantFrom("Beginner" as const, "Advanced" as const),
          localDay: fc.integer({ min: 0, max: 30 }).map((n) => dayAfter("2026-02-10", n)),
        }),
        { minLength: 1, maxLength: 14 },
      );
      await fc.assert(
        fc.asyncProperty(plays, async (list) => {
          const person = await somebody();
          for (const play of list) await insertPlayed(db, { userId: person.id, ...play }, "bare");
          const all = await listAwards(db, person.id);
          const slow = recount(all);
          expect(await listReached(db, person.id)).toEqual(slow);
          const earned = await listEarned(db, person.id);
          expect(new Set(earned.map(levelKey))).toEqual(new Set(levelsReached(slow).map(levelKey)));
          const days = new Set(
            all.filter(({ percent }) => percent > 0).map(({ localDay }) => localDay),
          );
          for (const today of ["2026-02-20", "2026-03-01", "2026-03-12", "2026-03-20"]) {
            const stats = await progress.stats(person, new Date(`${today}T10:00:00Z`));
            expect(stats).toMatchObject({
              currentStreak: currentStreak(days, today),
              longestStreak: longestStreak(days),
            });
            expect(await progress.streakOn(person, today)).toBe(runEndingOn(days, today));
          }
        }),
        { numRuns: 12 },
      );
    });

    it("tells which session earned what, as it stood then, and goes on after an older version", async () => {
      const { db } = server.database;
      const person = await somebody();
      const play = (caseId: string) =>
        insertPlayed(
          db,
          { userId: person.id, caseId, moduleId: "neurology", percent: 90, localDay: "2026-03-01" },
          "bare",
        );
      const first = await play("a");
      const names = async (sessionId: string) =>
        (await server.services.progress.earnedIn(person, sessionId)).map(({ id, level }) => [
          id,
          level,
        ]);
      expect(await names(first.sessionId)).toEqual([
        ["first-diagnosis", 1],
        ["speed-demon", 1],
      ]);
      expect(await names((await play("b")).sessionId)).toEqual([]);
      const third = await play("c");
      expect(await names(third.sessionId)).toContainEqual(["mastery", 1]);
      expect(await names(third.sessionId)).toContainEqual(["neurology-expert", 1]);
      // As a server leaves it that does not know the achievements of this one.
      await db.execute("delete from achievement_progress");
      expect((await reachedBy(db, person.id)).get("mastery")).toBe(3);
      await play("d");
      expect((await listReached(db, person.id)).get("mastery")).toBe(4);
    });

    it("counts in its upkeep an achievement that is newer than somebody's last session", async () => {
      const { db } = server.database;
      const learner = await server.signUp();
      await completeCase(learner, 9);
      const before = await listReached(db, learner.id);
      await db.execute("delete from achievement_progress where achievement_id <> 'mastery'");
      expect((await listReached(db, learner.id)).size).toBe(1);
      await newAchievements(db)();
      expect(await listReached(db, learner.id)).toEqual(before);
    });

    it("rests on rows that nobody changes", async () => {
      const { db } = server.database;
      const person = await somebody();
      await insertPlayed(
        db,
        {
          userId: person.id,
          caseId: "a",
          moduleId: "internal",
          percent: 90,
          localDay: "2026-03-01",
        },
        "bare",
      );
      await expect(db.update(awards).set({ points: 1_000 })).rejects.toThrow();
      await expect(db.update(earnedAchievements).set({ level: 3 })).rejects.toThrow();
      // They go with their session, and only so.
      await db.delete(sessions).where(eq(sessions.userId, person.id));
      expect(await listAwards(db, person.id)).toEqual([]);
    });
  });
};

const levelKey = ({ achievementId, level }: { achievementId: string; level: number }): string =>
  `${achievementId} ${level}`;
