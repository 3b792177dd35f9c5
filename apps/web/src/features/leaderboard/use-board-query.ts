import type { BoardScope, boardPageSize as contractPageSize } from "@anamnesis/contract";
import { useSearchParams } from "react-router";
import { leaderboardPeriods, specializations } from "virtual:contract";
import { boardScopes } from "@/texts/leaderboard.ts";

/** The contract itself stays out of the first load; its type holds the figure. */
export const boardPageSize: typeof contractPageSize = 50;

type Period = (typeof leaderboardPeriods)[number];
type Specialization = (typeof specializations)[number]["value"];

export interface BoardChoice {
  period: Period;
  scope: BoardScope;
  /** Of the scope of that name. */
  specialization: Specialization;
  /** From 1. */
  page: number;
}
const first = { period: "week", scope: "everyone", page: 1 } as const;

const specializationIn = (text: string | null): Specialization | undefined =>
  specializations.find(({ value }) => value === text)?.value;

/** Reads a board's address; what it does not say, or says wrongly, is the default: one's own specialization, else the first. */
export const boardChoiceOf = (query: URLSearchParams, ownSpecialization: string): BoardChoice => ({
  period: leaderboardPeriods.find((known) => known === query.get("period")) ?? first.period,
  scope: boardScopes.find((known) => known === query.get("scope")) ?? first.scope,
  specialization:
    specializationIn(query.get("specialization")) ??
    specializationIn(ownSpecialization) ??
    specializations[0].value,
  page: Math.max(1, Number.parseInt(query.get("page") ?? "", 10) || 1),
});

/** The address of a board: only what differs from the default stands in it. Another board begins at its first page. */
export const boardQueryOf = (
  choice: BoardChoice,
  change: Partial<BoardChoice>,
): URLSearchParams => {
  const { period, scope, specialization, page } = { ...choice, page: first.page, ...change };
  const query = new URLSearchParams();
  if (period !== first.period) query.set("period", period);
  if (scope !== first.scope) query.set("scope", scope);
  if (scope === "specialization") query.set("specialization", specialization);
  if (page !== first.page) query.set("page", String(page));
  return query;
};

/** Which board is shown, kept in the address. */
export function useBoardQuery(ownSpecialization: string) {
  const [query, setQuery] = useSearchParams();
  const choice = boardChoiceOf(query, ownSpecialization);
  return {
    choice,
    change: (change: Partial<BoardChoice>): void =>
      setQuery(boardQueryOf(choice, change), { replace: true, preventScrollReset: true }),
    /** The address of another page of this board. */
    pageHref: (page: number): string => `?${boardQueryOf(choice, { page })}`,
  };
}
