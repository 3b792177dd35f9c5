import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { JournalState } from "@anamnesis/contract";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

export const moduleRatings = pgTable(
  "module_ratings",
  {
    moduleId: text("module_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rating: integer("rating").notNull(),
    ratedAt: instant("rated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.userId] })],
);

export const journals = pgTable("journals", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  state: jsonb("state").$type<JournalState>().notNull(),
  savedAt: instant("saved_at").notNull(),
});
