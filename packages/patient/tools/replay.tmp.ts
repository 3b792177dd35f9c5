import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadLibrary } from "@anamnesis/cases/files";
import { patientView } from "@anamnesis/cases";
import { openConversation, takeTurn } from "../src/index.ts";
import { patientFolder } from "./patient-folder.ts";
const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
const { cases } = loadLibrary(join(root, "..", "cases", "library"));
for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, "utf8");
  const id = /^CASE (\S+)/m.exec(text)![1]!;
  const view = patientView(cases.find((c) => c.id === id)!);
  let { state } = openConversation(view, 11);
  const context: { speaker: "learner" | "patient"; text: string }[] = [];
  console.log("=====", file, id);
  for (const m of text.matchAll(/^(\d+) LEARNER: (.*)$/gm)) {
    const turn = takeTurn(view, state, m[2]!, context);
    state = turn.state;
    context.push({ speaker: "learner", text: m[2]! }, { speaker: "patient", text: turn.reply.text });
    console.log(`${m[1]} L: ${m[2]}\n  P: ${turn.reply.text.replace(/\[(Observations|On inspection|Heart|Abdomen|Chest|Limbs|Neuro)[^\]]*\]/g, "[exam]")}`);
  }
}
