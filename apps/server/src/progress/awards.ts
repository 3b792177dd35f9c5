import type { Encounter } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { addPoints } from "../boards/standings.ts";
import type { Database } from "../db/database.ts";
import { learnFrom } from "../learning/feed.ts";
import { keepAchievements } from "./achievement-keeping.ts";
import { listAwardsOfCase } from "./achievement-store.ts";
import { pointsFor } from "./points.ts";
import { dayIn } from "./streak.ts";
import * as store from "./store.ts";
import { traitsOf } from "./traits.ts";

/** A session that was marked just now, in the transaction that stores its report. */
export interface MarkedSession {
  readonly session: {
    readonly id: string;
    readonly userId: string;
    readonly caseId: string;
    readonly moduleId: string;
    readonly createdAt: Date;
    readonly completedAt: Date | null;
  };
  /** The version of the case that was played. */
  readonly compiled: CompiledCase;
  readonly encounter: Encounter;
  readonly report: FinalDiagnosisReport;
}

/**
 * Writes what a marked session is worth, in the transaction that stores its report: the award, once, and all that is kept
 * from awards. The person's row must be locked, so that of two sessions one is the first.
 */
export const countAward = async (tx: Database, marked: MarkedSession): Promise<void> => {
  const { id: sessionId, userId, caseId } = marked.session;
  const sameCase = await listAwardsOfCase(tx, userId, caseId);
  if (sameCase.some((award) => award.sessionId === sessionId)) return;
  const award = awardOf(marked, sameCase, await store.timeZoneOf(tx, userId));
  if (!(await store.insertAward(tx, award))) return;
  await keepAchievements(tx, award, sameCase);
  await learnFrom(tx, { ...marked, award });
  // Last: it locks counts that everybody shares.
  await addPoints(tx, award);
};

const awardOf = (
  { session, compiled, encounter, report }: MarkedSession,
  earlier: readonly store.Award[],
  timeZone: string,
): store.Award => {
  const completedAt = session.completedAt ?? session.createdAt;
  const percent = wholePercent(report.overallScore);
  const { level } = compiled;
  return {
    sessionId: session.id,
    userId: session.userId,
    caseId: session.caseId,
    moduleId: session.moduleId,
    level,
    reason: earlier.length > 0 ? "repeat" : "first",
    percent,
    questioningPercent: wholePercent(report.questioningScore),
    diagnosisPercent: wholePercent(report.diagnosisScore),
    treatmentPercent: wholePercent(report.treatmentScore),
    points: pointsFor({ percent, level }, earlier),
    seconds: Math.round((completedAt.getTime() - session.createdAt.getTime()) / 1000),
    completedAt,
    traits: traitsOf(report, compiled, encounter),
    localDay: dayIn(timeZone, completedAt),
    analyzedAt: new Date(report.analyzedAt),
  };
};

/** A score of 0 to 10 as a whole percent. */
const wholePercent = (score: number): number => Math.round(score * 10);
