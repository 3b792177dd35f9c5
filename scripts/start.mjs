// `npm start`: everything from a fresh clone to a running product, and only what is missing or out of date.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./lib/install.mjs";
import { checkNode, root } from "./lib/say.mjs";

checkNode();
await ensureInstalled();
const { ensureServer, ensureWeb } = await import("./lib/bundle.mjs");
await ensureWeb();
await ensureServer();
process.env.NODE_ENV ??= "production";
process.env.WEB_DIST ??= join(root, "apps/web/dist");
process.env.LIBRARY_DIR ??= join(root, "packages/cases/library");
process.env.DATA_DIR ??= join(root, "data");
// In this process, so that Ctrl-C and SIGTERM reach the server itself.
await import(pathToFileURL(join(root, "apps/server/dist/main.mjs")).href);
