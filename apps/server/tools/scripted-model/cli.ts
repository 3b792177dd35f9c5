import { parseArgs } from "node:util";
import path from "node:path";
import { loadLibrary } from "@anamnesis/cases/files";
import { roles } from "./roles.ts";
import { startScriptedModel } from "./server.ts";

// A language model to develop against: it speaks the OpenAI protocol, needs no key and says what its role says.

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4141" },
    delay: { type: "string", default: "45" },
  },
});
const { cases } = loadLibrary(process.env["LIBRARY_DIR"] ?? path.resolve("packages/cases/library"));
const { baseUrl } = await startScriptedModel(cases, {
  port: Number(values.port),
  delayMs: Number(values.delay),
});
process.stdout.write(`A scripted model answers at ${baseUrl}; its roles: ${roles.join(", ")}.\n`);
