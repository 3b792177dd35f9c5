import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface FileStream {
  readonly nfd?: number;
}
interface EmscriptenModule {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: FileStream) => number } };
}
type Init = Awaited<ReturnType<NodeFS["init"]>>;
type PreRun = NonNullable<Init["emscriptenOpts"]["preRun"]>;

/** PGlite's file system on Node has no fsync: a commit would only reach the page cache. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): Promise<Init> {
    const init = await super.init(...args);
    const addFsync = (module: unknown): void => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    const before = init.emscriptenOpts.preRun ?? [];
    const preRun = [...(Array.isArray(before) ? before : [before]), addFsync] as PreRun;
    return { ...init, emscriptenOpts: { ...init.emscriptenOpts, preRun } };
  }
}

/** fdatasync does nothing in the WebAssembly build, hence `fsync`; stock PGlite starts with `-F` (no syncing at all). */
const durableParameters = ["fsync=on", "wal_sync_method=fsync", "shared_buffers=32MB"];

/**
 * Opens the embedded database so that an acknowledged commit survives a loss of power.
 * @throws when the database did not come up with fsync on.
 */
export const openDurable = async (directory: string): Promise<PGlite> => {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  // One that was there already may have been made with more rights.
  fs.chmodSync(directory, 0o700);
  const database = await PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...durableParameters.flatMap((parameter) => ["-c", parameter]),
    ],
  });
  const { rows } = await database.query<{ fsync: string }>("show fsync");
  if (rows[0]?.fsync !== "on")
    throw new Error("The embedded database did not start with fsync on.");
  return database;
};
