import type { BoardScope } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Period } from "../progress/periods.ts";

/** One leaderboard: a period, and whose it is. */
export interface BoardKey {
  readonly period: Period;
  readonly startsOn: string;
  readonly scope: BoardScope;
  /** The specialization, or the key of the institution; empty for everyone. */
  readonly of: string;
}

/** What of a person decides on which boards they stand. */
export interface Belonging {
  /** False for who does not want to be on any. */
  readonly listed: boolean;
  readonly specialization: string;
  readonly institutionKey: string;
}

/** Under what an institution's people are gathered: its name, whatever its case, spacing and way of composing letters. */
export const institutionKey = (name: string): string =>
  name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

export const belongingOf = (
  person: Pick<Person, "leaderboardVisibility" | "specialization" | "institutionName">,
): Belonging => ({
  listed: person.leaderboardVisibility !== "hidden",
  specialization: person.specialization,
  institutionKey: institutionKey(person.institutionName),
});

/** The name under which a board's counts are kept. */
export const boardName = ({ scope, of }: Pick<BoardKey, "scope" | "of">): string =>
  scope === "everyone" ? scope : `${scope}:${of}`;

/** The names of the boards that somebody stands on: none for who is hidden, nor of what is not given. */
export const boardNames = ({ listed, specialization, institutionKey }: Belonging): string[] => {
  if (!listed) return [];
  return [
    boardName({ scope: "everyone", of: "" }),
    ...(specialization === "" ? [] : [boardName({ scope: "specialization", of: specialization })]),
    ...(institutionKey === "" ? [] : [boardName({ scope: "institution", of: institutionKey })]),
  ];
};
