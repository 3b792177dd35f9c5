import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { standingCounts } from "../../src/db/schema.ts";
import { emptyOfPeople, giveAward, keepCaseOfAwards } from "../support/awards.ts";
import { completeCase } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { slowCounts } from "../support/slow-boards.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

const day = 24 * 3_600_000;
type Board = Output<"getBoard">;

export const boardsSuite = (open: OpenDatabase): void => {
  describe("leaderboards", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open(), { config: { rateLimitFactor: 1_000 } });
      await keepCaseOfAwards(server.database.db);
    });
    beforeEach(() => emptyOfPeople(server.database.db));
    afterAll(() => server.close());

    const board = async (learner: Learner, query = "") =>
      (await learner.call<Board>("GET", `/leaderboard?${query}`)).body;
    const now = new Date();
    const award = (learner: Learner, points: number, completedAt = now, percent = points) =>
      giveAward(server.database.db, { userId: learner.id, points, percent, completedAt });
    const personOf = async ({ token }: Learner) => {
      const found = await server.services.accounts.signedInBy(token, new Date());
      if (!found) throw new Error("The learner is gone.");
      return found.person;
    };
    const places = ({ entries }: Pick<Board, "entries">) =>
      entries.map(({ name, rank }) => [name, rank]);

    it("share a rank among equals and rank the next after all of them; who was first stands first", async () => {
      const [ann, ben, cem, dora] = await Promise.all(
        ["Ann", "Ben", "Cem", "Dora"].map((name) => server.signUp({ name })),
      );
      if (!ann || !ben || !cem || !dora) throw new Error("Four learners are needed.");
      await award(ann, 70, new Date(now.getTime() - 1_000));
      await award(ben, 70, new Date(now.getTime() - 2_000));
      await award(cem, 90);
      await award(dora, 50);
      const read = await board(ann);
      expect(places(read)).toEqual([
        ["Cem", 1],
        ["Ben", 2],
        ["Ann", 2],
        ["Dora", 4],
      ]);
      expect(read).toMatchObject({ people: 4, page: 1, pages: 1, own: { name: "Ann", rank: 2 } });
      expect(read.neighbours).toEqual([]);
      expect(read.rules.length).toBeGreaterThan(2);
      const older = await ann.call<Output<"getLeaderboard">>("GET", "/users/leaderboard");
      expect(older.body).toEqual(read.entries);
    });

    it("begin with nobody", async () => {
      const learner = await server.signUp();
      expect(await board(learner, "page=7")).toMatchObject({
        people: 0,
        page: 1,
        pages: 1,
        entries: [],
        own: null,
        neighbours: [],
        shownAs: expect.any(String),
      });
      expect((await learner.call("GET", "/users/leaderboard")).body).toEqual([]);
    });

    it("count what a completed case brings, on all three", async () => {
      const learner = await server.signUp();
      await completeCase(learner, 8);
      const own = (await board(learner)).own;
      for (const period of ["week", "month", "all"]) {
        const read = await board(learner, `period=${period}`);
        expect(read.entries).toEqual([own]);
        expect(own).toMatchObject({ rank: 1, casesCompleted: 1, averageScore: 80, studyHours: 2 });
      }
      const { body } = await learner.call<Output<"getStats">>("GET", "/users/stats");
      expect(own?.totalScore).toBe(body.totalScore);
    });

    it("tell this week, this month and all time apart, and say when they end", async () => {
      const learner = await server.signUp();
      await award(learner, 80, new Date("2026-03-30T12:00:00Z"));
      const person = await personOf(learner);
      const at = async (period: "week" | "month" | "all", when: string) => {
        const query = { period, scope: "everyone", page: 1 } as const;
        const read = await server.services.boards.page(person, query, new Date(when));
        return [read.own?.totalScore ?? null, read.startsOn, read.endsOn];
      };
      expect(await at("week", "2026-04-05T23:59:59Z")).toEqual([80, "2026-03-30", "2026-04-06"]);
      expect(await at("week", "2026-04-06T00:00:00Z")).toEqual([null, "2026-04-06", "2026-04-13"]);
      expect(await at("month", "2026-03-31T23:00:00Z")).toEqual([80, "2026-03-01", "2026-04-01"]);
      expect(await at("month", "2026-04-01T00:00:00Z")).toEqual([null, "2026-04-01", "2026-05-01"]);
      expect(await at("all", "2027-05-01T00:00:00Z")).toEqual([80, null, null]);
    });

    it("of a specialization and of one's own institution hold their own people", async () => {
      const join = async (name: string, specialization: string, institutionName: string) => {
        const learner = await server.signUp({ name });
        await learner.call("PUT", "/users/update", { specialization, institutionName });
        await award(learner, 50);
        return learner;
      };
      const ann = await join("Ann", "Cardiology", "St  Jude's Hospital ");
      await join("Ben", "Cardiology", "Elsewhere");
      const cem = await join("Cem", "", "st jude's hospital");
      const dora = await join("Dora", "", "");
      const names = ({ entries }: Board) => entries.map(({ name }) => name).sort();
      expect(await board(ann, "scope=specialization")).toMatchObject({
        of: "Cardiology",
        people: 2,
        own: { rank: 1 },
      });
      const other = await board(ann, "scope=specialization&specialization=Neurology");
      expect(other).toMatchObject({ of: "Neurology", people: 0, own: null, neighbours: [] });
      const asked = await board(dora, "scope=specialization&specialization=Cardiology");
      expect(names(asked)).toEqual(["Ann", "Ben"]);
      expect(asked.own).toBeNull();
      const ours = await board(cem, "scope=institution");
      expect(names(ours)).toEqual(["Ann", "Cem"]);
      expect(ours.of).toBe("st jude's hospital");
      for (const scope of ["institution", "specialization"]) {
        expect(await dora.call("GET", `/leaderboard?scope=${scope}`)).toMatchObject({
          status: 400,
          body: { code: "invalid_input", message: expect.stringContaining("profile") },
        });
      }
      await cem.call("PUT", "/users/update", { institutionName: "Elsewhere" });
      expect(names(await board(cem, "scope=institution"))).toEqual(["Ben", "Cem"]);
      expect(names(await board(ann, "scope=institution"))).toEqual(["Ann"]);
    });

    it("show a pseudonym without the institution, and nobody who is hidden", async () => {
      const [ann, ben, cem] = [
        await server.signUp({ name: "Ann" }),
        await server.signUp({ name: "Ben" }),
        await server.signUp({ name: "Cem" }),
      ];
      for (const [index, learner] of [ann, ben, cem].entries()) {
        await learner.call("PUT", "/users/update", { institutionName: "St Jude's" });
        await award(learner, 90 - index * 10);
      }
      await ann.call("PUT", "/users/update", { leaderboardVisibility: "pseudonym" });
      await ben.call("PUT", "/users/update", { leaderboardVisibility: "hidden" });
      const seen = await board(cem, "scope=institution");
      expect(seen.entries.map((entry) => [entry.rank, entry.name, entry.institutionName])).toEqual([
        [1, "Learner", ""],
        [2, "Cem", "St Jude's"],
      ]);
      expect(seen.people).toBe(2);
      await ann.call("PUT", "/users/update", { pseudonym: "Night owl" });
      const own = await board(ann);
      expect(own).toMatchObject({
        shownAs: "Night owl",
        own: { name: "Night owl", institutionName: "St Jude's" },
      });
      expect(JSON.stringify((await board(cem)).entries)).not.toMatch(/Ann|Ben/);

      const hidden = await board(ben);
      expect(hidden).toMatchObject({ shownAs: null, own: { name: "Ben", rank: 2 } });
      expect(hidden.entries.some(({ isCurrentUser }) => isCurrentUser)).toBe(false);
      expect(hidden.neighbours.map(({ name, rank }) => [name, rank])).toEqual([
        ["Night owl", 1],
        ["Ben", 2],
        ["Cem", 2],
      ]);
      await ben.call("PUT", "/users/update", { leaderboardVisibility: "name" });
      expect(places(await board(cem))).toEqual([
        ["Night owl", 1],
        ["Ben", 2],
        ["Cem", 3],
      ]);
    });

    it("answer every page, rank and neighbour as a slow sort of all would", async () => {
      const { db } = server.database;
      const learner = await server.signUp({ name: "Me" });
      await award(learner, 77);
      // 260 people with ties of all sizes, over several wide steps and in a few seconds.
      await db.execute(sql`
        with people as (
          insert into users (id, email, name, password_hash, specialization, created_at)
          select gen_random_uuid(), 'crowd' || n || '@example.org', 'Crowd ' || n, '-', 'Other', now()
          from generate_series(1, 260) as n returning id, substring(name from 7)::int as n
        )
        insert into standings
          (period, starts_on, user_id, points, cases, percent_sum, specialization, reached_at)
        select 'all', '1970-01-01', id, case when n % 3 = 0 then 77 else (n * n) % 401 end, 1, 60,
          'Other', now() + (n % 7) * interval '1 second' from people`);
      await db.delete(standingCounts);
      await db.execute(
        sql`insert into standing_counts ${slowCounts(sql`select * from standings`)}`,
      );
      const sorted = (await db.query.standings.findMany())
        .filter(({ period }) => period === "all")
        .sort(
          (a, b) =>
            b.points - a.points ||
            Number(a.reachedAt) - Number(b.reachedAt) ||
            (a.userId < b.userId ? -1 : 1),
        );
      const expected = sorted.map(({ userId, points }) => [
        userId,
        1 + sorted.filter((other) => other.points > points).length,
      ]);
      const found: unknown[] = [];
      for (let page = 1; page <= 6; page += 1) {
        const read = await board(learner, `period=all&page=${page}`);
        expect(read).toMatchObject({ people: 261, pages: 6, page });
        found.push(...read.entries.map(({ _id, rank }) => [_id, rank]));
        const own = sorted.findIndex(({ userId }) => userId === learner.id);
        const isOnPage = Math.floor(own / 50) === page - 1;
        expect(read.neighbours.map(({ _id, rank }) => [_id, rank])).toEqual(
          isOnPage ? [] : expected.slice(Math.max(0, own - 2), own + 3),
        );
        expect(read.own?.rank).toBe(expected[own]?.[1]);
      }
      expect(found).toEqual(expected);
      expect((await board(learner, "period=all&page=99")).page).toBe(6);
      const top = await learner.call<Output<"getLeaderboard">>(
        "GET",
        "/users/leaderboard?period=all",
      );
      expect(top.body.slice(0, 100).map(({ _id, rank }) => [_id, rank])).toEqual(
        expected.slice(0, 100),
      );
      expect(top.body.at(-1)).toMatchObject({ isCurrentUser: true });
    });

    it("forget weeks and months before the last ones, and nothing else", async () => {
      const learner = await server.signUp();
      for (const days of [0, 7, 20, 45, 100]) await award(learner, 10, new Date(+now - days * day));
      await server.services.boards.dropEnded(now);
      const kept = await server.database.db.query.standings.findMany();
      expect(kept.filter(({ period }) => period === "week")).toHaveLength(2);
      expect(kept.filter(({ period }) => period === "month").length).toBeLessThan(4);
      expect(kept.find(({ period }) => period === "all")).toMatchObject({ points: 50, cases: 5 });
      expect((await board(learner, "period=all")).own).toMatchObject({ totalScore: 50 });
      const [{ weeks } = { weeks: 0 }] = await server.database.db
        .select({ weeks: sql<number>`count(distinct starts_on)::int` })
        .from(standingCounts)
        .where(sql`period = 'week'`);
      expect(weeks).toBe(2);
    });

    it("refuse what is no board", async () => {
      const learner = await server.signUp();
      for (const query of ["period=year", "scope=city", "page=0", "specialization=Alchemy"])
        expect((await learner.call("GET", `/leaderboard?${query}`)).status).toBe(400);
    });
  });
};
