import type { ContestedItem } from "@anamnesis/contract";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema.ts";

const most = 1_000;

/** What was contested, newest first, of one case or of all; nothing in it says by whom. */
export const listContested = async (
  db: Database,
  caseId: string | undefined,
): Promise<ContestedItem[]> => {
  const rows = await db
    .select({ caseId: sessions.caseId, contests: sessions.contests })
    .from(sessions)
    .where(
      and(
        isNotNull(sessions.contests),
        caseId === undefined ? undefined : eq(sessions.caseId, caseId),
      ),
    )
    .orderBy(desc(sessions.completedAt))
    .limit(most);
  return rows
    .flatMap((row) =>
      (row.contests ?? []).map(({ pointed, points: _, ...contest }) => ({
        ...contest,
        caseId: row.caseId,
        where: pointed.where,
      })),
    )
    .sort((a, b) => b.contestedAt.localeCompare(a.contestedAt))
    .slice(0, most);
};

/** The list as whoever keeps the cases reads it: by case and mark, the most contested first, with the words that were pointed to. */
export const contestedText = (items: readonly ContestedItem[]): string => {
  if (items.length === 0) return "Nothing has been contested.";
  const byMark = new Map<string, ContestedItem[]>();
  for (const item of items) {
    const mark = `${item.caseId}  ${item.itemId}`;
    byMark.set(mark, [...(byMark.get(mark) ?? []), item]);
  }
  const marks = [...byMark].sort(([, a], [, b]) => b.length - a.length);
  const lines = marks.flatMap(([mark, own]) => [
    `${mark}  ${own[0]?.label ?? ""}`,
    ...own.map(
      ({ outcome, where, quoted, contestedAt, examinerVersion }) =>
        `  ${contestedAt.slice(0, 10)}  ${outcome.padEnd(9)}  ${where === "card" ? "on the card" : quoted.replace(/\s+/g, " ")}  (examiner ${examinerVersion})`,
    ),
    "",
  ]);
  const open = items.filter(({ outcome }) => outcome !== "accepted").length;
  return [
    `${items.length} contested, ${open} of them not wholly accepted on the second reading.`,
    "",
    ...lines,
  ].join("\n");
};
