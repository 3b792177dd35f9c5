import { afterAll, describe, it } from "vitest";
import { openPostgres } from "../src/db/database.ts";
import { allSuites } from "./suites/all.ts";
import { startPostgres } from "./support/postgres-cluster.ts";

const server = await startPostgres();

if ("missing" in server) {
  console.warn(`NOT RUN: the API tests on PostgreSQL (${server.missing}).`);
  it.skipIf(true)(`on PostgreSQL: not run, ${server.missing}`, () => undefined);
} else {
  describe("on PostgreSQL", () => {
    afterAll(() => server.stop());
    allSuites(async () => openPostgres(await server.createDatabase()));
  });
}
