import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildWeights } from "./build-weights.ts";
import { patientFolder } from "./patient-folder.ts";
import { readTrainingSource } from "./training-files.ts";

/** Trains from the written data and writes `weights/understanding.json`; the same data give the same file. */
export function main(): void {
  const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
  const started = process.hrtime.bigint();
  const { weights, examples, kept } = buildWeights(readTrainingSource(join(root, "training")));
  const text = `${JSON.stringify(weights)}\n`;
  const folder = join(root, "weights");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "understanding.json"), text);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  console.log(
    `${String(examples)} examples, ${String(kept)} weights, ${seconds.toFixed(1)} s, ` +
      `${(text.length / 1024).toFixed(0)} KiB, ${(gzipSync(text).length / 1024).toFixed(0)} KiB gzipped`,
  );
}

main();
