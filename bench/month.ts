import { join } from "node:path";
import { loadLibrary } from "@anamnesis/cases/files";
import { compareMonth } from "../apps/server/tools/month/compare.ts";
import { planMonth } from "../apps/server/tools/month/plan.ts";
import { playMonth } from "../apps/server/tools/month/play.ts";
import { openMemory } from "./voices/stage.ts";

const seed = 20260306;
const learners = 200;

/** A seeded month of 200 learners, lived through the services, against a slow recomputation of every figure. */
export async function run(): Promise<void> {
  const folder =
    process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages", "cases", "library");
  const { cases } = loadLibrary(folder);
  const plan = planMonth(seed, learners, cases.length);
  const database = await openMemory();
  const played = await playMonth(plan, database, cases);
  const { counts, differences } = await compareMonth(plan, played, database, cases);
  await database.close();
  const kinds = new Map<string, number>();
  for (const { kind } of plan.events) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  console.table(Object.fromEntries(kinds));
  console.table(
    Object.fromEntries(
      [...counts].map(([kind, compared]) => [
        kind,
        { compared, different: differences.filter((line) => line.startsWith(`${kind}:`)).length },
      ]),
    ),
  );
  for (const line of differences.slice(0, 20)) console.error(line);
  if (differences.length > 0) process.exitCode = 1;
}
