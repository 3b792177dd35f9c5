import { fileURLToPath } from "node:url";
import { loadLibrary } from "@anamnesis/cases/files";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { standings } from "../src/db/schema.ts";
import { compareMonth } from "../tools/month/compare.ts";
import { planMonth } from "../tools/month/plan.ts";
import { playMonth } from "../tools/month/play.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";

const library = fileURLToPath(new URL("../../../packages/cases/library", import.meta.url));

// `npm run bench -- month` does the same with 200 learners.
it("after a month every figure is what a slow recount of it comes to", async () => {
  const { cases } = loadLibrary(library);
  const database = await openTestEmbedded();
  try {
    const plan = planMonth(20260306, 9, cases.length);
    const played = await playMonth(plan, database, cases);
    const { counts, differences } = await compareMonth(plan, played, database, cases);
    expect(differences).toEqual([]);
    for (const kind of ["figures", "achievements", "own ranks", "boards", "recommendations"])
      expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(5);
    expect(played.reviews.length).toBeGreaterThan(3);

    // A figure that is wrong by one is seen.
    await database.db.update(standings).set({ points: sql`${standings.points} + 1` });
    const tampered = await compareMonth(plan, played, database, cases);
    expect(tampered.differences.some((line) => line.startsWith("boards:"))).toBe(true);
  } finally {
    await database.close();
  }
}, 120_000);
