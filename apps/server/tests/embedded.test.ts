import { describe } from "vitest";
import { allSuites } from "./suites/all.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";

describe("on the embedded database", () => {
  allSuites(openTestEmbedded);
});
