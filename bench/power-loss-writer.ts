import { PGlite } from "@electric-sql/pglite";
import { openDurable } from "../apps/server/src/db/embedded/durable-pglite.ts";
import { recordChanges } from "./power-loss-disk.ts";

// The process that loses its power: writes rows one by one and says after each that it is committed.
// Arguments: stock|durable, directory, journal of changes (or "-" to make the database and end).

const [mode = "", directory = "", journal = ""] = process.argv.slice(2);
if (journal !== "-") recordChanges(directory, journal);
const database = mode === "stock" ? await PGlite.create(directory) : await openDurable(directory);
if (journal === "-") {
  await database.exec(
    "create table rows (n int primary key, words text); create index on rows (words)",
  );
  await database.close();
  process.exit(0);
}
for (let n = 1; ; n += 1) {
  await database.query("insert into rows values ($1, $2)", [n, `row ${n} ${"x".repeat(200)}`]);
  process.stdout.write(`${n}\n`);
  if (n % 40 === 0) await database.exec("checkpoint");
}
