import fs from "node:fs";
import path from "node:path";
import { embeddedGround, postgresGround, type Ground } from "./server/databases.ts";
import { killUnderLoad, type Kills } from "./server/kills.ts";
import { ensureBuilt } from "../apps/server/tools/server-process.ts";

const kills = 50;

/** Fifty times killed under load, on both databases; a lost answer or a refused start fails the process. */
export const run = async (): Promise<void> => {
  await ensureBuilt();
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
  console.table(table);
  const folder = path.resolve("bench/results");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, "faults.json"),
    `${JSON.stringify({ kills: table }, null, 2)}\n`,
  );
  if (table.some(({ lost, torn, refused }) => lost + torn + refused > 0)) process.exitCode = 1;
};
