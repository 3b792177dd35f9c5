import type { Consultation } from "../encounter/consultation.ts";
import type { ReportItem } from "../types.ts";
import {
  asFinding,
  byLoss,
  byWeight,
  inSentence,
  momentOf,
  sentence,
  testFault,
  testName,
} from "./wording.ts";

/** Parts of manner that a teacher would name. */
const praised: ReadonlySet<string> = new Set(["opening", "feelings", "summary", "introduction"]);

const mostStrengths = 5;
const mostAreas = 6;

/** Of praise, one sentence of reason is enough. */
const briefly = (item: ReportItem): ReportItem => ({
  ...item,
  why: /^.*?[.!?](?=\s+[A-Z“]|$)/s.exec(item.why)?.[0] ?? item.why,
});

function strengthOf(full: ReportItem, consultation: Consultation): string {
  const item = briefly(full);
  const moment = momentOf(item, consultation);
  const words = item.evidence[0]?.text ?? "";
  const said = moment && words ? ` (${moment}: “${words}”)` : "";
  if (item.about === "diagnosis") return `You reached the diagnosis: “${words}”.`;
  if (item.about === "question")
    return `You found out: ${inSentence(item.label)}${said}. ${sentence(item.why)}`;
  if (item.about === "examination") return `${item.label}${said}. ${sentence(item.why)}`;
  if (item.about === "manner") return `You ${inSentence(item.label)}${said}. ${sentence(item.why)}`;
  if (item.about === "test")
    return `You ordered the right test: ${testName(item.label)}. ${sentence(item.why)}`;
  if (item.about === "finding") return `Your reasoning uses ${asFinding(item.label)}.`;
  if (item.about === "treatment")
    return `In the plan: ${inSentence(item.label)}. ${sentence(item.why)}`;
  return `${sentence(item.label)} ${sentence(item.why)}`;
}

/** What was done well, with its moment: the weightiest of each area first, never something that did not happen. */
export function strengthsOf(
  consultation: Consultation,
  items: readonly ReportItem[],
): readonly string[] {
  const earned = items.filter(
    (item) => item.outcome === "earned" && item.points > 0 && item.evidence.length > 0,
  );
  const of = (test: (item: ReportItem) => boolean, count: number) =>
    earned.filter(test).sort(byWeight).slice(0, count);
  return [
    ...of((item) => item.about === "diagnosis", 1),
    ...of((item) => item.about === "question", 1),
    ...of((item) => item.about === "manner" && praised.has(item.ref ?? ""), 1),
    ...of((item) => item.group === "Needed", 1),
    ...of(
      (item) => item.group === "Red flags" || item.group === "Ideas, concerns and expectations",
      1,
    ),
    ...of((item) => item.label.endsWith("(needed)"), 1),
  ]
    .filter((item, at, all) => all.indexOf(item) === at)
    .slice(0, mostStrengths)
    .map((item) => strengthOf(item, consultation));
}

function areaOf(item: ReportItem, consultation: Consultation): string {
  const moment = momentOf(item, consultation);
  const words = item.evidence[0]?.text ?? "";
  if (item.outcome === "penalty" && item.about === "test") return testFault(item);
  if (item.outcome === "cap" || item.outcome === "penalty") {
    const where = moment && words ? ` (${moment}: “${words}”)` : words ? ` (“${words}”)` : "";
    return `${item.label}${where}. ${sentence(item.why)}`;
  }
  if (item.about === "question" && item.outcome === "partial") {
    return `${sentence(item.label)} ${sentence(item.why)}`;
  }
  if (item.about === "question") {
    return `Not found among your questions: ${inSentence(item.label)}. ${sentence(item.why)} Try: “${item.question ?? ""}”`;
  }
  if (item.about === "examination") return `Not ${inSentence(item.label)}. ${sentence(item.why)}`;
  if (item.about === "test") return `Not ordered: ${testName(item.label)}. ${sentence(item.why)}`;
  if (item.about === "treatment") {
    return item.outcome === "partial"
      ? `${words ? `“${words}” is part of the way to ${inSentence(item.label)}.` : sentence(item.label)} ${sentence(item.why)}`
      : `Missing from the plan: ${inSentence(item.label)}. ${sentence(item.why)}`;
  }
  if (item.about === "lifestyle" || item.about === "follow-up") {
    return `Advice to give: ${inSentence(item.label)}. ${sentence(item.why)}`;
  }
  if (item.about === "finding") {
    return item.evidence.length > 0
      ? `${sentence(item.label)} ${sentence(item.why)}`
      : `Use in your reasoning: ${asFinding(item.label)}. ${sentence(item.why)}`;
  }
  if (item.about === "manner") {
    const try_ = item.question
      ? ` Try: “${item.question}”`
      : moment
        ? ` See ${moment}: “${words}”`
        : "";
    return `To practise: ${practice[item.ref ?? ""] ?? inSentence(item.label)}. ${sentence(item.why)}${try_}`;
  }
  if (item.about === "diagnosis") return sentence(item.why);
  if (item.about === "alternatives") return `Weigh alternatives. ${sentence(item.why)}`;
  if (item.id === "move") return `Your change of mind. ${sentence(item.why)}`;
  return `${sentence(item.label)} ${sentence(item.why)}`;
}

const practice: Readonly<Record<string, string>> = {
  introduction: "saying who you are",
  identity: "checking who the patient is",
  consent: "saying what comes next, or asking leave",
  opening: "opening with an open question, before the closed ones",
  room: "giving room to tell more",
  single: "asking one question at a time",
  neutral: "asking without suggesting the answer",
  plain: "using plain words",
  feelings: "answering what the patient feels",
  summary: "summing up and having it corrected",
  closing: "closing with next steps and what to look out for",
};

/** What to do better, dangers first, then what cost most, spread over the three areas. */
export function areasOf(
  consultation: Consultation,
  items: readonly ReportItem[],
): readonly string[] {
  const grave = items
    .filter(({ id, points, isHarm }) => isHarm && (points < 0 || id.startsWith("left-out:")))
    .sort((a, b) => a.points - b.points);
  const faults = items
    .filter((item) => item.outcome === "penalty" && !grave.includes(item))
    .sort((a, b) => a.points - b.points);
  const lost = items
    .filter(
      (item) =>
        item.maxPoints - item.points > 0.05 &&
        item.outcome !== "penalty" &&
        item.outcome !== "cap" &&
        // What is missing of the story is named one by one.
        item.id !== "history:core" &&
        item.id !== "grounds",
    )
    .sort(byLoss);
  const from = (area: ReportItem["area"], count: number) =>
    lost.filter((item) => item.area === area).slice(0, count);
  const chosen = [
    ...grave.slice(0, 2),
    ...from("diagnosis", 1),
    ...from("treatment", 1),
    ...from("questioning", 2),
    ...faults.slice(0, 2),
    ...lost.slice(0, mostAreas),
  ];
  return chosen
    .filter((item, at) => chosen.indexOf(item) === at)
    .slice(0, mostAreas)
    .map((item) => areaOf(item, consultation));
}
