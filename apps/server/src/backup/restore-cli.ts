import path from "node:path";
import { explainBootFailure } from "../boot-failure.ts";
import { readConfig, type Config } from "../config.ts";
import { readArchive } from "./archive.ts";
import { embeddedTarget, postgresTarget } from "./open.ts";
import { restore } from "./restore.ts";

// npm run restore -- FILE [--force]: puts a backup into the database of DATABASE_URL or DATA_DIR, which must be empty
// unless --force is said; then what was there is set aside. The server must not run. Also the way from one database to the other.

const args = process.argv.slice(2);
const isForced = args.includes("--force");
const [given, ...rest] = args.filter((arg) => arg !== "--force");
if (given === undefined || rest.length > 0 || given.startsWith("-")) {
  process.stderr.write("Usage: npm run restore -- FILE [--force]\n");
  process.exit(2);
}

const run = async (config: Config): Promise<void> => {
  const file = path.resolve(given);
  // Before anything is touched.
  await readArchive(file);
  const now = new Date();
  const target = config.databaseUrl
    ? await postgresTarget(config.databaseUrl, isForced, now)
    : await embeddedTarget(config.dataDirectory, isForced, now);
  try {
    const { rows, files, kept, head } = await restore(file, target, config.ownCasesDirectory);
    await target.commit();
    process.stdout.write(
      `Restored ${rows} rows and ${files - kept.length} files of own cases, as they were at ${head.createdAt}.\n`,
    );
    for (const name of kept)
      process.stdout.write(`Left as it is, because it differs: ${name} of the own cases.\n`);
    if (target.setAside !== null)
      process.stdout.write(`What was there before is in ${target.setAside}.\n`);
  } catch (error) {
    await target.abandon();
    throw error;
  }
};

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await run(config);
} catch (error) {
  const reason = explainBootFailure(error, config) ?? (error as Error).message;
  process.stderr.write(`Nothing was restored: ${reason}\n`);
  process.exit(1);
}
