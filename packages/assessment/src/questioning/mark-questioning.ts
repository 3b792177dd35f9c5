import type { CompiledCase } from "@anamnesis/cases";
import type { Consultation } from "../encounter/consultation.ts";
import { isToldOnCard } from "../diagnosis/known.ts";
import { capAt, round2 } from "../items.ts";
import type { ReportItem } from "../types.ts";
import { markCoverage, markExamination, type Coverage } from "./coverage.ts";
import { markEconomy } from "./economy.ts";
import { isParticular, shareTied } from "./particular.ts";
import { markProcess } from "./process.ts";

/** What a history that would fit anybody can reach. */
const ceilingForAnybody = 4.9;
/** From this many questions on, however many stand in a message, with so few that take up what was said and so little found that is this illness's own. */
const longTalk = 30;
const leastTied = 0.18;
const leastParticular = 0.65;

/** What a history can reach that leaves out something without which it is unsafe. */
const ceilingWithoutMustAsk = 5.9;

/** Entries of `mustAsk` none of whose items was met in any way, nor stood on the triage card. */
function mustAskOpen(compiled: CompiledCase, items: readonly ReportItem[]) {
  const { ask, mustAsk = [] } = compiled.marking;
  return mustAsk.flatMap(({ fact, why }) => {
    const own = ask.flatMap((item, at) => {
      const mark = items[at];
      return mark && item.fact.some((id) => fact.includes(id)) ? [{ item, mark }] : [];
    });
    const isMet = own.some(({ item, mark }) => mark.points > 0 || isToldOnCard(compiled, item));
    return isMet || own.length === 0
      ? []
      : [{ why, label: own[0]?.item.label ?? "", ids: own.map(({ mark }) => mark.id) }];
  });
}

/** Everything that the questioning score is the sum of. */
export function markQuestioning(
  compiled: CompiledCase,
  consultation: Consultation,
): readonly ReportItem[] {
  const coverage = markCoverage(compiled, consultation);
  const unsafe = mustAskOpen(compiled, coverage.items);
  const marked = [
    ...coverage.items.map((item) => (unsafe.length > 0 ? withoutCore(item) : item)),
    ...markExamination(compiled, consultation),
    ...markProcess(compiled, consultation, coverage.share),
    ...markEconomy(compiled, consultation),
  ];
  const items = [...marked, ...mustAskCap(marked, unsafe)];
  const open = particularOpen(compiled, coverage);
  if (
    consultation.turns.reduce((sum, { asked }) => sum + asked, 0) < longTalk ||
    open.share <= 1 - leastParticular ||
    shareTied(compiled, consultation) >= leastTied
  )
    return items;
  return [
    ...items,
    capAt(ceilingForAnybody, items, {
      id: "particular",
      about: "whole",
      area: "questioning",
      group: "History of presenting complaint",
      label: "Questions that would fit anybody",
      why: `I found hardly a question that takes up what this patient said. What only this illness asks stayed open, such as ${open.labels.slice(0, 3).join("; ")}.`,
    }),
  ];
}

/** The core is not whole while something is open without which the history is unsafe. */
const withoutCore = (item: ReportItem): ReportItem =>
  item.id !== "history:core" || item.points <= item.maxPoints / 2
    ? item
    : {
        ...item,
        outcome: "partial",
        points: round2(item.maxPoints / 2),
        note: "Half of it, while something is open that this history must not be without.",
      };

function mustAskCap(
  items: readonly ReportItem[],
  open: ReturnType<typeof mustAskOpen>,
): readonly ReportItem[] {
  if (open.length === 0) return [];
  const names = open.map(({ label }) => label.toLowerCase()).join("; ");
  return [
    capAt(ceilingWithoutMustAsk, items, {
      id: "must-ask",
      about: "whole",
      area: "questioning",
      group: "Red flags",
      label: "What this history must not be without",
      why: `I could not find where you asked about: ${names}. ${open.map(({ why }) => why).join(" ")}`,
      // Of each of them one item is enough; the first is the one that is named.
      liftedBy: open.flatMap(({ ids }) => ids.slice(0, 1)),
    }),
  ];
}

/** How much of what belongs to this illness stayed open, by weight, and what. */
function particularOpen(compiled: CompiledCase, { items, unasked }: Coverage) {
  const all = compiled.marking.ask.flatMap((item, at) => {
    const mark = items[at];
    return mark && isParticular(compiled, item)
      ? [
          {
            label: item.label,
            weight: item.weight,
            share: unasked.has(mark.id) ? 0 : mark.points / mark.maxPoints,
            isMissed: mark.points === 0,
          },
        ]
      : [];
  });
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const found = all.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return {
    share: total > 0 ? 1 - found / total : 0,
    labels: all.filter(({ isMissed }) => isMissed).map(({ label }) => label.toLowerCase()),
  };
}
