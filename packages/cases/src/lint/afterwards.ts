import { findDrugs } from "@anamnesis/terminology";
import type { CaseSource } from "../schema/case.ts";
import { endings, type Ending, type ToldAfterwards } from "../schema/afterwards.ts";
import { error, type LintFinding } from "./problem.ts";

const fewestSentences = 3;
const mostSentences = 5;
const mostWords = 95;
/** The case is played on any day of any year; "May" and "March" are left out as words of other meanings. */
const dated =
  /\b(?:January|February|April|June|July|August|September|October|November|December)\b|o'clock/;
/** Nobody who was ill reproaches whoever looked after them; what went wrong stands in the report. */
const blame =
  /\b(?:your (?:fault|doing|mistake)|(?:you|they) killed|you (?:should|could|might) have|if (?:only )?you(?:'d| had)|because of you|no thanks to you)\b/i;

const tellings = ({ afterwards }: CaseSource): readonly (readonly [Ending, ToldAfterwards])[] =>
  endings.flatMap((ending) => {
    const told = afterwards?.[ending];
    return told ? [[ending, told] as const] : [];
  });

/** Whether somebody can die in the course of the case. */
const canDie = ({ course }: CaseSource): boolean =>
  course?.untreated?.death !== undefined ||
  (course?.hazards ?? []).reduce((sum, { raises }) => sum + raises, 0) >= 3;

const without = ({ afterwards: _, ...rest }: CaseSource): string => JSON.stringify(rest);

/** What became of the person, where it is too short or long, dated, reproachful, or names a treatment of which the case knows nothing. */
export function checkAfterwards(source: CaseSource): LintFinding[] {
  const { afterwards } = source;
  if (!afterwards) return [];
  const known = without(source).toLowerCase();
  const seen = new Set<string>();
  const findings: LintFinding[] = [];
  if (canDie(source) !== (afterwards.died !== undefined))
    findings.push(
      error(
        ["afterwards"],
        afterwards.died
          ? '"died" is never told: nobody can die in the course of this case'
          : 'somebody can die in the course of this case; say in "died" what is told then',
      ),
    );
  for (const [ending, { when, by, says }] of tellings(source)) {
    const at = (message: string): number => findings.push(error(["afterwards", ending], message));
    const sentences = says.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    if (sentences < fewestSentences || sentences > mostSentences)
      at(`${sentences} sentences; ${fewestSentences} to ${mostSentences} are told`);
    const words = says.split(/\s+/).length;
    if (words > mostWords) at(`${words} words; ${mostWords} is the most`);
    if (!/^(?:An?|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d+) \w+ later$/.test(when))
      at(`"${when}" should say how long after, as in "Three weeks later"`);
    if (dated.test(says)) at("names a month or an hour; a case is played on any day");
    const reproach = blame.exec(says)?.[0];
    if (reproach !== undefined) at(`"${reproach}" blames; tell what became of the person`);
    if (ending === "died" && by === undefined && source.person.informant === undefined)
      at('say in "by" who tells it');
    if (seen.has(says)) at("the same is told of another ending");
    seen.add(says);
    for (const { id, text } of findDrugs(says))
      // A slip of the pen for a medicine of the case is none of another.
      if (![id.replace(/_/g, " "), id, text.toLowerCase()].some((word) => known.includes(word)))
        at(`"${text}" is no treatment of which this case knows`);
  }
  return findings;
}

/** Capital letters that name no person and no place of the case. */
const everyday = new Set(
  "I I'm I'd I've I'll Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays X-ray Year Eleven Mum Mum's Dad Dad's Nan Uncle God Christmas".split(
    " ",
  ),
);
const bare = (word: string): string => word.replace(/['’]s$/, "");

/** Persons and places in what is told that stand nowhere in the case, nor in what lies `beside` its file. */
export function checkPeopleAfterwards(source: CaseSource, beside: string): LintFinding[] {
  const known = `${without(source)} ${beside}`;
  return tellings(source).flatMap(([ending, { by = "", says }]) => {
    const inner = says.match(/(?<=[a-z,;:)] )\p{Lu}[\p{L}'’-]*/gu) ?? [];
    const teller = by.split(/[, ]/)[0] ?? "";
    return [...new Set([...inner, ...(teller === "" ? [] : [teller])])]
      .filter((word) => !everyday.has(word) && !everyday.has(bare(word)))
      .filter((word) => !new RegExp(`(?<!\\p{L})${bare(word)}(?!\\p{L})`, "u").test(known))
      .map((word) => error(["afterwards", ending], `"${word}" is nobody and nowhere of this case`));
  });
}
