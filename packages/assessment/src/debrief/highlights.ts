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
  if (item.id === "final-diagnosis") return `You reached the diagnosis: “${words}”.`;
  if (item.id.startsWith("ask:"))
    return `You found out: ${inSentence(item.label)}${said}. ${sentence(item.why)}`;
  if (item.id.startsWith("exam:")) return `${item.label}${said}. ${sentence(item.why)}`;
  if (item.id.startsWith("process:"))
    return `You ${inSentence(item.label)}${said}. ${sentence(item.why)}`;
  if (item.id.startsWith("test:"))
    return `You ordered the right test: ${testName(item.label)}. ${sentence(item.why)}`;
  if (item.id.startsWith("finding:")) return `Your reasoning uses ${asFinding(item.label)}.`;
  if (item.id.startsWith("treatment:"))
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
    ...of((item) => item.id === "final-diagnosis", 1),
    ...of((item) => item.id.startsWith("ask:"), 1),
    ...of((item) => /^process:(opening|feelings|summary|introduction)$/.test(item.id), 1),
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
  if (item.outcome === "penalty" && item.id.startsWith("test:")) return testFault(item);
  if (item.outcome === "cap" || item.outcome === "penalty") {
    const where = moment && words ? ` (${moment}: “${words}”)` : words ? ` (“${words}”)` : "";
    return `${item.label}${where}. ${sentence(item.why)}`;
  }
  if (item.id.startsWith("ask:")) {
    return `Not found among your questions: ${inSentence(item.label)}. ${sentence(item.why)} Try: “${item.question ?? ""}”`;
  }
  if (item.id.startsWith("exam:")) return `Not ${inSentence(item.label)}. ${sentence(item.why)}`;
  if (item.id.startsWith("test:"))
    return `Not ordered: ${testName(item.label)}. ${sentence(item.why)}`;
  if (item.id.startsWith("treatment:")) {
    return item.outcome === "partial"
      ? `${words ? `“${words}” is part of the way to ${inSentence(item.label)}.` : sentence(item.label)} ${sentence(item.why)}`
      : `Missing from the plan: ${inSentence(item.label)}. ${sentence(item.why)}`;
  }
  if (item.id.startsWith("lifestyle:") || item.id.startsWith("follow-up:")) {
    return `Advice to give: ${inSentence(item.label)}. ${sentence(item.why)}`;
  }
  if (item.id.startsWith("finding:")) {
    return item.evidence.length > 0
      ? `${sentence(item.label)} ${sentence(item.why)}`
      : `Use in your reasoning: ${asFinding(item.label)}. ${sentence(item.why)}`;
  }
  if (item.id.startsWith("process:")) {
    const try_ = item.question
      ? ` Try: “${item.question}”`
      : moment
        ? ` See ${moment}: “${words}”`
        : "";
    return `To practise: ${practice[item.id] ?? inSentence(item.label)}. ${sentence(item.why)}${try_}`;
  }
  if (item.id === "final-diagnosis") return sentence(item.why);
  if (item.id === "alternatives") return `Weigh alternatives. ${sentence(item.why)}`;
  if (item.id === "move") return `Your change of mind. ${sentence(item.why)}`;
  return `${sentence(item.label)} ${sentence(item.why)}`;
}

const practice: Readonly<Record<string, string>> = {
  "process:introduction": "saying who you are",
  "process:identity": "checking who the patient is",
  "process:consent": "saying what comes next, or asking leave",
  "process:opening": "opening with an open question, before the closed ones",
  "process:room": "giving room to tell more",
  "process:single": "asking one question at a time",
  "process:neutral": "asking without suggesting the answer",
  "process:plain": "using plain words",
  "process:feelings": "answering what the patient feels",
  "process:summary": "summing up and having it corrected",
  "process:closing": "closing with next steps and what to look out for",
};

/** What to do better, dangers first, then what cost most, spread over the three areas. */
export function areasOf(
  consultation: Consultation,
  items: readonly ReportItem[],
): readonly string[] {
  const grave = items.filter(
    (item) => item.points < 0 && (item.id.startsWith("harm:") || item.id.startsWith("dangerous:")),
  );
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
