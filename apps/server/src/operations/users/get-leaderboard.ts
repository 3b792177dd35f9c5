import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getLeaderboard = handler(
  operations.getLeaderboard,
  async ({ progress }, { person, query, now }) => progress.leaderboard(person, query.period, now),
);
