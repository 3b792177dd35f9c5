import { operations } from "@anamnesis/contract";
import { ApiFailure } from "../../http/api-failure.ts";
import { handler } from "../../http/handler.ts";
import { pingOrFail } from "./ping.ts";

export const getReadiness = handler(operations.getReadiness, async ({ database }) => {
  await pingOrFail(database);
  if (!database.hasRoom())
    throw new ApiFailure("unavailable", "The disk is nearly full: nothing can be written.");
  return { status: "ready" as const };
});
