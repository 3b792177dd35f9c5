import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PatientView, patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { checkWording } from "../../src/check/wording.ts";
import { isReactionAct } from "@anamnesis/cases";
import { weighty } from "../../src/decide/reaction.ts";
import type { PlanStep } from "../../src/dialogue.ts";
import { contentWords } from "../../src/lexicon/concepts.ts";
import { indexOf, textsOf } from "../../src/lexicon/fact-index.ts";
import { sentencesOf } from "../../src/speak/sentences.ts";
import { patientFolder } from "../patient-folder.ts";
import { aligned } from "./aligned.ts";
import { type LabelledLine, readTalks } from "./talks.ts";

interface Group {
  readonly words: string;
  readonly acts: readonly string[];
  readonly tell: readonly string[];
}

/** The parts of a line, those next to each other that ask for nothing as one. */
function groupsOf({ parts }: LabelledLine): readonly Group[] {
  return parts.reduce<Group[]>((all, { act, words, tell = [] }) => {
    const last = all.at(-1);
    const isMet = (group: Pick<Group, "acts" | "tell">): boolean =>
      group.tell.length === 0 && group.acts.every((one) => isReactionAct(one));
    if (last && isMet(last) && isMet({ acts: [act], tell }))
      return [
        ...all.slice(0, -1),
        { words: `${last.words} ${words}`, acts: [...last.acts, act], tell: [] },
      ];
    return [...all, { words, acts: [act], tell }];
  }, []);
}

/** What actors said to what they were told, as rows: acts, the learner's words, theirs. */
function reactionsOf(view: PatientView, talks: readonly LabelledLine[]): ReadonlySet<string> {
  const index = indexOf(view);
  // Of what they keep back they speak to nobody who has not asked for it.
  const open = view.facts.filter(({ tell }) => tell !== "rapport" && tell !== "private");
  const plan: PlanStep[] = [
    ...open.map(({ id }): PlanStep => ({ kind: "tell", fact: id, repeated: false, part: "say" })),
    { kind: "social", move: "news_plan" },
  ];
  const rows = new Set<string>();
  for (const line of talks) {
    const groups = groupsOf(line);
    const texts = aligned(
      line.reply,
      groups.map(({ words, tell }) => ({
        words,
        ...(tell.length === 0
          ? {}
          : {
              ofFacts: contentWords(
                tell
                  .flatMap((id) => index.get(id) ?? [])
                  .flatMap((fact) => [...textsOf(fact), ...fact.words])
                  .join(" . "),
              ),
            }),
      })),
    );
    groups.forEach(({ words, acts, tell }, at) => {
      const say = texts[at] ?? "";
      if (say === "" || say.includes("[") || tell.length > 0) return;
      if (!acts.every((act) => isReactionAct(act)) || !acts.some((act) => weighty.has(act))) return;
      const check = checkWording(plan, view, [], words, words);
      const isKept = sentencesOf(say).every((sentence) => check(sentence.trim()).ok);
      if (isKept)
        rows.add(`${[...new Set(acts)].join("+")}\t${words.replace(/[\t\n]/g, " ")}\t${say}`);
    });
  }
  return rows;
}

/**
 * Takes what actors said to news, plans and farewells in labelled talks into the cases (`<slug>.reactions.txt`), where the
 * gate that judges a model's words lets them pass. A file that is there is left: second readers have been over it.
 */
function main(): void {
  const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
  const library = join(root, "..", "cases", "library");
  const { cases } = loadLibrary(library);
  const talks = readTalks(join(root, "training", "talks")).filter(({ reply }) => reply);
  for (const one of cases) {
    const file = join(library, one.module, `${one.id}.reactions.txt`);
    if (existsSync(file)) continue;
    const rows = reactionsOf(
      patientView(one),
      talks.filter((line) => line.case === one.id),
    );
    writeFileSync(file, [...rows].map((row) => `${row}\n`).join(""));
    console.log(one.id, rows.size);
  }
}

main();
