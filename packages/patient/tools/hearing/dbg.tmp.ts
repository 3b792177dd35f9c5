import { join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { openConversation, takeTurn } from "@anamnesis/patient";
import { listen } from "../../src/hear/address.ts";
const { cases } = loadLibrary(join(process.cwd(), "packages/cases/library"));
const lines = process.argv[3]!.split("|");
for (const id of process.argv[2]!.split(",")) { const c = cases.find((x) => x.id === id)!; const view = patientView(c); const o = openConversation(view, 4); let state = o.state; const ctx: any[] = [{ speaker: "patient", text: o.reply.text }];
 for (const l of lines) { const t = takeTurn(view, state, l, ctx); console.log(id, "L:", l, "\n   P:", t.reply.text); 
  for (const r of (t as any).readings ?? []) console.log("     ", r.move.act, r.move.confidence?.toFixed(2), JSON.stringify(r.move.words), r.facts.map((f: any) => f.id), r.confidence?.toFixed?.(2)); console.log("     plan", JSON.stringify(t.reply.plan).slice(0, 300), "focus", JSON.stringify(t.state.focus));
  state = t.state; ctx.push({ speaker: "learner", text: l }, { speaker: "patient", text: t.reply.text }); } }
