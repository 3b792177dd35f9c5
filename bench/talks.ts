import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { answerAll, figuresOf } from "../packages/patient/tools/hearing/measure.ts";
import { isKeptApart } from "../packages/patient/tools/hearing/kept-apart.ts";
import { readTalks } from "../packages/patient/tools/hearing/talks.ts";

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/**
 * Plays the labelled talks of every case and compares what was told with what was asked for: talks that the hearing was
 * trained on, those its ranking was fitted on, and those in `bench/talks`, which nobody read who built it.
 */
export async function run(): Promise<void> {
  const root = join(process.cwd(), "packages");
  const { cases } = loadLibrary(join(root, "cases", "library"));
  const views = new Map(cases.map((one) => [one.id, patientView(one)]));
  const known = readTalks(join(root, "patient", "training", "talks"));
  const sets = {
    "trained on": known.filter(({ id }) => !isKeptApart(id, cases)),
    "ranking fitted on": known.filter(({ id }) => isKeptApart(id, cases)),
    "never read": readTalks(join(process.cwd(), "bench", "talks")),
  };
  const rows = Object.entries(sets).map(([set, lines]) => {
    const from = process.cpuUsage();
    const answered = answerAll(lines, views);
    const used = process.cpuUsage(from);
    const { lines: count, asking, ...shares } = figuresOf(answered, views);
    return {
      set,
      lines: count,
      asking,
      ...Object.fromEntries(Object.entries(shares).map(([key, value]) => [key, percent(value)])),
      "ms of CPU a turn": Number(
        ((used.user + used.system) / 1000 / Math.max(1, answered.length)).toFixed(1),
      ),
    };
  });
  console.table(rows);
  const folder = join(process.cwd(), "bench", "results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "talks.json"), `${JSON.stringify(rows, null, 2)}\n`);
}
