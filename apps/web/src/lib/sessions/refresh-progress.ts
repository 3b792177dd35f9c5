import type { OperationName } from "@anamnesis/contract";
import type { QueryClient } from "@tanstack/react-query";
import { keyOf } from "@/lib/api/queries.ts";

/** What lists sessions: changed by one that begins, moves on or ends. */
const lists = ["listSessions", "listSeenPatients", "getHistorySummary", "getDashboard"] as const;
/** What a marked session changes besides. */
const figures = [
  "getStats",
  "getCalibration",
  "getLeaderboard",
  "getBoard",
  "listModules",
  "listModuleProgress",
  "getSkills",
  "getRecallDeck",
  "listRecommendations",
] as const;

const forget = (queryClient: QueryClient, names: readonly OperationName[]): void => {
  for (const name of names) void queryClient.invalidateQueries({ queryKey: keyOf(name) });
};

/** However many pages of the history were loaded, the next visit begins with the first. */
const restartHistory = (queryClient: QueryClient): void =>
  void queryClient.resetQueries({ queryKey: keyOf("listHistory") });

/** What became of somebody, and who was met last, is another. */
const restartAlbum = (queryClient: QueryClient): void =>
  void queryClient.resetQueries({ queryKey: keyOf("listPeopleMet") });

/** A session was begun or moved on: its place in the lists is another. */
export const refreshLists = (queryClient: QueryClient): void => {
  forget(queryClient, lists);
  restartHistory(queryClient);
};

/** A session was completed or marked: figures, lists, ranks and what to do next follow from it. */
export const refreshProgress = (queryClient: QueryClient): void => {
  refreshLists(queryClient);
  restartAlbum(queryClient);
  forget(queryClient, figures);
};

/** A card was reviewed: what is due is another. The deck itself stays as it lies until the sitting is over. */
export const refreshDue = (queryClient: QueryClient): void => forget(queryClient, ["getDashboard"]);

/** A reflection was written: it stands in the lists and on the cards of its patient. */
export const refreshReflections = (queryClient: QueryClient): void => {
  refreshLists(queryClient);
  forget(queryClient, ["getRecallDeck"]);
};

/** A mark was contested: the card of what turned out to have been met is gone, and it may have ended otherwise. */
export const forgetDeck = (queryClient: QueryClient): void => {
  forget(queryClient, ["getRecallDeck", "getDashboard", "getCalibration"]);
  restartAlbum(queryClient);
};
