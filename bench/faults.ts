import fs from "node:fs";
import path from "node:path";
import { ensureBuilt } from "../apps/server/tools/server-process.ts";
import { embeddedGround, postgresGround, type Ground } from "./server/databases.ts";
import { badFiles, databaseAway, diskFull, type Hardship } from "./server/hardships.ts";
import { killUnderLoad, type Kills } from "./server/kills.ts";

/** FAULTS=kills,disk,files,away for some of them. */
const wanted = (process.env["FAULTS"] ?? "disk,files,away,kills").split(",");
const kills = 50;
const awayMs = 30_000;

/**
 * What a server keeps when its disk fills, its files are damaged, its database goes away and it is killed fifty times under
 * load. Prints tables, writes results/faults.json; anything lost, and anything that is not met as it should be, fails the process.
 */
export const run = async (): Promise<void> => {
  await ensureBuilt();
  const hardships: Hardship[] = [
    ...(wanted.includes("disk") ? await diskFull() : []),
    ...(wanted.includes("files") ? await badFiles() : []),
    ...(wanted.includes("away") ? await databaseAway(awayMs) : []),
  ];
  for (const { what, seen, ok } of hardships) console.log(`${ok ? "ok " : "BAD"} ${what}: ${seen}`);
  const table = wanted.includes("kills") ? await killed() : [];
  if (table.length > 0) console.table(table);
  const folder = path.resolve("bench/results");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, "faults.json"),
    `${JSON.stringify({ hardships, kills: table }, null, 2)}\n`,
  );
  if (
    hardships.some(({ ok }) => !ok) ||
    table.some(({ lost, torn, refused }) => lost + torn + refused > 0)
  )
    process.exitCode = 1;
};

const killed = async (): Promise<readonly Kills[]> => {
  const grounds = [embeddedGround(), await postgresGround()].filter(
    (ground): ground is Ground => ground !== null,
  );
  const table: Kills[] = [];
  for (const ground of grounds) {
    try {
      table.push(await killUnderLoad(ground, kills));
    } finally {
      await ground.remove();
    }
  }
  return table;
};
