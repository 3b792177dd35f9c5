// `npm run assemble -- <folder>`: what a production machine needs, and nothing else: the server's bundle, the web app, the
// cases, and the package files from which `npm ci --omit=dev --workspace @anamnesis/server` installs the server's packages.
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { checkNode, giveUp, root, say } from "./lib/say.mjs";

checkNode();
const [given] = process.argv.slice(2);
if (!given) giveUp("Usage: npm run assemble -- <folder>");
const target = resolve(process.env.INIT_CWD ?? ".", given);
if (existsSync(target) && readdirSync(target).length > 0)
  giveUp(
    `${target} is not empty; name a new folder for each version, so that the one before can be gone back to.`,
  );
await ensureInstalled();
const { ensureServer, ensureWeb } = await import("./lib/bundle.mjs");
await ensureWeb();
await ensureServer();

const workspaces = ["packages", "apps"]
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .concat("e2e", "bench");
const wanted = [
  "package.json",
  "package-lock.json",
  ...workspaces.map((workspace) => `${workspace}/package.json`),
  "apps/server/dist",
  "apps/web/dist",
  "packages/cases/library",
];
for (const path of wanted.filter((path) => existsSync(join(root, path)))) {
  mkdirSync(join(target, path, ".."), { recursive: true });
  cpSync(join(root, path), join(target, path), { recursive: true });
}
say(
  `${target} is ready. There: npm ci --omit=dev --workspace @anamnesis/server && node apps/server/dist/main.mjs`,
);
