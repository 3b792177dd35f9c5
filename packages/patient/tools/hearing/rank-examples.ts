import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { candidates, featuresOf, nothingYet, ranked, withinAfter } from "../../src/ground/rank.ts";
import { hear, openConversation } from "../../src/index.ts";
import { patientFolder } from "../patient-folder.ts";
import { isKeptApart } from "./kept-apart.ts";
import { afterLabelled, readTalks } from "./talks.ts";

/**
 * Writes the candidates of every asking part of labelled talks that the network has not been trained on, for
 * `fit-rank.py`: the figures of the likeliest thirty and of those that are right.
 */
function main(out: string): void {
  const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
  const { cases } = loadLibrary(join(root, "..", "cases", "library"));
  const views = new Map(cases.map((one) => [one.id, patientView(one)]));
  const rows: string[] = [];
  let talk = "";
  let state = undefined as ReturnType<typeof openConversation>["state"] | undefined;
  for (const line of readTalks(join(root, "training", "talks"))) {
    const name = line.id.split("/")[0] ?? "";
    if (!isKeptApart(line.id, cases)) continue;
    const view = views.get(line.case);
    if (!view) continue;
    if (name !== talk || !state || line.isSingle) state = openConversation(view, 7).state;
    talk = name;
    const heard = hear(view, line.learner, line.context);
    let background = state;
    let within = nothingYet;
    for (const move of heard.moves) {
      const before = within;
      within = withinAfter(within, ranked(view, background, move, within, new Set()).best);
      const from = line.learner.indexOf(move.words);
      const to = from + move.words.length;
      const over = line.parts.filter(
        (part) => part.act === "ask" && Math.min(part.to, to) - Math.max(part.from, from) > 3,
      );
      if (from < 0 || over.length !== 1) continue;
      const [part] = over;
      // What nobody wrote down then may be known since.
      if (part?.tell?.length === 0 && (part.unknown?.length ?? 0) > 0) continue;
      const right = new Set(part?.tell ?? []);
      const features = featuresOf(view, background, move, before);
      const kept = candidates(view, features);
      // What one part names the next may be about, as in talk.
      const there = view.facts.filter(
        ({ id, topic, polarity }) =>
          right.has(id) && polarity !== "absent" && topic.startsWith("symptom:"),
      );
      const target = there.at(-1)?.topic;
      if (target) background = { ...background, focus: { ...background.focus, target } };
      rows.push(
        JSON.stringify({
          talk: name,
          words: move.words,
          nothing: move.nothing,
          f: kept.map(({ figures }) => figures.map((value) => Number(value.toFixed(3)))),
          y: kept.map(({ fact }) => (right.has(fact.id) ? 1 : 0)),
        }),
      );
    }
    state = afterLabelled({ ...state, turn: state.turn + 1 }, view, line);
  }
  writeFileSync(out, `${rows.join("\n")}\n`);
  console.log(rows.length, "parts");
}

main(process.argv[2] ?? "rank.jsonl");
