import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { readCase } from "../src/files/index.ts";
import { sampleSourceOf } from "../src/sample/sample-source.ts";

const source = "packages/cases/library-sample/sample-cardiac.yaml";
const target = "packages/cases/src/sample/sample-view.json";

const { case: compiled, problems } = readCase(
  readFileSync(join(process.cwd(), source), "utf8"),
  source,
);
for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
if (!compiled) process.exit(1);
writeFileSync(
  join(process.cwd(), target),
  await format(JSON.stringify(sampleSourceOf(compiled)), { parser: "json", printWidth: 100 }),
);
