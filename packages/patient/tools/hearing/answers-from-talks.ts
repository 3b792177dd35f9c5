import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CompiledCase, type PatientView, patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { checkWording } from "../../src/check/wording.ts";
import type { PlanStep } from "../../src/dialogue.ts";
import { contentWords } from "../../src/lexicon/concepts.ts";
import { indexOf, textsOf } from "../../src/lexicon/fact-index.ts";
import { capitalised, sentencesOf } from "../../src/speak/sentences.ts";
import { patientFolder } from "../patient-folder.ts";
import { aligned } from "./aligned.ts";
import { type LabelledLine, readTalks } from "./talks.ts";

const mostFacts = 4;
const mostWords = 45;
/** So many questions are kept with an answer. */
const mostAsked = 4;

/** What leans on the talk in which it was said, and on nothing that is kept. */
const ofThatTalk =
  /\b(?:(?:as|like) i (?:said|told|say)|i (?:just |already )?(?:said|told you|mentioned)|you(?:'ve| have)? (?:just )?(?:said|asked)|sorry|pardon)\b|\[/i;

/** Names that the case does not know are the learner's: "Ta, Bev." */
function knowsNames(view: PatientView): (text: string) => boolean {
  const known = JSON.stringify([view.facts, view.person, view.talk, view.opening, view.triage]);
  return (text) =>
    [...text.matchAll(/(?<=[\p{Ll}\p{N},;:] )\p{Lu}[\p{L}'’-]+/gu)].every(
      ([name]) => /^(?:I['’]|Doctor|Doc|Nurse)/.test(`${name} `) || known.includes(name),
    );
}

/** "And a few pints." stands as the first thing said as well. */
const begun = (text: string): string =>
  capitalised(text.replace(/^(?:and|but|so|then)(?: yes| yeah)?,? (?=\S)/i, ""));

/** Answers of actors to single questions of labelled talks, by facts and words, with the questions. */
function answersOf(
  view: PatientView,
  talks: readonly LabelledLine[],
): ReadonlyMap<string, readonly string[]> {
  const index = indexOf(view);
  const isKnown = knowsNames(view);
  const wordsOf = (ids: readonly string[]): ReadonlySet<string> =>
    contentWords(
      ids
        .flatMap((id) => index.get(id) ?? [])
        .flatMap((fact) => [...textsOf(fact), ...fact.words])
        .join(" . "),
    );
  const found = new Map<string, string[]>();
  for (const line of talks) {
    const told = line.parts.map((part) => part.tell ?? []);
    const texts = aligned(
      line.reply,
      line.parts.map(({ words }, at) => {
        const ids = told[at] ?? [];
        return { words, ...(ids.length > 0 ? { ofFacts: wordsOf(ids) } : {}) };
      }),
    );
    line.parts.forEach((part, at) => {
      const facts = [...new Set(told[at])];
      const say = begun(texts[at] ?? "");
      const isPlain =
        (part.act === "ask" || part.act === "check") &&
        !(part.deny?.length || part.unknown?.length || part.premise);
      if (!isPlain || facts.length === 0 || facts.length > mostFacts || say === "") return;
      if (!facts.every((id) => index.get(id)) || !/[.!…]$/.test(say)) return;
      if (say.split(/\s+/).length > mostWords || ofThatTalk.test(say) || !isKnown(say)) return;
      const plan = facts.map((fact): PlanStep => ({
        kind: "tell",
        fact,
        repeated: false,
        part: "say",
      }));
      const check = checkWording(plan, view, [], part.words);
      if (sentencesOf(say).some((sentence) => !check(sentence.trim()).ok)) return;
      const key = `${facts.join("+")}\t${say}`;
      const asked = part.words.replace(/[|\t\n]/g, " ").trim();
      const own = found.get(key) ?? [];
      if (!own.includes(asked)) found.set(key, [...own, asked]);
    });
  }
  return found;
}

/**
 * Takes what actors answered in labelled talks into the cases (`<slug>.answers.txt`): of each reply the words that answer one
 * question, if the gate that judges a model's words lets them pass for just the facts that the question was after.
 * A file that is there is left: second readers have been over it.
 */
function main(only?: string): void {
  const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
  const library = join(root, "..", "cases", "library");
  const { cases } = loadLibrary(library);
  const talks = readTalks(join(root, "training", "talks")).filter(({ reply }) => reply);
  for (const one of cases.filter(({ id }) => only === undefined || id === only)) {
    if (existsSync(fileOf(library, one))) continue;
    const own = talks.filter((line) => line.case === one.id);
    const rows = [...answersOf(patientView(one), own)];
    writeFileSync(fileOf(library, one), rows.sort().map(rowOf).join(""));
    console.log(one.id, rows.length);
  }
}

const fileOf = (library: string, { id, module }: CompiledCase): string =>
  join(library, module, `${id}.answers.txt`);

function rowOf([key, asked]: readonly [string, readonly string[]]): string {
  const [facts = "", say = ""] = key.split("\t");
  return `${facts}\t${asked.slice(0, mostAsked).join(" | ")}\t${say}\n`;
}

main(process.argv[2]);
