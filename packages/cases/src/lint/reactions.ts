import type { Reaction } from "../compile/case.ts";
import type { CaseSource } from "../schema/case.ts";
import { isReactionAct } from "../schema/reaction-acts.ts";
import { error, type LintFinding } from "./problem.ts";
import { leakIn, namesOf } from "./secrecy.ts";

const mostWords = 40;

/** Whoever is taken leave of says so, or thanks at least. */
const takesLeave =
  /\b(?:good ?bye|night|boa noite|bye|see (?:you|ya)|ta[- ]ra|until|later|thanks?|thank you|ta|cheers|cheerio|so long|safe home|(?:off|away) you go|go on|then(?=[.,])|i['’]ll be here)\b/i;

/** Reactions that name the diagnosis, make a speech, leave a farewell unanswered, or belong to no act. */
export function checkReactions(source: CaseSource, reactions: readonly Reaction[]): LintFinding[] {
  const names = source.diagnosis.patientKnows ? [] : namesOf(source);
  const seen = new Set<string>();
  return reactions.flatMap(({ acts: own, told, say }) => {
    const at = (message: string): LintFinding => error(["talk"], `reactions: "${say}" ${message}`);
    const leak = leakIn(say, names);
    const key = `${told}\t${say}`.toLowerCase();
    const found = [
      ...own
        .filter((act) => !isReactionAct(act))
        .map((act) => at(`is said to no such act: "${act}"`)),
      ...(told === "" || say === "" ? [at("lacks one of its sides")] : []),
      ...(leak === undefined ? [] : [at(`names the diagnosis ("${leak}")`)]),
      ...(say.split(/\s+/).length > mostWords ? [at("is too long")] : []),
      ...(own.includes("goodbye") && !takesLeave.test(say) ? [at("answers no farewell")] : []),
      ...(seen.has(key) ? [at("is there twice")] : []),
    ];
    seen.add(key);
    return found;
  });
}
