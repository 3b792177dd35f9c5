import type { CompiledCase } from "@anamnesis/cases";
import type { Consultation } from "../encounter/consultation.ts";
import type { ReportItem } from "../types.ts";
import { markCoverage, markExamination } from "./coverage.ts";
import { markEconomy } from "./economy.ts";
import { markProcess } from "./process.ts";

/** Everything that the questioning score is the sum of. */
export function markQuestioning(
  compiled: CompiledCase,
  consultation: Consultation,
): readonly ReportItem[] {
  const coverage = markCoverage(compiled, consultation);
  return [
    ...coverage.items,
    ...markExamination(compiled, consultation),
    ...markProcess(compiled, consultation, coverage.share),
    ...markEconomy(compiled, consultation),
  ];
}
