import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startPostgres } from "../../apps/server/tests/support/postgres-cluster.ts";

/** Where a server under test keeps its data, and how that is thrown away. */
export interface Ground {
  readonly name: "embedded" | "postgres";
  /** The server's variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** The embedded database's DATA_DIR, or the folder of the cluster's own (temporary) cases. */
  readonly home: string;
  remove(): Promise<void>;
  /** Takes the database server away without warning, and gives it back after so long. */
  interrupt?(milliseconds: number): Promise<void>;
}

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-bench-"));

export const embeddedGround = (): Ground => {
  const home = newFolder();
  return {
    name: "embedded",
    environment: { DATA_DIR: home },
    home,
    remove: async () => fs.rmSync(home, { recursive: true, force: true }),
  };
};

/** A PostgreSQL of this run, syncing as one in production does; null where there is none on this machine. */
export const postgresGround = async (): Promise<Ground | null> => {
  const server = await startPostgres({ isDurable: true });
  if ("missing" in server) {
    console.log(`not run on PostgreSQL: ${server.missing}`);
    return null;
  }
  const home = newFolder();
  return {
    name: "postgres",
    environment: { DATABASE_URL: await server.createDatabase(), DATA_DIR: home },
    home,
    interrupt: server.interrupt,
    async remove() {
      await server.stop();
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
};
