import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";
import { version } from "../../version.ts";
import { pingOrFail } from "./ping.ts";

export const getHealth = handler(operations.getHealth, async ({ database, library }) => {
  await pingOrFail(database);
  return {
    status: "ok" as const,
    database: database.kind,
    cases: library.cases.length,
    version,
  };
});
