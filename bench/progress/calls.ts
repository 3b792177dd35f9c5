import type { BoardScope } from "@anamnesis/contract";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { Person } from "../../apps/server/src/accounts/person.ts";
import { standings, users } from "../../apps/server/src/db/schema.ts";
import { getDashboard } from "../../apps/server/src/operations/users/get-dashboard.ts";
import type { Services } from "../../apps/server/src/services.ts";
import { giveAward, keepCaseOfAwards } from "../../apps/server/tests/support/awards.ts";
import { crowdId, type Size } from "./fill.ts";

type Call = (n: number) => Promise<unknown>;
/** So many people of the crowd ask, in turn. */
const askers = 60;

/** The calls that are timed, by name: the services behind the operations, as they are called for a page. */
export const timedCalls = async (
  services: Services,
  { people }: Size,
  veteran: Person,
): Promise<ReadonlyMap<string, Call>> => {
  const { boards, history, progress } = services;
  const { db } = services.database;
  const now = new Date();
  const crowd = await findPeople(services, (n) => crowdId((n * 7919) % people));
  const anybody = (n: number): Person => crowd[n % crowd.length] ?? veteran;
  const last = await lastOfAll(services);
  const anyLast = (n: number): Person => last[n % last.length] ?? veteran;
  const board = (
    person: Person,
    page: number,
    scope: BoardScope = "everyone",
    period: "week" | "month" | "all" = "all",
  ) => boards.page(person, { period, scope, page }, now);
  const { pages } = await board(veteran, 1);
  const member = (n: number): Person => ({
    ...anybody(n),
    specialization: "Neurology",
    institutionName: `Institution ${n % 300}`,
  });
  const ofSpecialization = await board(member(0), 1, "specialization");

  const all = { q: "", specialization: "all", time: "all", limit: 30 } as const;
  const deep = await cursorAfter(services, veteran, 4_500);
  const name = services.library.cases[7]?.patient.name.split(" ").at(-1) ?? "";
  await keepCaseOfAwards(db);

  return new Map<string, Call>([
    // What the machine and the way to the database take by themselves, with whatever else is running.
    ["nothing (select 1)", () => db.execute(sql`select 1`)],
    ["board, page 1, this week", (n) => board(anybody(n), 1, "everyone", "week")],
    ["board, page 1, all time", (n) => board(anybody(n), 1)],
    ["board, a middle page", (n) => board(anybody(n), 1 + ((n * 7919) % pages))],
    ["board, the last page", (n) => board(anybody(n), pages)],
    ["board, own rank at the bottom", (n) => board(anyLast(n), 1)],
    ["board, last page of this month", (n) => board(anybody(n), 100_000, "everyone", "month")],
    ["board of a specialization", (n) => board(member(n), 1, "specialization")],
    [
      "board of a specialization, a middle page",
      (n) => board(member(n), 1 + ((n * 7919) % ofSpecialization.pages), "specialization"),
    ],
    ["board of an institution", (n) => board(member(n), 1, "institution")],
    ["leaderboard of old clients", (n) => boards.top(anybody(n), "all", now)],
    ["dashboard, 5,000 sessions", () => dashboard(services, veteran, now)],
    ["dashboard, 10 sessions", (n) => dashboard(services, anybody(n), now)],
    ["statistics, 5,000 sessions", () => progress.stats(veteran, now)],
    ["history, first page", () => history.page(veteran, all, now)],
    ["history, page 150", () => history.page(veteran, { ...all, cursor: deep }, now)],
    ["history, search for a name", () => history.page(veteran, { ...all, q: name }, now)],
    [
      "history, a module this month",
      () => history.page(veteran, { ...all, specialization: "cardiology", time: "month" }, now),
    ],
    ["history, summary", () => history.summary(veteran)],
    [
      "an award counted (write)",
      (n) =>
        giveAward(db, {
          userId: anybody(n).id,
          points: n % 150,
          percent: n % 101,
          completedAt: new Date(),
        }),
    ],
  ]);
};

const dashboard = (services: Services, person: Person, now: Date): Promise<unknown> =>
  getDashboard.handle(services, {
    params: undefined,
    query: undefined,
    body: undefined,
    person,
    tokenHash: "",
    remember: () => Promise.resolve(),
    events: null as never,
    now,
  });

const findPeople = async (
  { database: { db } }: Services,
  id: (n: number) => ReturnType<typeof crowdId>,
): Promise<Person[]> => {
  const found: Person[] = [];
  for (let n = 1; n <= askers; n += 1) {
    const [person] = await db
      .select()
      .from(users)
      .where(sql`${users.id} = ${id(n)}`);
    if (person) found.push(person);
  }
  return found;
};

const lastOfAll = async ({ database: { db } }: Services): Promise<Person[]> => {
  const rows = await db
    .select({ person: users })
    .from(standings)
    .innerJoin(users, eq(users.id, standings.userId))
    .where(sql`${standings.period} = 'all'`)
    .orderBy(asc(standings.points), desc(standings.reachedAt))
    .limit(askers);
  return rows.map(({ person }) => person);
};

/** The cursor of a page so many sessions into somebody's history. */
const cursorAfter = async (
  { history }: Services,
  person: Person,
  sessions: number,
): Promise<string> => {
  let cursor: string | null = null;
  for (let at = 0; at < sessions; at += 100) {
    const page = await history.page(
      person,
      {
        q: "",
        specialization: "all",
        time: "all",
        limit: 100,
        ...(cursor === null ? {} : { cursor }),
      },
      new Date(),
    );
    cursor = page.nextCursor;
  }
  if (cursor === null) throw new Error("The history is shorter than it should be.");
  return cursor;
};
