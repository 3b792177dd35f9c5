// Runs one of the command-line tools: `node scripts/run.mjs <tool> [arguments]`. Its stdin, stdout and exit code are its own.
import { spawn } from "node:child_process";
import { ensureInstalled } from "./lib/install.mjs";
import { checkNode, root } from "./lib/say.mjs";

checkNode();
const [name = "", ...args] = process.argv.slice(2);
await ensureInstalled();
const { ensureTool } = await import("./lib/bundle.mjs");
const file = await ensureTool(name);
const needsBrowser =
  name === "cases-films" ||
  (name === "bench" && (args.length === 0 || /lighthouse|interaction|monitor/.test(args.join())));
if (needsBrowser) {
  const { findChromium } = await import("./lib/browser.mjs");
  process.env.CHROMIUM_PATH ??= await findChromium();
}
const child = spawn(process.execPath, ["--enable-source-maps", file, ...args], {
  stdio: "inherit",
  cwd: root,
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("close", (code) => process.exit(code ?? 1));
