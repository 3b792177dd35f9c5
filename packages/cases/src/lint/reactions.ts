import type { Reaction } from "../compile/case.ts";
import type { CaseSource } from "../schema/case.ts";
import { error, type LintFinding } from "./problem.ts";
import { leakIn, namesOf } from "./secrecy.ts";

const mostWords = 40;

/** Acts of a line that is met with what this person makes of it. */
const acts = new Set(
  (
    "consent signpost private empathise reassure apologise thank acknowledge news explain plan offer instruct safetynet check " +
    "feel goodbye"
  ).split(" "),
);

/** Reactions that name the diagnosis, make a speech, or belong to no act. */
export function checkReactions(source: CaseSource, reactions: readonly Reaction[]): LintFinding[] {
  const names = source.diagnosis.patientKnows ? [] : namesOf(source);
  const seen = new Set<string>();
  return reactions.flatMap(({ acts: own, told, say }) => {
    const at = (message: string): LintFinding => error(["talk"], `reactions: "${say}" ${message}`);
    const leak = leakIn(say, names);
    const key = `${told}\t${say}`.toLowerCase();
    const found = [
      ...own.filter((act) => !acts.has(act)).map((act) => at(`is said to no such act: "${act}"`)),
      ...(told === "" || say === "" ? [at("lacks one of its sides")] : []),
      ...(leak === undefined ? [] : [at(`names the diagnosis ("${leak}")`)]),
      ...(say.split(/\s+/).length > mostWords ? [at("is too long")] : []),
      ...(seen.has(key) ? [at("is there twice")] : []),
    ];
    seen.add(key);
    return found;
  });
}
