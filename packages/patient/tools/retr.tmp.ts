import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadLibrary } from "@anamnesis/cases/files";
import { patientView } from "@anamnesis/cases";
import { hear } from "../src/index.ts";
import { contentWords } from "../src/lexicon/concepts.ts";
import { stemsIn } from "../src/read/fact-stems.ts";
import { patientFolder } from "./patient-folder.ts";
const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
const { cases } = loadLibrary(join(root, "..", "cases", "library"));
const rows = readFileSync("/tmp/react.txt", "utf8").split("\n").map((l) => l.split("\t") as [string, string, string, string]);
const obl = ["goodbye", "check", "consent", "offer", "feel", "news"];
for (const f of ["m1","m2","m3","m4","m5","m6","m7","m8"]) {
  const text = readFileSync(`/tmp/talk/${f}.txt`, "utf8");
  const id = /^CASE (\S+)/m.exec(text)![1]!;
  const view = patientView(cases.find((c) => c.id === id)!);
  const bank = rows.filter((r) => r[0] === id).map(([, acts, asked, say]) => ({ acts: new Set(acts.split("+")), asked, say, w: new Set(stemsIn(asked)), taken: stemsIn(say).filter((x) => stemsIn(asked).includes(x)) }));
  const df = new Map<string, number>(); for (const b of bank) for (const x of b.w) df.set(x, (df.get(x) ?? 0) + 1);
  const idf = (x: string) => Math.log((bank.length + 1) / ((df.get(x) ?? 0) + 0.5));
  const sum = (xs: Iterable<string>) => [...xs].reduce((s, x) => s + idf(x), 0);
  const context: { speaker: "learner" | "patient"; text: string }[] = [];
  const pats = new Map([...text.matchAll(/^(\d+) PATIENT: (.*)$/gm)].map((m) => [m[1], m[2]]));
  for (const m of text.matchAll(/^(\d+) LEARNER: (.*)$/gm)) {
    const heard = hear(view, m[2]!, context);
    context.push({ speaker: "learner", text: m[2]! }, { speaker: "patient", text: pats.get(m[1]!) ?? "" });
    const non = heard.moves.filter((x) => !["ask", "open", "examine", "summary", "teachback"].includes(x.act));
    if (non.length === 0 || !non.some((x) => /plan|news|goodbye|offer|explain|reassure|empathise|check|safetynet/.test(x.act))) continue;
    const words = non.map((x) => x.words).join(" "); const acts = new Set<string>(non.map((x) => x.act)); const w = new Set(stemsIn(words));
    const c = bank.filter((b) => b.taken.every((x) => w.has(x)) && obl.every((o) => b.acts.has(o) === acts.has(o))).map((b) => {
      const inter = [...b.w].filter((x) => w.has(x)); const cos = sum(inter) / Math.sqrt(Math.max(1, sum(b.w)) * Math.max(1, sum(w)));
      const jac = [...b.acts].filter((a) => acts.has(a)).length / new Set([...b.acts, ...acts]).size;
      return { b, s: 0.5 * cos + 0.3 * jac + 0.2 * Math.min(1, new Set(b.taken).size / 3), cos, jac };
    }).sort((a, b) => b.s - a.s);
    console.log(`${f}.${m[1]} [${[...acts]}] ${heard.moves.length === non.length ? "" : "(+ask)"} L: ${m[2]}`);
    for (const x of c.slice(0, 3)) console.log(`    ${x.s.toFixed(2)} ${x.cos.toFixed(2)} ${x.jac.toFixed(2)} P: ${x.b.say}   <- ${x.b.asked.slice(0, 140)}`);
  }
}
