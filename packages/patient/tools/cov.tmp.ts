import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadLibrary } from "@anamnesis/cases/files";
import { patientFolder } from "./patient-folder.ts";
const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
const { cases } = loadLibrary(join(root, "..", "cases", "library"));
for (const one of cases) {
  const n = new Map<string, number>();
  for (const { facts } of one.answers ?? []) if (facts.length === 1) n.set(facts[0]!, (n.get(facts[0]!) ?? 0) + 1);
  const thin = one.facts.filter((f) => (!f.isDefault || f.topic === "other" || (n.get(f.id) ?? 0) > 0) && (n.get(f.id) ?? 0) <= 2 && (f.say.length > 0 || f.is));
  writeFileSync(`/tmp/ans/thin/${one.module}--${one.id}.txt`, thin.map((f) => `${f.id}\t(${n.get(f.id) ?? 0})\tis: ${f.is}\tsay: ${[...f.say, ...f.more].join(" | ")}`).join("\n") + "\n");
  console.log(one.id, thin.length);
}
