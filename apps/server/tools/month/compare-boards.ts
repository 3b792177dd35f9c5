import { boardPageSize, leaderboardPeriods, specializations } from "@anamnesis/contract";
import type { Ledger } from "./ledger.ts";
import type { Played } from "./play.ts";
import { boardOf, type Life, type SlowStanding } from "./slow-figures.ts";

type Period = (typeof leaderboardPeriods)[number];

/** Every page of every board, and each learner's own rank on theirs. */
export const compareBoards = async (
  ledger: Ledger,
  lives: readonly Life[],
  played: Played,
  now: Date,
): Promise<void> => {
  for (const period of leaderboardPeriods) {
    for (const life of lives)
      if (!life.hasLeft) await compareOwn(ledger, life, lives, played, period, now);
    for (const specialization of [null, ...specializations.map(({ value }) => value)])
      await comparePages(ledger, specialization, lives, played, period, now);
  }
};

const keyOf = (institution: string): string =>
  institution.trim().replace(/\s+/g, " ").toLowerCase();

const compareOwn = async (
  ledger: Ledger,
  life: Life,
  lives: readonly Life[],
  { services, person: find }: Played,
  period: Period,
  now: Date,
): Promise<void> => {
  const person = await find(life.person);
  const institution = keyOf(life.institutionName);
  const scopes = [
    { scope: "everyone", belongs: () => true },
    {
      scope: "institution",
      belongs: (other: Life) => institution !== "" && keyOf(other.institutionName) === institution,
    },
  ] as const;
  // Where somebody hidden would stand is where they stood if they were listed.
  const shown = lives.map((other): Life =>
    other === life ? { ...life, visibility: "name" } : other,
  );
  for (const { scope, belongs } of scopes) {
    if (scope === "institution" && institution === "") continue;
    const slow = boardOf(shown, period, now, belongs).find(
      (row) => row.life.person === life.person,
    );
    const { own } = await services.boards.page(person, { period, scope, page: 1 }, now);
    const kept = own && [own.rank, own.totalScore, own.casesCompleted, own.averageScore];
    ledger.same(
      "own ranks",
      `${person.name}, ${period}, ${scope}`,
      kept,
      slow ? figuresOf(slow) : null,
    );
  }
};

const comparePages = async (
  ledger: Ledger,
  specialization: (typeof specializations)[number]["value"] | null,
  lives: readonly Life[],
  { services, person: find, ids }: Played,
  period: Period,
  now: Date,
): Promise<void> => {
  const reader = await find(lives.find(({ hasLeft }) => !hasLeft)?.person ?? 0);
  const board = boardOf(
    lives,
    period,
    now,
    (life) => specialization === null || life.specialization === specialization,
  );
  const name = `${period}, ${specialization ?? "everyone"}`;
  const pages = Math.max(1, Math.ceil(board.length / boardPageSize));
  for (let page = 1; page <= pages; page += 1) {
    const query =
      specialization === null
        ? { period, scope: "everyone" as const, page }
        : { period, scope: "specialization" as const, specialization, page };
    const read = await services.boards.page(reader, query, now);
    const rows = board.slice((page - 1) * boardPageSize, page * boardPageSize);
    ledger.same(
      "boards",
      `${name}, size of page ${page}`,
      [read.people, read.pages, read.entries.length],
      [board.length, pages, rows.length],
    );
    read.entries.forEach((entry, at) => {
      const row = rows[at];
      ledger.same(
        "boards",
        `${name}, place ${at + 1} of page ${page}`,
        [entry._id, entry.rank, entry.totalScore, entry.casesCompleted, entry.averageScore],
        row && [ids[row.life.person], ...figuresOf(row)],
      );
    });
  }
};

const figuresOf = ({ rank, points, cases, average }: SlowStanding): readonly number[] => [
  rank,
  points,
  cases,
  average,
];
