import type { AskItem, CompiledCase } from "@anamnesis/cases";
import { tokenise } from "@anamnesis/terminology";
import { does, type Consultation, type LearnerTurn } from "../encounter/consultation.ts";

const shortestKey = 5;
const stemLength = 7;
const unspecific = new Set(
  "anything something everything other others about there where which what when does have having taken taking family history medical ever before today worse better feel feels feeling started start happened happens people around brought notice noticed trouble problem problems often questions think worry worries hoping could would signs effect earlier"
    .split(" ")
    .flatMap((word) => tokenise(word).map((token) => token.word)),
);

const stem = (word: string): string => word.slice(0, stemLength);
const stemsOf = (text: string): readonly string[] =>
  tokenise(text.replace(/[._]/g, " "))
    .map((token) => token.word)
    .filter((word) => word.length >= shortestKey && !unspecific.has(word))
    .map(stem);

const byCase = new WeakMap<CompiledCase, ReadonlyMap<AskItem, ReadonlySet<string>>>();

/** The words by which a question is plainly about an item of the rubric and about no other. */
function keysOf(compiled: CompiledCase): ReadonlyMap<AskItem, ReadonlySet<string>> {
  let keys = byCase.get(compiled);
  if (!keys) {
    const { ask } = compiled.marking;
    const all = ask.map((item) => new Set(stemsOf([item.question, ...item.fact].join(" "))));
    keys = new Map(
      ask.map((item, at) => [
        item,
        new Set(
          [...(all[at] ?? [])].filter(
            (key) => !all.some((other, place) => place !== at && other.has(key)),
          ),
        ),
      ]),
    );
    byCase.set(compiled, keys);
  }
  return keys;
}

/** The turn in which an item was plainly asked for, one or two questions at a time, although the answer went elsewhere. */
export function plainlyAsked(
  compiled: CompiledCase,
  consultation: Consultation,
  item: AskItem,
): LearnerTurn | undefined {
  const keys = keysOf(compiled).get(item);
  if (!keys || keys.size === 0) return undefined;
  const wanted = new Set(compiled.marking.ask.flatMap((one) => one.fact));
  return consultation.turns.find(
    (turn) =>
      !turn.reply.facts.some((fact) => wanted.has(fact)) &&
      !does(turn, "examination_request") &&
      turn.asked > 0 &&
      turn.asked <= 2 &&
      turn.text.length < 200 &&
      stemsOf(turn.text).some((key) => keys.has(key)),
  );
}
