import type { CompiledCase } from "@anamnesis/cases";
import type { DiagnosisMark } from "../diagnosis/mark-diagnosis.ts";
import { lowerFirst } from "../diagnosis/reasoning.ts";
import { quote } from "../items.ts";
import type { Encounter, ReplayInsights } from "../types.ts";
import {
  asFinding,
  byLoss,
  inWords,
  listed,
  pick,
  sentence,
  testFault,
  testName,
} from "./wording.ts";

/** What a teacher would say about the thinking. */
export function diagnosisFeedback(
  compiled: CompiledCase,
  encounter: Encounter,
  mark: DiagnosisMark,
  insights: ReplayInsights,
): string {
  const given = encounter.finalDiagnosis?.finalDiagnosis ?? "";
  const key = `${compiled.id}:${given.length}:${mark.final.match}`;
  return [
    verdict(key, compiled, given, mark),
    ...insights.habits.map((habit) => habit.text),
    reasoning(mark),
    alternatives(mark),
    tests(key, mark),
    insights.mostInformativeAsked?.text ?? "",
    insights.mostInformativeMissed?.text ?? "",
    idle(insights, mark),
    cost(insights),
  ]
    .filter((line) => line !== "")
    .join(" ");
}

function verdict(key: string, compiled: CompiledCase, given: string, mark: DiagnosisMark): string {
  const expected = lowerFirst(compiled.diagnosis.name);
  const said = `“${quote(given, 80)}”`;
  switch (mark.final.match) {
    case "exact":
    case "more precise":
      return `${pick(key, [
        `${said} is right.`,
        `You reached it and committed to it: ${said}.`,
        `Right: ${said}.`,
      ])}${isInFull(given, compiled.diagnosis.name) ? "" : ` In full: ${expected}.`}`;
    case "too broad":
      return `${said} points the right way but stops short: the findings allow ${expected}.`;
    case "one of several":
      return `With ${said} you keep several diagnoses in play, and they share the credit; the findings allow a commitment to ${expected}.`;
    case "related":
      return `${said} is close, but this is ${expected}.`;
    case "other cause":
      return `${said} names the disease, with another cause than the findings show: this is ${expected}.`;
    case "denied":
      return `${said} only says what it is not. It is ${expected}.`;
    case "not recognised":
      return `The examiner could not read a diagnosis in ${said}. It is ${expected}.`;
    case "none":
      return `No final diagnosis was handed in. It is ${expected}.`;
    default:
      return `${said} does not fit: this is ${expected}.${mark.isDangerous ? ` ${dangerOf(mark)}` : ""}`;
  }
}

/** Whether the learner's line says about as much as the case's own name for it. */
const isInFull = (given: string, name: string): boolean => given.trim().length >= name.length * 0.6;

const dangerOf = (mark: DiagnosisMark): string =>
  sentence(
    mark.items.find((item) => item.about === "dangerous-diagnosis")?.why ??
      "To settle on this would be dangerous",
  );

function reasoning(mark: DiagnosisMark): string {
  const findings = mark.items.filter((item) => item.about === "finding");
  const used = findings.filter((item) => item.outcome !== "missed");
  const unfounded = findings.find(
    (item) =>
      item.outcome === "missed" &&
      item.evidence.length > 0 &&
      item.note?.includes("could not find") === true,
  );
  const missed = findings
    .filter((item) => item.outcome === "missed" && item.evidence.length === 0)
    .sort(byLoss);
  if (used.length === 0 && !unfounded) {
    return "I could not find any of the findings that decide it in the reasoning.";
  }
  const rest = used.length - 3;
  const named = used.slice(0, 3).map((item) => asFinding(item.label));
  return [
    used.length > 0
      ? `Your reasoning rests on ${listed(rest > 0 ? [...named, `${inWords(rest)} more`] : named)}.`
      : "",
    unfounded ? `I could not find where you learnt of ${asFinding(unfounded.label)}.` : "",
    missed[0] && used.length / findings.length < 0.8
      ? `I did not find ${listed(missed.slice(0, 2).map((item) => asFinding(item.label)))} in it.`
      : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** Tests that told nothing are named once, here. */
function idle({ idleTests }: ReplayInsights, mark: DiagnosisMark): string {
  const named = mark.items
    .filter((item) => item.outcome === "penalty")
    .map(({ label }) => testName(label));
  const others = idleTests.filter((name) => !named.includes(name));
  if (others.length === 0) return "";
  const rest = others.length - 4;
  return `${listed(rest > 0 ? [...others.slice(0, 4), `${inWords(rest)} more`] : others)} moved no diagnosis.`;
}

/** Said only where a good part of it was not needed. */
function cost({ burden }: ReplayInsights): string {
  const { cost: all, unneededCost, radiationMillisievert } = burden;
  if (unneededCost < 100) return "";
  const dose =
    radiationMillisievert >= 1 ? `, and the radiation to about ${radiationMillisievert} mSv` : "";
  const share = unneededCost >= all ? "all" : `£${unneededCost}`;
  return `The tests came to about £${all}, ${share} of it for what was not needed${dose}.`;
}

function alternatives(mark: DiagnosisMark): string {
  const item = mark.items.find((one) => one.id === "alternatives");
  if (!item || item.outcome === "earned") return "";
  return item.outcome === "missed" && item.evidence.length === 0
    ? `I found no alternative weighed. ${sentence(item.why)}`
    : sentence(item.why);
}

function tests(key: string, mark: DiagnosisMark): string {
  const all = mark.items.filter((item) => item.group === "Investigations");
  const missed = all.filter((item) => item.outcome === "missed").sort(byLoss);
  const bad = all.filter((item) => item.outcome === "penalty").sort((a, b) => a.points - b.points);
  const right = all.filter((item) => item.outcome === "earned");
  const lines: string[] = [];
  const [first, ...others] = missed;
  if (first) {
    lines.push(`Missing among the tests: ${testName(first.label)}. ${sentence(first.why)}`);
    if (others.length > 0) {
      lines.push(`Missing too: ${listed(others.slice(0, 2).map((item) => testName(item.label)))}.`);
    }
  } else if (right.length > 0) {
    lines.push(
      pick(key, [
        "Every test that was needed was ordered.",
        `The tests were the right ones: ${listed(right.slice(0, 3).map((item) => testName(item.label)))}.`,
      ]),
    );
  }
  if (bad[0]) lines.push(testFault(bad[0]));
  return lines.join(" ");
}
