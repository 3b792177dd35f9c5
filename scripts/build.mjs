import { ensureInstalled } from "./lib/install.mjs";
import { checkNode } from "./lib/say.mjs";

checkNode();
await ensureInstalled();
const { ensureServer, ensureStudio, ensureTool, ensureWeb, tools } =
  await import("./lib/bundle.mjs");
await ensureWeb();
await ensureServer();
await ensureStudio();
for (const name of Object.keys(tools)) await ensureTool(name);
