import type { Answer } from "../compile/case.ts";
import type { CaseSource } from "../schema/case.ts";
import { error, type LintFinding } from "./problem.ts";
import { leakIn, namesOf } from "./secrecy.ts";

/** Longer than this nobody answers in one breath. */
const mostWords = 45;

/** Answers that name the diagnosis, tell nothing of the case, answer nothing, or are no whole sentences. */
export function checkAnswers(
  source: CaseSource,
  answers: readonly Answer[],
  ids: ReadonlySet<string>,
): LintFinding[] {
  const names = source.diagnosis.patientKnows ? [] : namesOf(source);
  const seen = new Set<string>();
  return answers.flatMap(({ facts, asked, say }) => {
    const told = facts.join("+");
    const at = (message: string): LintFinding => error(["history"], `answers, ${told}: ${message}`);
    const leak = leakIn(say, names);
    const key = `${told}\t${say.toLowerCase()}`;
    const found = [
      ...facts.filter((id) => !ids.has(id)).map((id) => at(`${id} is no fact of the case`)),
      ...(asked.length === 0 ? [at(`"${say}" answers no question`)] : []),
      ...(leak === undefined
        ? []
        : [at(`"${leak}" names the diagnosis, which stays the learner’s to find and to say`)]),
      ...(say.split(/\s+/).length > mostWords ? [at(`"${say}" is too long`)] : []),
      ...(/[.!?…]["')\]]?$/.test(say) ? [] : [at(`"${say}" is not a whole sentence`)]),
      ...(seen.has(key) ? [at(`"${say}" is there twice`)] : []),
    ];
    seen.add(key);
    return found;
  });
}
