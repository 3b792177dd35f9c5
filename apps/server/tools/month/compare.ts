import type { CompiledCase } from "@anamnesis/cases";
import { masteredPercent } from "@anamnesis/contract";
import { eq } from "drizzle-orm";
import type { DatabaseHandle } from "../../src/db/database.ts";
import { caseSchedules, recallCards } from "../../src/db/schema.ts";
import type { Plan } from "./plan.ts";
import type { Played } from "./play.ts";
import { badgesOf } from "./slow-badges.ts";
import { compareBoards } from "./compare-boards.ts";
import type { Ledger } from "./ledger.ts";
import { livesOf, streaksOf, sum, type Life } from "./slow-figures.ts";
import { cardsOf, caseDues, skillsOf } from "./slow-learning.ts";
import { recommendationsOf } from "./slow-recommendations.ts";

/** How many figures of a kind were compared, and those that were not the same. */
export interface Comparison {
  readonly counts: ReadonlyMap<string, number>;
  readonly differences: readonly string[];
}

/** Compares everything that the services say at the end of a played month with a slow recomputation from its plan. */
export const compareMonth = async (
  plan: Plan,
  played: Played,
  database: DatabaseHandle,
  cases: readonly CompiledCase[],
): Promise<Comparison> => {
  const counts = new Map<string, number>();
  const differences: string[] = [];
  const ledger: Ledger = {
    same(kind, what, kept, reckoned) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const [a, b] = [JSON.stringify(kept), JSON.stringify(reckoned)];
      if (a !== b) differences.push(`${kind}: ${what}: kept ${a}, reckoned ${b}`);
    },
  };
  const lives = livesOf(plan, cases);
  for (const life of lives) {
    if (life.hasLeft) continue;
    await compareFigures(ledger, life, played, plan.end);
    await compareLearning(ledger, life, played, database, plan.end, cases);
  }
  await compareBoards(ledger, lives, played, plan.end);
  return { counts, differences };
};

const percentMean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(sum(values) / values.length);

const compareFigures = async (
  ledger: Ledger,
  life: Life,
  { services, person: find }: Played,
  now: Date,
): Promise<void> => {
  const person = await find(life.person);
  const { achievements, ...stats } = await services.progress.stats(person, now);
  const { completed } = life;
  const percents = completed.map(({ percent }) => percent);
  const streaks = streaksOf(life, now);
  ledger.same("figures", person.name, stats, {
    casesCompleted: completed.length,
    averageScore: percentMean(percents),
    bestScore: percents.length > 0 ? Math.max(...percents) : null,
    studyHours: Math.round(completed.length * 1.5),
    currentStreak: streaks.current,
    longestStreak: streaks.longest,
    totalScore: sum(completed.map(({ points }) => points)),
  });
  const slow = badgesOf(completed);
  for (const { id, level, levels, progress, goal } of achievements) {
    const badge = slow.get(id);
    const earnedAt = badge?.earnedAt ?? [];
    ledger.same(
      "achievements",
      `${person.name}, ${id}`,
      [level, levels.map((one) => one.earnedAt), progress],
      [
        earnedAt.filter((at) => at !== null).length,
        earnedAt.map((at) => at?.toISOString() ?? null),
        Math.min(goal, badge?.reached ?? -1),
      ],
    );
  }
  ledger.same("achievements", `${person.name}, how many`, achievements.length, slow.size);
  for (const { moduleId, completedCases, masteredCases } of await services.progress.moduleProgress(
    person,
  )) {
    const ids = (least: number): number =>
      new Set(
        completed
          .filter((one) => one.moduleId === moduleId && one.percent >= least)
          .map(({ caseId }) => caseId),
      ).size;
    ledger.same(
      "modules",
      `${person.name}, ${moduleId}`,
      [completedCases, masteredCases],
      [ids(0), ids(masteredPercent)],
    );
  }
  const { total, average, best } = await services.history.summary(person);
  ledger.same(
    "history",
    person.name,
    [total, average, best],
    [life.begun, percentMean(percents), percents.length > 0 ? Math.max(...percents) : null],
  );
};

const compareLearning = async (
  ledger: Ledger,
  life: Life,
  { services, person: find, reviews }: Played,
  database: DatabaseHandle,
  now: Date,
  cases: readonly CompiledCase[],
): Promise<void> => {
  const person = await find(life.person);
  const slow = skillsOf(life.completed);
  const skills = await services.learning.skills(person);
  ledger.same("skills", `${person.name}, how many`, skills.length, slow.size);
  for (const { dimension, key, percent, sessions } of skills)
    ledger.same(
      "skills",
      `${person.name}, ${dimension} ${key}`,
      { percent, sessions },
      slow.get(`${dimension} ${key}`),
    );

  const own = reviews.filter((review) => review.person === life.person);
  const due = caseDues(life.completed);
  const schedules = await database.db
    .select()
    .from(caseSchedules)
    .where(eq(caseSchedules.userId, person.id));
  ledger.same("schedules", `${person.name}, how many`, schedules.length, due.size);
  for (const { caseId, dueAt } of schedules)
    ledger.same("schedules", `${person.name}, ${caseId}`, dueAt, due.get(caseId));

  const cards = cardsOf(life.completed, own);
  const kept = await database.db
    .select()
    .from(recallCards)
    .where(eq(recallCards.userId, person.id));
  ledger.same("cards", `${person.name}, how many`, kept.length, cards.length);
  for (const { caseId, itemId, dueAt } of kept)
    ledger.same(
      "cards",
      `${person.name}, ${caseId} ${itemId}`,
      dueAt,
      cards.find((card) => card.caseId === caseId && card.itemId === itemId)?.due,
    );
  const dueNow = cards.filter((card) => card.due <= now).length;
  ledger.same(
    "cards",
    `${person.name}, due`,
    await services.learning.dueCount(person, now),
    dueNow,
  );

  const recommended = await services.learning.recommend(person, { now });
  ledger.same(
    "recommendations",
    person.name,
    recommended.map(({ kind, patient }) => [kind, patient.name]),
    recommendationsOf(life, now, cases).map(({ kind, compiled }) => [kind, compiled.person.name]),
  );
};
