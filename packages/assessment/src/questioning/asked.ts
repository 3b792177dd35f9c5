import type { AskItem, CompiledCase } from "@anamnesis/cases";
import { findDrugs } from "@anamnesis/terminology";
import { does, type Consultation, type LearnerTurn } from "../encounter/consultation.ts";
import { stemsOf } from "../encounter/stems.ts";

/** Where an item that the rehearsal did not count may have been met all the same. */
export interface PerhapsMet {
  readonly turn: LearnerTurn;
  /** `heard`: the patient named it; `asked`: it was understood as asked for; `worded`: the words are close to it. */
  readonly by: "heard" | "asked" | "worded";
}

/** Words in so many questions that they point to none: the complaint, the course, taking and having. */
export const unspecific: ReadonlySet<string> = new Set(
  stemsOf(
    "ago night three four five six seven eight nine ten twenty pain ache hurt symptom start started begin began happen happened notice noticed trouble problem problems change changed often usual usually normal normally illness condition medical history question cause causes emergency hospital people person somebody someone anyone help hoping hope difficult week month year day hour minute morning evening moment feeling side chest back head heart leg arm neck stomach tummy belly throat blood body earlier sleep life age family sharp other wanted whether",
  ),
);
/** This share of a sample question's own words, in one question of the learner's, makes it that question. */
const sameQuestion = 0.6;
/** Below this the patient's own reading of a question is a guess. */
const leastConfidence = 0.7;
const longestQuestion = 260;
const mostAtOnce = 3;

const keysByCase = new WeakMap<CompiledCase, ReadonlyMap<AskItem, ReadonlySet<string>>>();

/** The words of a label by which a question is plainly about this item of the rubric and about no other. */
export function keysOf(compiled: CompiledCase): ReadonlyMap<AskItem, ReadonlySet<string>> {
  let keys = keysByCase.get(compiled);
  if (!keys) {
    const all = compiled.marking.ask.map(
      ({ question, label }) => [new Set(stemsOf(label)), new Set(stemsOf(question))] as const,
    );
    const complaint = new Set(stemsOf(compiled.complaintKey));
    keys = new Map(
      compiled.marking.ask.map((item, at) => [
        item,
        new Set(
          [...(all[at]?.[0] ?? [])].filter(
            (key) =>
              !unspecific.has(key) &&
              !complaint.has(key) &&
              !all.some((other, place) => place !== at && (other[0].has(key) || other[1].has(key))),
          ),
        ),
      ]),
    );
    keysByCase.set(compiled, keys);
  }
  return keys;
}

/** The turn in which an item was asked for, although nothing that was told shows it: the patient's reading first, then the words. */
export function perhapsMet(
  compiled: CompiledCase,
  consultation: Consultation,
  item: AskItem,
): PerhapsMet | undefined {
  const turns = consultation.turns.filter(
    (turn) => turn.asked > 0 && turn.asked <= mostAtOnce && turn.text.length < longestQuestion,
  );
  const heard = turns.find((turn) => namesItem(compiled, turn, item));
  if (heard) return { turn: heard, by: "heard" };
  const asked = turns.find((turn) => isAskedFor(compiled, turn, item));
  if (asked) return { turn: asked, by: "asked" };
  const worded = turns.find((turn) => isWorded(compiled, turn, item));
  return worded && { turn: worded, by: "worded" };
}

/** The patient's line names the medicine that the item is about. */
function namesItem(compiled: CompiledCase, turn: LearnerTurn, item: AskItem): boolean {
  const wanted = compiled.facts.filter(
    (fact) => item.fact.includes(fact.id) && fact.topic === "medications" && fact.item,
  );
  if (wanted.length === 0) return false;
  const named = new Set(findDrugs(turn.answer).map(({ id }) => id));
  return wanted.some((fact) => named.has(fact.item ?? ""));
}

/** Who asks after the stools has asked after loose and hard ones. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  bowel_habit: ["diarrhoea", "constipation"],
};

/** The patient understood the question as one for this fact: by a word of the case, by complaint and aspect, or by topic. */
function isAskedFor(compiled: CompiledCase, turn: LearnerTurn, item: AskItem): boolean {
  if (does(turn, "examination_request")) return false;
  const named = new Set(
    turn.reply.asks.flatMap(({ slots }) => slots.flatMap(({ id }) => (id ? [id] : []))),
  );
  // A question that names one thing, and was answered about another item, was about that one.
  const isSpent =
    named.size < 2 &&
    compiled.marking.ask.some(
      (other) => other !== item && other.fact.some((fact) => turn.newFacts.includes(fact)),
    );
  if (!isSpent && item.fact.some((fact) => named.has(fact))) return true;
  return turn.reply.asks.some((ask) => {
    if (isSpent || ask.confidence < leastConfidence) return false;
    const target = ask.target?.replace(/^(symptom|identity|ice):/, "");
    if (ask.attribute !== undefined)
      return target !== undefined && item.fact.includes(`${target}.${ask.attribute}`);
    const topic = ask.topic.replace(/^(symptom|identity|ice):/, "");
    return (
      topic !== compiled.complaintKey &&
      [topic, ...(partsOf[topic] ?? [])].some((one) => item.fact.includes(one))
    );
  });
}

/** One question of the line says most of the sample question, or a word that belongs to this item alone. */
function isWorded(compiled: CompiledCase, turn: LearnerTurn, item: AskItem): boolean {
  if (does(turn, "examination_request", "introduction", "explanation")) return false;
  const keys = keysOf(compiled).get(item);
  const sample = stemsOf(item.question).filter((stem) => !unspecific.has(stem));
  return turn.text.split(/(?<=[?.!;])\s+/).some((sentence) => {
    if (!/\?|^(?:any|what|when|where|who|how|do|does|did|have|has|is|are)\b/i.test(sentence))
      return false;
    const said = stemsOf(sentence);
    if (said.some((stem) => keys?.has(stem))) return true;
    const shared = sample.filter((stem) => said.includes(stem)).length;
    return shared >= 2 && shared / sample.length >= sameQuestion;
  });
}

/** The learner's question that shares most words with an item, to be quoted where the item could not be found. */
export function nearestTurn(consultation: Consultation, item: AskItem): LearnerTurn | undefined {
  const wanted = stemsOf(`${item.label} ${item.question}`).filter((stem) => !unspecific.has(stem));
  const ranked = consultation.turns
    .map((turn) => {
      const said = new Set(stemsOf(turn.text));
      return { turn, shared: wanted.filter((stem) => said.has(stem)).length };
    })
    .sort((a, b) => b.shared - a.shared || a.turn.number - b.turn.number);
  return (ranked[0]?.shared ?? 0) > 0 ? ranked[0]?.turn : undefined;
}
