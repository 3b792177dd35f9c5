import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { groundAll } from "../../src/ground/ground.ts";
import { hear, openConversation } from "../../src/index.ts";
import { patientFolder } from "../patient-folder.ts";
import { afterLabelled, readTalks } from "./talks.ts";
const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
const { cases } = loadLibrary(join(root, "..", "cases", "library"));
const views = new Map(cases.map((one) => [one.id, patientView(one)]));
const all = [...readTalks(join(root, "training", "talks")).filter(({ id }) => /-(17|10|3)\//.test(id)), ...readTalks(join(root, "..", "..", "bench", "talks"))];
const groups = { "17": /-17\//, "3,10": /-(10|3)\//, bench: /-4\// } as const;
for (const [g, re] of Object.entries(groups)) {
  let talk = ""; let state: any;
  let n = 0, right = 0, found = 0, told = 0, asked = 0, st = 0, sg = 0, sh = 0;
  for (const line of all.filter(({ id }) => re.test(id))) {
    const view = views.get(line.case)!; if (!view) continue;
    const name = line.id.split("/")[0] ?? "";
    if (name !== talk || !state || line.isSingle) state = openConversation(view as any, 7).state;
    talk = name;
    const before = state;
    state = afterLabelled({ ...state, turn: state.turn + 1 }, view as any, line);
    const heard = hear(view as any, line.learner, line.context);
    const gold = new Set(line.parts.map((p) => p.from)); let at = 0; const got = new Set<number>();
    for (const m of heard.moves) { const f = line.learner.indexOf(m.words, at); if (f >= 0) { got.add(f); at = f + m.words.length; } }
    st += gold.size; sg += got.size; sh += [...got].filter((x) => gold.has(x)).length;
    const wanted = new Set(line.parts.filter(({ act }) => act === "ask").flatMap(({ tell }) => tell ?? []));
    if (wanted.size === 0) continue;
    const facts = new Set(groundAll(view as any, before, heard.moves, new Set()).filter(({ move }) => move.act === "ask" || move.act === "challenge").flatMap((r) => r.facts.map(({ id }) => id)));
    const hits = [...facts].filter((id) => wanted.has(id)).length;
    n++; found += hits; told += facts.size; asked += wanted.size; if (hits === wanted.size && facts.size === wanted.size) right++;
  }
  console.log(g.padEnd(6), n, "exact", (right / n).toFixed(3), "P", (found / told).toFixed(3), "R", (found / asked).toFixed(3), "starts P", (sh / sg).toFixed(3), "R", (sh / st).toFixed(3));
}
