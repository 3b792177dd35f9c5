import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { openConversation, takeTurn, type Turn } from "@anamnesis/patient";

interface Expected {
  readonly question: string;
  /** All groups must be told, any fact of a group will do. */
  readonly groups: readonly (readonly string[])[];
}

const folder = join(process.cwd(), "bench/answers");

/** Conversations of a file: blocks of `question -> fact/fact & fact`. */
function read(file: string): Expected[][] {
  return readFileSync(join(folder, file), "utf8")
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split("\n")
        .filter((line) => line.trim() && !line.startsWith("#"))
        .map((line) => {
          const [question = "", facts = ""] = line.split(" -> ");
          return {
            question,
            groups: facts.split("&").map((group) =>
              group
                .trim()
                .split("/")
                .map((id) => id.trim()),
            ),
          };
        }),
    );
}

/**
 * Whether the patient answers with the facts that were asked for: the end-to-end figure of understanding and
 * disclosure together. `right`: every part answered; `extra`: facts told beyond those asked for.
 */
export async function run(): Promise<void> {
  const { cases } = loadLibrary(join(process.cwd(), "packages/cases/library"));
  const rows: { case: string; asked: number; right: number; silent: number; extra: number }[] = [];
  const misses: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const id = basename(file, ".txt");
    const found = cases.find((one) => one.id === id);
    if (!found) throw new Error(`bench/answers/${file}: there is no case ${id}`);
    const view = patientView(found);
    const known = new Set(found.facts.map((fact) => fact.id));
    const row = { case: id, asked: 0, right: 0, silent: 0, extra: 0 };
    for (const block of read(file)) {
      let { state } = openConversation(view, 7);
      const context: Turn[] = [];
      for (const { question, groups } of block) {
        for (const fact of groups.flat())
          if (!known.has(fact)) throw new Error(`${file}: no fact ${fact}`);
        const turn = takeTurn(view, state, question, context);
        state = turn.state;
        context.push(
          { speaker: "learner", text: question },
          { speaker: "patient", text: turn.reply.text },
        );
        row.asked++;
        const told = new Set(turn.reply.facts);
        const isRight = groups.every((group) => group.some((fact) => told.has(fact)));
        const wanted = new Set(groups.flat());
        if (isRight) row.right++;
        else {
          if (told.size === 0) row.silent++;
          misses.push(
            `${id}: ${question} -> wanted ${groups.map((group) => group.join("/")).join(" & ")}, told ${[...told].join(", ") || "nothing"}: ${turn.reply.text}`,
          );
        }
        row.extra += [...told].filter((fact) => !wanted.has(fact)).length;
      }
    }
    rows.push(row);
  }
  console.table(rows);
  for (const miss of misses) console.log(`- ${miss}`);
  const sum = (key: "asked" | "right" | "silent") =>
    rows.reduce((total, row) => total + row[key], 0);
  console.log(
    `answered rightly: ${((100 * sum("right")) / sum("asked")).toFixed(1)} % of ${sum("asked")}`,
  );
  mkdirSync("bench/results", { recursive: true });
  writeFileSync("bench/results/answers.json", `${JSON.stringify({ rows, misses }, null, 2)}\n`);
}
