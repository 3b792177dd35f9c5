import type { CaseSource } from "../schema/case.ts";
import { error, type LintFinding } from "./problem.ts";
import { leakIn, namesOf } from "./secrecy.ts";

/** With fewer words nobody knows what is spoken of. */
const leastWords = 3;
/** Longer than this nobody answers in one breath. */
const mostWords = 40;

/** Whole wordings that name the diagnosis, are no sentences, or belong to nothing that the case tells. */
export function checkSaid(
  source: CaseSource,
  said: ReadonlyMap<string, readonly string[]>,
  ids: ReadonlySet<string>,
): LintFinding[] {
  const names = source.diagnosis.patientKnows ? [] : namesOf(source);
  return [...said].flatMap(([id, wordings]) => {
    const at = (message: string): LintFinding => error(["history"], `said, ${id}: ${message}`);
    if (!ids.has(id)) return [at("is no fact of the case")];
    const found = wordings.flatMap((wording): LintFinding[] => {
      const count = wording.split(/\s+/).length;
      const leak = leakIn(wording, names);
      return [
        ...(leak === undefined
          ? []
          : [at(`"${leak}" names the diagnosis, which stays the learner’s to find and to say`)]),
        ...(count < leastWords ? [at(`"${wording}" does not say what it speaks of`)] : []),
        ...(count > mostWords ? [at(`"${wording}" is too long`)] : []),
        ...(/[.!?…]["')\]]?$/.test(wording) ? [] : [at(`"${wording}" is not a whole sentence`)]),
      ];
    });
    return new Set(wordings).size < wordings.length
      ? [...found, at("the same wording twice")]
      : found;
  });
}
