import { operations } from "@anamnesis/contract";
import { ApiFailure } from "../../http/api-failure.ts";
import { handler } from "../../http/handler.ts";
import { version } from "../../version.ts";

export const getHealth = handler(operations.getHealth, async ({ database, library }) => {
  try {
    await database.ping();
  } catch {
    throw new ApiFailure("unavailable", "The database does not answer.");
  }
  return {
    status: "ok" as const,
    database: database.kind,
    cases: library.cases.length,
    version,
  };
});
