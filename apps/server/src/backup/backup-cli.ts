import fs from "node:fs";
import path from "node:path";
import { explainBootFailure } from "../boot-failure.ts";
import { readConfig, type Config } from "../config.ts";
import { lockDirectory } from "../db/embedded/directory-lock.ts";
import { ArchiveError } from "./archive.ts";
import { askForCopy } from "./control.ts";
import { dump, type Dumped } from "./dump.ts";
import { openAddress, openFolder, type OpenRaw } from "./open.ts";

// npm run backup [-- FILE]: everything of this installation in one file: every row of the database, whichever it is, and
// the folder of own cases. The server may run meanwhile. Reads the same variables as the server.

const usage = "Usage: npm run backup [-- FILE]\n";

const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
const [given, ...rest] = process.argv.slice(2);
if (rest.length > 0 || given?.startsWith("-")) {
  process.stderr.write(usage);
  process.exit(2);
}

const using = async (raw: OpenRaw, work: (raw: OpenRaw) => Promise<Dumped>): Promise<Dumped> => {
  try {
    return await work(raw);
  } finally {
    await raw.close();
  }
};

const ofEmbedded = async (config: Config, file: string): Promise<Dumped> => {
  const { dataDirectory, ownCasesDirectory } = config;
  const place = path.join(dataDirectory, "database");
  if (!fs.existsSync(place))
    throw new ArchiveError(`There is no database in ${dataDirectory}; is DATA_DIR right?`);
  const copy = await askForCopy(dataDirectory);
  if (copy !== null) {
    try {
      return await using(await openFolder(copy), ({ db }) => dump(db, ownCasesDirectory, file));
    } finally {
      fs.rmSync(copy, { recursive: true, force: true });
    }
  }
  const lock = await lockDirectory(place, {
    onWaiting: (message) => void process.stderr.write(`${message}\n`),
  });
  try {
    return await using(await openFolder(place), ({ db }) => dump(db, ownCasesDirectory, file));
  } finally {
    lock.release();
  }
};

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const file = path.resolve(given ?? `anamnesis-${stamp}.backup.gz`);
  const { rows, files, bytes } = config.databaseUrl
    ? await using(openAddress(config.databaseUrl), ({ db }) =>
        dump(db, config?.ownCasesDirectory ?? "", file),
      )
    : await ofEmbedded(config, file);
  process.stdout.write(
    `${file}: ${rows} rows, ${files} files of own cases, ${Math.ceil(bytes / 1_000)} kB\n`,
  );
} catch (error) {
  const reason = explainBootFailure(error, config) ?? (error as Error).message;
  process.stderr.write(`No backup was made: ${reason}\n`);
  process.exit(1);
}
