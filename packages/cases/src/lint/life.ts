import type { CaseSource } from "../schema/case.ts";
import { error, type LintFinding } from "./problem.ts";
import { leakIn, namesOf } from "./secrecy.ts";

interface Entry {
  readonly id: string;
  readonly words: readonly string[];
  readonly asked: readonly string[];
  readonly say: readonly string[];
  readonly more: readonly string[];
}

/** With fewer it is not found by anybody who asks in words of their own. */
const leastAsked = 6;
const mostWords = 24;

/** What a person knows of their life, where it gives away what they have not been told or can never be found. */
export function checkLife(source: CaseSource, entries: readonly Entry[]): LintFinding[] {
  const names = source.diagnosis.patientKnows ? [] : namesOf(source);
  const mentioned = new Set(source.talk?.mentions.map(({ id }) => id));
  const seen = new Set<string>();
  return entries.flatMap(({ id, words, asked, say, more }) => {
    const at = (message: string): LintFinding => error(["talk"], `life, ${id}: ${message}`);
    const found: LintFinding[] = [];
    if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(id)) found.push(at("is no id in snake_case"));
    if (seen.has(id) || mentioned.has(id)) found.push(at("is there twice"));
    seen.add(id);
    if (say.length === 0 || more.length === 0 || words.length === 0)
      found.push(at("needs words for it, something to say and something to add"));
    if (asked.length < leastAsked) found.push(at(`needs ${leastAsked} ways of asking for it`));
    for (const line of [...say, ...more]) {
      const leak = leakIn(line, names);
      if (leak !== undefined)
        found.push(
          at(`"${leak}" names the diagnosis, which stays the learner’s to find and to say`),
        );
      if (line.split(/\s+/).length > mostWords) found.push(at(`"${line}" is too long`));
    }
    return found;
  });
}
