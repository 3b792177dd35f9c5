import { leaderboardPeriods, type FinalDiagnosisReport } from "@anamnesis/contract";
import type { Database } from "../db/database.ts";
import { reachedBadges } from "./achievements.ts";
import { periodStart } from "./periods.ts";
import { dayIn } from "./streak.ts";
import * as store from "./store.ts";

/** The session that was marked. */
interface MarkedSession {
  readonly id: string;
  readonly userId: string;
  readonly caseId: string;
  readonly moduleId: string;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/**
 * Writes what a marked session is worth, in the transaction that stores its report: the award, the standings of its
 * periods, new badges. Points are what the session adds to the person's best percent in that case, so that a total is
 * the sum of the best results and cannot be raised by repeating an easy case. The person's row must be locked.
 */
export const countAward = async (
  tx: Database,
  session: MarkedSession,
  report: FinalDiagnosisReport,
): Promise<void> => {
  const { id, userId, caseId, moduleId, createdAt } = session;
  const completedAt = session.completedAt ?? createdAt;
  const before = await store.listAwards(tx, userId);
  const best = Math.max(
    0,
    ...before.filter((award) => award.caseId === caseId).map(({ percent }) => percent),
  );
  const percent = wholePercent(report.overallScore);
  const timeZone = await store.timeZoneOf(tx, userId);
  const award: store.Award = {
    sessionId: id,
    userId,
    caseId,
    moduleId,
    level: "Beginner",
    reason: before.some((award) => award.caseId === caseId) ? "repeat" : "first",
    percent,
    questioningPercent: wholePercent(report.questioningScore),
    diagnosisPercent: wholePercent(report.diagnosisScore),
    treatmentPercent: wholePercent(report.treatmentScore),
    points: Math.max(0, percent - best),
    seconds: Math.round((completedAt.getTime() - createdAt.getTime()) / 1000),
    completedAt,
    traits: null,
    localDay: dayIn(timeZone, completedAt),
    analyzedAt: new Date(report.analyzedAt),
  };
  if (!(await store.insertAward(tx, award))) return;
  for (const period of leaderboardPeriods) {
    const startsOn = periodStart(period, completedAt);
    await store.addToStanding(tx, { period, startsOn, userId, points: award.points, percent });
  }
  const completions = [...before, award].sort(
    (a, b) => Number(a.completedAt) - Number(b.completedAt),
  );
  await store.insertAchievements(tx, userId, reachedBadges(completions, timeZone), completedAt);
};

/** A score of 0 to 10 as a whole percent. */
const wholePercent = (score: number): number => Math.round(score * 10);
