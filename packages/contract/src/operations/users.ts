import { z } from "zod";
import {
  journalStateSchema,
  leaderboardPeriods,
  leaderboardSchema,
  updateProfileInputSchema,
  userSchema,
  userStatsSchema,
} from "../entities/user.ts";
import { operation } from "../operation.ts";

const area = "users";

export const updateProfile = operation({
  id: "update-profile",
  area,
  method: "PUT",
  path: "/users/update",
  auth: "user",
  status: 200,
  summary:
    "Change fields of one's own profile; another email address needs `currentPassword` as well",
  body: updateProfileInputSchema,
  output: userSchema,
  errors: ["invalid_input", "not_signed_in", "invalid_credentials", "email_taken"],
});
export const getProfile = operation({
  id: "get-profile",
  area,
  method: "GET",
  path: "/users/profile",
  auth: "user",
  status: 200,
  summary: "One's own profile",
  output: userSchema,
  errors: ["not_signed_in"],
});
export const getStats = operation({
  id: "get-stats",
  area,
  method: "GET",
  path: "/users/stats",
  auth: "user",
  status: 200,
  summary: "One's own figures and achievements",
  output: userStatsSchema,
  errors: ["not_signed_in"],
});
export const getLeaderboard = operation({
  id: "get-leaderboard",
  area,
  method: "GET",
  path: "/users/leaderboard",
  auth: "user",
  status: 200,
  summary:
    "Ranks by total score in a period: the first 100, and the caller's own entry after them when further down",
  query: z.object({ period: z.enum(leaderboardPeriods).default("week") }),
  output: leaderboardSchema,
  errors: ["invalid_input", "not_signed_in"],
});
export const getJournal = operation({
  id: "get-journal",
  area,
  method: "GET",
  path: "/users/journal",
  auth: "user",
  status: 200,
  summary: "What the journal page remembers for the person",
  output: journalStateSchema,
  errors: ["not_signed_in"],
});
export const saveJournal = operation({
  id: "save-journal",
  area,
  method: "PUT",
  path: "/users/journal",
  auth: "user",
  status: 200,
  summary: "Remember follows, the subscription and the draft",
  body: journalStateSchema,
  output: journalStateSchema,
  errors: ["invalid_input", "not_signed_in"],
});
