import fs from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the SQL migrations: beside this file in the source, beside the bundle in a build. */
export const migrationsFolder = (): string => {
  const folder = fileURLToPath(new URL("./migrations", import.meta.url));
  if (!fs.existsSync(folder)) throw new Error(`The database migrations are missing: ${folder}`);
  return folder;
};
