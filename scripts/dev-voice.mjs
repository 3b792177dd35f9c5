// `npm run dev:voice [-- role]`: the server and the web app as in `npm run dev`, with a scripted language model behind the
// patient. No key is needed. `by-hand [folder]` lets anybody sit in for the model: prompts come into the folder, answers are
// taken from it, and what was answered once is answered again. Roles: good (the default), leaky, and every fault of apps/server/tools/scripted-model/roles.ts.
import { spawn } from "node:child_process";
import { ensureInstalled } from "./lib/install.mjs";
import { checkNode, root } from "./lib/say.mjs";

checkNode();
await ensureInstalled();
const role = process.argv[2] ?? "good";
const isByHand = role === "by-hand";
const folder = process.argv[3] ?? "data/by-hand";
const port = process.env.VOICE_PORT ?? "4141";
const env = {
  ...process.env,
  PATIENT_MODEL: `compatible:${role}`,
  PATIENT_MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
  // Whoever types is slower than any model.
  ...(isByHand
    ? { PATIENT_MODEL_FIRST_SENTENCE_MS: "60000", PATIENT_MODEL_REPLY_MS: "120000" }
    : {}),
  OPERATOR_TOKEN: process.env.OPERATOR_TOKEN ?? "developer-operator",
};
const start = (command, args) => spawn(command, args, { cwd: root, env, stdio: "inherit" });
const children = [
  start("npx", [
    "tsx",
    "apps/server/tools/scripted-model/cli.ts",
    "--port",
    port,
    ...(isByHand ? ["--by-hand", folder] : []),
  ]),
  start(process.execPath, ["scripts/dev.mjs"]),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) child.on("close", stop);
