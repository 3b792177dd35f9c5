import { join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { hear } from "../../src/hear/embedded.ts";
const { cases } = loadLibrary(join(process.cwd(), "packages/cases/library"));
for (const id of process.argv[2]!.split(",")) { const view = patientView(cases.find((x) => x.id === id)!);
for (const l of process.argv[3]!.split("|")) for (const m of hear(view, l, [{ speaker: "patient", text: process.argv[4] ?? "Hello." }]).moves) console.log(id, m.act, m.confidence.toFixed(2), m.opens, JSON.stringify(m.tokens), m.worded); }
