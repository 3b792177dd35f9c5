import { automaticLearners, mark, type LearnerLevel } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import type { Marks } from "../contract.ts";

const tried: readonly LearnerLevel[] = ["expert", "hurried", "minimal"];
/** As npm run cases:try holds them: the expert at least, the others at most. */
const least = { expert: 9 } as const;
const most = { minimal: 4 } as const;

/** What the examiner gives the expert of the case, somebody in a hurry, and somebody who does next to nothing. */
export function marksOf(compiled: CompiledCase | undefined): Marks {
  const nothing = (problem: string): Marks => ({ problem, learners: [], verdict: [] });
  if (!compiled) return nothing("The case cannot be read yet; see Remarks.");
  if (compiled.marking.ask.length === 0 || compiled.expert.questions.length === 0)
    return nothing("There is no marking or no expert's encounter yet: nothing to try.");
  const learners = automaticLearners(compiled)
    .filter(({ level }) => tried.includes(level))
    .map(({ level, about, encounter }) => {
      const report = mark(compiled, encounter);
      return {
        level,
        about,
        questioning: report.questioningScore,
        diagnosis: report.diagnosisScore,
        treatment: report.treatmentScore,
        overall: report.overallScore,
        missed:
          level === "expert"
            ? report.items.filter(({ outcome }) => outcome === "missed").map(({ label }) => label)
            : [],
      };
    });
  const overall = (level: string) => learners.find((one) => one.level === level)?.overall ?? 0;
  return {
    problem: null,
    learners,
    verdict: [
      ...(overall("expert") < least.expert
        ? [`The expert should earn ${least.expert} of 10 at least.`]
        : []),
      ...(overall("minimal") > most.minimal
        ? [`Whoever does next to nothing should earn ${most.minimal} of 10 at most.`]
        : []),
    ],
  };
}
