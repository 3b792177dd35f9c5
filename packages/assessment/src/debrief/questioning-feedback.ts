import type { CompiledCase } from "@anamnesis/cases";
import type { Consultation } from "../encounter/consultation.ts";
import { quote } from "../items.ts";
import { isPile } from "../questioning/coverage.ts";
import { isLeading, isStacked } from "../questioning/manner.ts";
import type { ReportItem } from "../types.ts";
import { byLoss, byWeight, inSentence, listed, momentOf, pick, sentence } from "./wording.ts";

/** What a teacher would say about the talk with the patient. */
export function questioningFeedback(
  compiled: CompiledCase,
  consultation: Consultation,
  items: readonly ReportItem[],
): string {
  const name = compiled.person.informant?.name ?? compiled.person.calledName;
  const asks = items.filter((item) => item.about === "question");
  if (consultation.turns.length === 0) {
    return `You did not speak with ${name}, so there is no history to mark. The first sentence is the easiest: “What has brought you in today?”`;
  }
  // What was told in part, or asked for and kept back, has not come out.
  const found = asks.filter((item) => item.outcome === "earned");
  const missed = asks.filter((item) => item.outcome === "missed").sort(byLoss);
  const key = `${compiled.id}:${found.length}:${consultation.turns.length}`;
  return [
    coverageLine(key, name, found, asks.length, consultation),
    mannerLine(key, name, consultation, items),
    faultLine(consultation),
    missedLine(key, missed),
  ]
    .filter((line) => line !== "")
    .join(" ");
}

function coverageLine(
  key: string,
  name: string,
  found: readonly ReportItem[],
  of: number,
  consultation: Consultation,
): string {
  if (found.length === 0)
    return `You spoke with ${name}, but none of the ${of} points that decide this case came out in full.`;
  const best = [...found]
    .sort(byWeight)
    .slice(0, 3)
    .map((item) => {
      const moment = momentOf(item, consultation);
      return moment ? `${inSentence(item.label)} (${moment})` : inSentence(item.label);
    });
  const share = found.length / of;
  if (share >= 0.85) {
    return pick(key, [
      `A thorough history: ${found.length} of the ${of} points that mattered, among them ${listed(best)}.`,
      `Little escaped you: ${found.length} of ${of} points came out, ${listed(best)} included.`,
    ]);
  }
  if (share >= 0.5) {
    return pick(key, [
      `You brought out ${found.length} of the ${of} points that mattered, ${listed(best)} among them.`,
      `The core of the story is there: ${listed(best)}. In all, ${found.length} of ${of} points.`,
    ]);
  }
  return pick(key, [
    `Only ${found.length} of the ${of} points that mattered came out: ${listed(best)} among them.`,
    `You found ${listed(best)}, but most of the story stayed untold: ${found.length} of ${of} points.`,
  ]);
}

function mannerLine(
  key: string,
  name: string,
  consultation: Consultation,
  items: readonly ReportItem[],
): string {
  const at = (id: string) => items.find((item) => item.id === `process:${id}`);
  const good: string[] = [];
  const opening = at("opening");
  if (opening && opening.points >= opening.maxPoints * 0.7) {
    good.push(`opened with an open question${moment(opening, consultation)}`);
  }
  const feelings = at("feelings");
  if (feelings && feelings.points >= feelings.maxPoints * 0.8) {
    good.push(`answered what ${name} felt${moment(feelings, consultation)}`);
  }
  const summary = at("summary");
  if (summary?.outcome === "earned") good.push(`summed up${moment(summary, consultation)}`);
  if (good.length > 0) {
    return pick(key, [
      `You ${listed(good)}, and it shows in the answers.`,
      `You ${listed(good)}: well led.`,
    ]);
  }
  const missing = [
    at("introduction")?.outcome === "missed" ? "said who you were" : "",
    opening?.outcome === "missed" ? "asked an open question" : "",
    feelings?.outcome === "missed" ? "acknowledged a feeling" : "",
    summary?.outcome === "missed" ? "summed up" : "",
  ].filter((text) => text !== "");
  return missing.length > 0
    ? `I could not find where you ${listed(missing).replace(/ and (?=[^,]*$)/, " or ")}.`
    : "";
}

const moment = (item: ReportItem, consultation: Consultation): string => {
  const turn = momentOf(item, consultation);
  return turn ? ` (${turn})` : "";
};

/** The clearest single fault of manner, with its moment. */
function faultLine(consultation: Consultation): string {
  const pile = consultation.turns.find(isPile);
  if (pile) {
    return `Turn ${pile.number} holds a whole list of questions (“${quote(pile.text, 70)}”); asked one by one, none of them is lost.`;
  }
  const stacked = consultation.turns.find(isStacked);
  if (stacked)
    return `At turn ${stacked.number} you asked more than one thing in one breath (“${quote(stacked.text, 70)}”).`;
  const leading = consultation.turns.find(isLeading);
  if (leading) return `Turn ${leading.number} led the witness: “${quote(leading.text, 70)}”`;
  return "";
}

function missedLine(key: string, missed: readonly ReportItem[]): string {
  const [first, second] = missed;
  if (!first) return "Nothing that mattered stayed open.";
  const put = (item: ReportItem) => `${inSentence(item.label)} (“${item.question ?? ""}”)`;
  const also = second ? ` Also open: ${put(second)}.` : "";
  return `${pick(key, ["What I could not find among your questions:", "Still open, as far as I can see:"])} ${put(first)}. ${sentence(first.why)}${also}`;
}
