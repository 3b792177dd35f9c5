import { parseArgs } from "node:util";
import path from "node:path";
import { loadLibrary } from "@anamnesis/cases/files";
import { startByHandModel } from "./by-hand.ts";
import { roles } from "./roles.ts";
import { startScriptedModel } from "./server.ts";

// A language model to develop against: it speaks the OpenAI protocol, needs no key and says what its role says.

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4141" },
    delay: { type: "string", default: "45" },
    "by-hand": { type: "string" },
  },
});
const folder = values["by-hand"];
if (folder !== undefined) {
  const { baseUrl } = await startByHandModel({ folder, port: Number(values.port) });
  process.stdout.write(
    `You are the model, at ${baseUrl}: each prompt comes into ${folder} as NAME.prompt.txt; put your answer beside it as NAME.answer.txt.\n`,
  );
} else {
  const { cases } = loadLibrary(
    process.env["LIBRARY_DIR"] ?? path.resolve("packages/cases/library"),
  );
  const { baseUrl } = await startScriptedModel(cases, {
    port: Number(values.port),
    delayMs: Number(values.delay),
  });
  process.stdout.write(`A scripted model answers at ${baseUrl}; its roles: ${roles.join(", ")}.\n`);
}
