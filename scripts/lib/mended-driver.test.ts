import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const url = pathToFileURL(path.resolve("scripts/lib/mended-driver.mjs")).href;
const { mendDriver } = (await import(url)) as { mendDriver(source: string): string };

describe("the mended PostgreSQL driver", () => {
  it("is mended in the version that is installed, and once only", () => {
    const source = readFileSync("node_modules/postgres/src/connection.js", "utf8");
    const mended = mendDriver(source);
    expect(mended).toContain("if (socket === null)");
    expect(() => mendDriver(mended)).toThrow("another version");
  });
});
