// `npm run dev`: the server restarts and the web app reloads as files change. Web on 5173, API on PORT (3000).
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { checkNode, root } from "./lib/say.mjs";

checkNode();
await ensureInstalled();
const env = {
  ...process.env,
  DATA_DIR: process.env.DATA_DIR ?? join(root, "data"),
  LIBRARY_DIR: process.env.LIBRARY_DIR ?? join(root, "packages/cases/library"),
};
const start = (args, cwd) => spawn("npx", args, { cwd, env, stdio: "inherit" });
const children = [
  start(["tsx", "watch", "apps/server/src/main.ts"], root),
  start(["vite"], join(root, "apps/web")),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) child.on("close", stop);
