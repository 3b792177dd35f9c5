import type { CompiledCase } from "@anamnesis/cases";
import type { Database } from "../../src/db/database.ts";
import { awards, caseVersions, sessions } from "../../src/db/schema.ts";
import { keepAchievements } from "../../src/progress/achievement-keeping.ts";
import { listAwardsOfCase, type Award } from "../../src/progress/achievement-store.ts";

/** Keeps a version of a case under a hash of its own, for sessions to refer to. */
export const keepVersion = async (
  db: Database,
  hash: string,
  compiled: CompiledCase,
): Promise<void> => {
  await db
    .insert(caseVersions)
    .values({ hash, caseId: compiled.id, snapshot: compiled, createdAt: new Date() })
    .onConflictDoNothing();
};

type Given = Pick<typeof sessions.$inferInsert, "userId" | "caseId" | "caseHash" | "moduleId"> &
  Partial<typeof sessions.$inferInsert>;

/** A bare session, with what a test wants of it. Answers its id. */
export const insertBareSession = async (db: Database, given: Given): Promise<string> => {
  const id = crypto.randomUUID();
  const createdAt = given.createdAt ?? new Date();
  await db.insert(sessions).values({
    seed: 1,
    patientState: {},
    emotionalState: "calm",
    told: [],
    messageCount: 1,
    updatedAt: createdAt,
    ...given,
    id,
    createdAt,
  });
  return id;
};

/** A marked session, counted for the achievements as the server counts one. */
export const insertPlayed = (
  db: Database,
  given: Pick<Award, "userId" | "caseId" | "moduleId" | "percent" | "localDay"> & Partial<Award>,
  caseHash: string,
): Promise<Award> =>
  db.transaction(async (tx) => {
    const { userId, caseId, moduleId } = given;
    const completedAt = given.completedAt ?? new Date(`${given.localDay}T12:00:00Z`);
    const sessionId = await insertBareSession(tx, {
      userId,
      caseId,
      caseHash,
      moduleId,
      createdAt: completedAt,
      completedAt,
    });
    const sameCase = await listAwardsOfCase(tx, userId, caseId);
    const award = {
      level: "Beginner",
      reason: sameCase.length > 0 ? "repeat" : "first",
      questioningPercent: given.percent,
      diagnosisPercent: given.percent,
      treatmentPercent: given.percent,
      points: 0,
      seconds: 60,
      traits: null,
      analyzedAt: new Date(),
      ...given,
      completedAt,
      sessionId,
    } as const;
    await tx.insert(awards).values(award);
    await keepAchievements(tx, award, sameCase);
    return award;
  });
