import { eq } from "drizzle-orm";
import type { JournalState } from "@anamnesis/contract";
import type { Database } from "../db/database.ts";
import { journals } from "../db/schema.ts";

export interface Journal {
  find(userId: string): Promise<JournalState>;
  save(userId: string, state: JournalState, now: Date): Promise<void>;
}

const empty: JournalState = {
  following: [],
  subscribedEmail: "",
  draft: { title: "", category: "", body: "" },
};

/** What the journal page remembers for a person; empty until something was saved. */
export const journal = (db: Database): Journal => ({
  async find(userId) {
    const [row] = await db.select().from(journals).where(eq(journals.userId, userId));
    return row?.state ?? empty;
  },
  async save(userId, state, now) {
    await db
      .insert(journals)
      .values({ userId, state, savedAt: now })
      .onConflictDoUpdate({ target: journals.userId, set: { state, savedAt: now } });
  },
});
