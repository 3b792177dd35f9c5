import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { run, say } from "./say.mjs";

const debian = () => process.platform === "linux" && existsSync("/usr/bin/apt-get");
const isRoot = () => process.getuid?.() === 0;

let listed = false;
/** Installs Debian packages when that is possible here. */
async function aptInstall(...names) {
  if (!debian() || !isRoot()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!listed)
    listed = (await run("apt-get", ["update", "-qq"], { capture: true, env })).code === 0;
  return (
    (
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
        capture: true,
        env,
      })
    ).code === 0
  );
}

const own = () => {
  try {
    const path = createRequire(import.meta.url)("playwright-core").chromium.executablePath();
    return path && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};
const installed = () =>
  [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((path) => path && existsSync(path));

/** Path of a Chromium for the browser tests, installing one where that can be done; undefined when there is none. */
export async function findChromium() {
  const found = installed() ?? own();
  if (found) return found;
  say("Chromium is missing; installing it …");
  if (await aptInstall("chromium")) return installed();
  await run("npx", ["playwright", "install", "chromium"], { capture: true });
  return own();
}

const postgresFolders = () => {
  const folders = [
    "/usr/lib/postgresql/18/bin",
    "/usr/lib/postgresql/17/bin",
    "/usr/lib/postgresql/16/bin",
    "/usr/lib/postgresql/15/bin",
    "/opt/homebrew/opt/postgresql/bin",
    "/usr/local/bin",
    "/usr/bin",
  ];
  return folders.find((folder) => existsSync(`${folder}/initdb`));
};

/** Folder with `initdb` and `pg_ctl`, installing PostgreSQL where that can be done; undefined when there is none. */
export async function findPostgres() {
  const found = postgresFolders();
  if (found) return found;
  say("PostgreSQL is missing; installing it …");
  await aptInstall("postgresql");
  return postgresFolders();
}
