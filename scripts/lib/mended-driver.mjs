import { readFileSync } from "node:fs";

/**
 * postgres 3.4.9 buffers small writes until the next turn of the event loop. When the connection closes in between, it
 * writes to a socket that is gone, which ends the process; or it keeps a timer that never fires, and the connection
 * hangs for ever (github.com/porsager/postgres, issues 1154 and 1208). Each replacement must be found once.
 */
const mends = [
  {
    from: "    const x = socket.write(chunk, fn)\n",
    to:
      "    if (socket === null) {\n" +
      "      chunk = nextWriteTimer = null\n" +
      "      error(Errors.connection('CONNECTION_CLOSED', options))\n" +
      "      return false\n" +
      "    }\n" +
      "    const x = socket.write(chunk, fn)\n",
  },
  {
    from: "    clearImmediate(nextWriteTimer)\n    if (socket) {\n",
    to: "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    if (socket) {\n",
  },
  {
    from: "    clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)\n",
    to: "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)\n",
  },
];

/** The driver's source without the fault; a version in which the places are not found fails, so that somebody looks. */
export function mendDriver(source) {
  return mends.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2)
      throw new Error(
        "The PostgreSQL driver is another version: see whether scripts/lib/mended-driver.mjs is still needed.",
      );
    return text.replace(from, () => to);
  }, source);
}

/** Lets esbuild bundle the driver, mended. */
export const mendedDriver = {
  name: "mended-driver",
  setup(build) {
    build.onLoad({ filter: /[\\/]postgres[\\/]src[\\/]connection\.js$/ }, ({ path }) => ({
      contents: mendDriver(readFileSync(path, "utf8")),
      loader: "js",
    }));
  },
};
