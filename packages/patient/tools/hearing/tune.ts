import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { groundAll, selection } from "../../src/ground/ground.ts";
import { hear, openConversation } from "../../src/index.ts";
import { patientFolder } from "../patient-folder.ts";
import { isKeptApart } from "./kept-apart.ts";
import { afterLabelled, readTalks } from "./talks.ts";

/** Tries values of `selection` on labelled talks kept from the training: how often the facts of a line are exactly those asked for. */
function main(): void {
  const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
  const { cases } = loadLibrary(join(root, "..", "cases", "library"));
  const views = new Map(cases.map((one) => [one.id, patientView(one)]));
  const talks = readTalks(join(root, "training", "talks")).filter(({ id }) =>
    isKeptApart(id, cases),
  );
  let talk = "";
  let state = undefined as ReturnType<typeof openConversation>["state"] | undefined;
  const rows = talks.flatMap((line) => {
    const view = views.get(line.case);
    const name = line.id.split("/")[0] ?? "";
    if (!view) return [];
    if (name !== talk || !state || line.isSingle) state = openConversation(view, 7).state;
    talk = name;
    const before = state;
    state = afterLabelled({ ...state, turn: state.turn + 1 }, view, line);
    const wanted = new Set(
      line.parts.filter(({ act }) => act === "ask").flatMap(({ tell }) => tell ?? []),
    );
    if (wanted.size === 0) return [];
    return [{ view, before, wanted, heard: hear(view, line.learner, line.context) }];
  });
  const measure = (): string => {
    let right = 0;
    let found = 0;
    let told = 0;
    let asked = 0;
    for (const { view, before, wanted, heard } of rows) {
      const facts = new Set(
        groundAll(view, before, heard.moves, new Set())
          .filter(({ move }) => move.act === "ask" || move.act === "challenge")
          .flatMap((reading) => reading.facts.map(({ id }) => id)),
      );
      const hits = [...facts].filter((id) => wanted.has(id)).length;
      found += hits;
      told += facts.size;
      asked += wanted.size;
      if (hits === wanted.size && facts.size === wanted.size) right += 1;
    }
    const precision = found / told;
    const recall = found / asked;
    return `exact ${(right / rows.length).toFixed(3)} P ${precision.toFixed(3)} R ${recall.toFixed(3)} F1 ${((2 * precision * recall) / (precision + recall)).toFixed(3)}`;
  };
  console.log(rows.length, JSON.stringify(selection), measure());
  for (const [key, values] of [
    ["nothing", [-0.4, -0.8, -1.2, -1.6]],
    ["member", [-1.5, 0.5]],
    ["inWhole", [-3, 0]],
    ["least", [-4, -1.6, -1]],
  ] as const) {
    const kept = selection[key];
    for (const value of values) {
      selection[key] = value;
      console.log(key, value, measure());
    }
    selection[key] = kept;
  }
}

main();
