import type { Achievement } from "@anamnesis/contract";
import { achievementList } from "./achievement-list.ts";
import { followPast, isWorked, type Past, type Played } from "./achievement-measures.ts";

/** How far a person has come with each achievement, by its id; not cut off at the last goal. */
export type Reached = ReadonlyMap<string, number>;

/** A level that was reached, the first being 1. */
export interface EarnedLevel {
  readonly achievementId: string;
  readonly level: number;
}

/** What is reached once one more session is counted. */
export const advance = (reached: Reached, session: Played, past: Past): Reached =>
  new Map(
    achievementList.map(({ id, measure }) => {
      const before = reached.get(id) ?? 0;
      return [id, isWorked(session) ? measure(before, session, past) : before];
    }),
  );

/** What all of a person's sessions reached, in the order in which they were marked. */
export const recount = (sessions: readonly Played[]): Reached => {
  const pastOf = followPast();
  return sessions.reduce<Reached>(
    (reached, session) => advance(reached, session, pastOf(session)),
    new Map(achievementList.map(({ id }) => [id, 0])),
  );
};

/** Whether something was kept for every achievement that there is now. */
export const isComplete = (reached: Reached): boolean =>
  achievementList.every(({ id }) => reached.has(id));

/** Every level whose goal is reached, in a fixed order. */
export const levelsReached = (reached: Reached): readonly EarnedLevel[] =>
  achievementList.flatMap(({ id, goals }) =>
    goals.flatMap((goal, index) =>
      (reached.get(id) ?? 0) >= goal ? [{ achievementId: id, level: index + 1 }] : [],
    ),
  );

/** Every achievement with how far the person has come; what was earned once stays earned. */
export const achievementsOf = (
  reached: Reached,
  earned: readonly (EarnedLevel & { readonly earnedAt: Date })[],
): Achievement[] =>
  achievementList.map(({ id, name, group, goals, describe }) => {
    const own = earned.filter(({ achievementId }) => achievementId === id);
    const levels = goals.map((goal, index) => ({
      goal,
      description: describe(goal),
      earnedAt: own.find(({ level }) => level === index + 1)?.earnedAt.toISOString() ?? null,
    }));
    const level = levels.findLastIndex(({ earnedAt }) => earnedAt !== null) + 1;
    const goal = goals[Math.min(level, goals.length - 1)] ?? 0;
    return {
      id,
      name,
      description: describe(goal),
      group,
      level,
      levels,
      earned: level > 0,
      earnedAt: levels[level - 1]?.earnedAt ?? null,
      progress: level === goals.length ? goal : Math.min(goal, reached.get(id) ?? 0),
      goal,
    };
  });
