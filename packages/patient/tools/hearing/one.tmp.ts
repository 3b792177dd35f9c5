import { join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { openConversation, takeTurn } from "@anamnesis/patient";
const { cases } = loadLibrary(join(process.cwd(), "packages/cases/library"));
const lines = (process.argv[2] ?? "How long?").split("|");
for (const c of cases) { const view = patientView(c); const o = openConversation(view, 4); let state = o.state; const ctx: any[] = [{ speaker: "patient", text: o.reply.text }];
 const out: string[] = [];
 for (const l of lines) { const t = takeTurn(view, state, l, ctx); state = t.state; ctx.push({ speaker: "learner", text: l }, { speaker: "patient", text: t.reply.text }); out.push(t.reply.text); }
 console.log(c.id.padEnd(28), out.join(" || ")); }
