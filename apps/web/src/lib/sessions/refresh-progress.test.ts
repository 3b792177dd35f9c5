import { expect, test } from "vitest";
import { createQueryClient, keyOf } from "@/lib/api/queries.ts";
import { refreshProgress, refreshDue } from "./refresh-progress.ts";

test("a marked session makes figures stale and begins the history with its first page", () => {
  const client = createQueryClient();
  const pages = [...keyOf("listHistory"), { q: "" }];
  const board = keyOf("getBoard", { query: { period: "week", scope: "everyone", page: 1 } });
  client.setQueryData(pages, { pages: [1, 2, 3], pageParams: [null, "a", "b"] });
  client.setQueryData(board, { entries: [] });
  client.setQueryData(keyOf("getDashboard", {}), {});
  client.setQueryData(keyOf("listPatients", {}), []);
  refreshProgress(client);
  expect(client.getQueryData(pages)).toBeUndefined();
  expect(client.getQueryState(board)?.isInvalidated).toBe(true);
  expect(client.getQueryState(keyOf("getDashboard", {}))?.isInvalidated).toBe(true);
  expect(client.getQueryState(keyOf("listPatients", {}))?.isInvalidated).toBe(false);
});

test("a reviewed card touches what is due, and neither figures nor the cards on the table", () => {
  const client = createQueryClient();
  client.setQueryData(keyOf("getStats", {}), {});
  client.setQueryData(keyOf("getDashboard", {}), {});
  client.setQueryData(keyOf("getRecallDeck", {}), {});
  refreshDue(client);
  expect(client.getQueryState(keyOf("getStats", {}))?.isInvalidated).toBe(false);
  expect(client.getQueryState(keyOf("getRecallDeck", {}))?.isInvalidated).toBe(false);
  expect(client.getQueryState(keyOf("getDashboard", {}))?.isInvalidated).toBe(true);
});
