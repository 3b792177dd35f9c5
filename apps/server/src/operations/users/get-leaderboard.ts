import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getLeaderboard = handler(
  operations.getLeaderboard,
  async ({ boards }, { person, query, now }) => boards.top(person, query.period, now),
);
