import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** When a case was first in this installation's library: the patient's `createdAt`. */
export const knownCases = pgTable("known_cases", {
  id: text("id").primaryKey(),
  firstSeenAt: instant("first_seen_at").notNull(),
});

/** Cases as sessions were started with them, so that an edit to the library never changes a running session. */
export const caseVersions = pgTable("case_versions", {
  hash: text("hash").primaryKey(),
  caseId: text("case_id").notNull(),
  snapshot: jsonb("snapshot").$type<unknown>().notNull(),
  createdAt: instant("created_at").notNull(),
});
