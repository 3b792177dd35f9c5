import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getStats = handler(operations.getStats, async ({ progress }, { person, now }) =>
  progress.stats(person, now),
);
