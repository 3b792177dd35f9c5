import type { CompiledCase } from "@anamnesis/cases";
import type { Consultation } from "../encounter/consultation.ts";
import { capAt } from "../items.ts";
import type { ReportItem } from "../types.ts";
import { markCoverage, markExamination } from "./coverage.ts";
import { markEconomy } from "./economy.ts";
import { isParticular, shareTied } from "./particular.ts";
import { markProcess } from "./process.ts";

/** What a history that would fit anybody can reach. */
const ceilingForAnybody = 4.9;
/** From this many questions on, with so few that take up what was said and so little found that is this illness's own. */
const longTalk = 30;
const leastTied = 0.18;
const leastParticular = 0.65;

/** Everything that the questioning score is the sum of. */
export function markQuestioning(
  compiled: CompiledCase,
  consultation: Consultation,
): readonly ReportItem[] {
  const coverage = markCoverage(compiled, consultation);
  const items = [
    ...coverage.items,
    ...markExamination(compiled, consultation),
    ...markProcess(compiled, consultation, coverage.share),
    ...markEconomy(compiled, consultation),
  ];
  const open = particularOpen(compiled, coverage.items);
  if (
    consultation.turns.filter(({ asked }) => asked > 0).length < longTalk ||
    open.share <= 1 - leastParticular ||
    shareTied(compiled, consultation) >= leastTied
  )
    return items;
  return [
    ...items,
    capAt(ceilingForAnybody, items, {
      id: "particular",
      area: "questioning",
      group: "History of presenting complaint",
      label: "Questions that would fit anybody",
      why: `I found hardly a question that takes up what this patient said. What only this illness asks stayed open, such as ${open.labels.slice(0, 3).join("; ")}.`,
    }),
  ];
}

/** How much of what belongs to this illness stayed open, by weight, and what. */
function particularOpen(compiled: CompiledCase, items: readonly ReportItem[]) {
  const all = compiled.marking.ask.flatMap((item, at) => {
    const mark = items[at];
    return mark && isParticular(compiled, item)
      ? [{ label: item.label, weight: item.weight, share: mark.points / mark.maxPoints }]
      : [];
  });
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const found = all.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return {
    share: total > 0 ? 1 - found / total : 0,
    labels: all.filter(({ share }) => share === 0).map(({ label }) => label.toLowerCase()),
  };
}
