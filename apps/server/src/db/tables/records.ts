import { index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { XapiStatement } from "@anamnesis/contract";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/** xAPI statements that wait for the learning record store, where one is configured. */
export const statementOutbox = pgTable(
  "statement_outbox",
  {
    /** Of the statement too: sent twice, it is one. */
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    statement: jsonb("statement").$type<XapiStatement>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    notBefore: instant("not_before").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("statement_outbox_due").on(table.notBefore),
    index("statement_outbox_user").on(table.userId),
  ],
);
