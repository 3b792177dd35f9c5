import type { ReportItem } from "../types.ts";
import type { Consultation } from "../encounter/consultation.ts";

/** One of several ways to say it, the same for the same key. */
export function pick(key: string, ways: readonly [string, ...string[]]): string {
  let hash = 2166136261;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619);
  return ways[(hash >>> 0) % ways.length] ?? ways[0];
}

/** "A", "A and B", "A, B and C"; with semicolons where a part has a comma of its own. */
export function listed(parts: readonly string[]): string {
  if (parts.length <= 1) return parts[0] ?? "";
  const hasCommas = parts.some((part) => part.includes(","));
  if (hasCommas) return `${parts.slice(0, -1).join("; ")}; and ${parts[parts.length - 1] ?? ""}`;
  return `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1] ?? ""}`;
}

const numberWords = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
export const inWords = (count: number): string => numberWords[count] ?? String(count);

/** A label inside a sentence: lower case unless it is an abbreviation or an eponym. */
export const inSentence = (label: string): string =>
  /^(?:[A-Z][a-z]|A [a-z])/.test(label) &&
  !/^(Parkinson|Crohn|Bell|Graves|British|Viagra|Legionella)/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;

/** A finding inside a sentence: "Against dissection" becomes "what speaks against dissection". */
export const asFinding = (label: string): string =>
  /^against /i.test(label) ? `what speaks ${inSentence(label)}` : inSentence(label);

/** The sentence, ended with a full stop. */
export const sentence = (text: string): string =>
  /[.!?…”"]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;

/** "turn 7", by the learner's own count, for an item's first evidence in the chat. */
export function momentOf(item: ReportItem, consultation: Consultation): string | undefined {
  const evidence = item.evidence.find((one) => one.kind === "turn");
  const turn = evidence && consultation.turns.find((one) => one.index === evidence.index);
  return turn ? `turn ${turn.number}` : undefined;
}

export const byWeight = (a: ReportItem, b: ReportItem): number =>
  b.maxPoints - a.maxPoints || (a.id < b.id ? -1 : 1);
/** Points left on the table, largest first. */
export const byLoss = (a: ReportItem, b: ReportItem): number =>
  b.maxPoints - b.points - (a.maxPoints - a.points) || (a.id < b.id ? -1 : 1);

/** "Troponin" of "Troponin (needed)". */
export const testName = (label: string): string => label.replace(/ \([^()]*\)$/, "");

/** A test that was ordered and should not have been: "Of no use here: Urinalysis. …" */
export function testFault(item: ReportItem): string {
  const [, kind = ""] = / \(([^()]*)\)$/.exec(item.label) ?? [];
  const words =
    kind === ""
      ? item.label
      : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${testName(item.label)}`;
  return `${sentence(words)} ${sentence(item.why)}`;
}
