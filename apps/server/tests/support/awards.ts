import { sql } from "drizzle-orm";
import { addPoints } from "../../src/boards/standings.ts";
import type { Database } from "../../src/db/database.ts";
import { awards, caseVersions, sessions } from "../../src/db/schema.ts";
import { lockUser } from "../../src/accounts/store.ts";

export interface GivenAward {
  readonly userId: string;
  readonly points: number;
  readonly percent: number;
  readonly completedAt: Date;
}

/** Keeps the case version to which the sessions of `giveAward` refer. */
export const keepCaseOfAwards = async (db: Database): Promise<void> => {
  await db
    .insert(caseVersions)
    .values({ hash: "given", caseId: "given", snapshot: {}, createdAt: new Date() })
    .onConflictDoNothing();
};

/** A marked session with the points that a test wants, counted as the server counts one. Nothing for who is gone. */
export const giveAward = (db: Database, given: GivenAward): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockUser(tx, given.userId))) return;
    const id = crypto.randomUUID();
    const { userId, percent, points, completedAt } = given;
    await tx.insert(sessions).values({
      id,
      userId,
      caseId: "given",
      caseHash: "given",
      moduleId: "cardiology",
      seed: 1,
      patientState: {},
      emotionalState: "calm",
      told: [],
      messageCount: 1,
      createdAt: completedAt,
      updatedAt: completedAt,
      completedAt,
    });
    await tx.insert(awards).values({
      sessionId: id,
      userId,
      caseId: "given",
      moduleId: "cardiology",
      percent,
      questioningPercent: percent,
      diagnosisPercent: percent,
      treatmentPercent: percent,
      points,
      seconds: 60,
      completedAt,
      localDay: completedAt.toISOString().slice(0, 10),
    });
    await addPoints(tx, given);
  });

/** Nobody, and nothing that was kept of anybody. */
export const emptyOfPeople = async (db: Database): Promise<void> => {
  await db.execute(sql`truncate users, standing_counts cascade`);
};
