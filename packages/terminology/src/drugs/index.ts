import type { Drug } from "../concepts.ts";
import { LazyMatcher } from "../text/matcher.ts";
import { scopeOf, scopeWords } from "../text/scope.ts";
import { listOf, rowsOf } from "../text/table.ts";
import { tokenise } from "../text/tokens.ts";
import { classTable } from "./classes.ts";
import { doseAround, type Dosage } from "./dose.ts";
import { heartAndLungTable } from "./heart-and-lung.ts";
import { infectionAndGeneralTable } from "./infection-and-general.ts";
import { nervesAndPainTable } from "./nerves-and-pain.ts";
import { onWithheldList } from "./withheld.ts";
import { goesOnList, isMereDescription, isSameOrder, isTakenOff } from "./stopped.ts";

/** A group of medicines that a rubric, an allergy or a harm can name. */
export interface DrugClass {
  readonly id: string;
  readonly name: string;
  /** Broader classes, by id. */
  readonly parents: readonly string[];
  readonly synonyms: readonly string[];
}

/** A medicine, or a class of medicines, named in a text. */
export interface DrugMention extends Dosage {
  /** Drug id, or class id when only a class is named ("a macrolide"). */
  readonly id: string;
  readonly kind: "drug" | "class";
  readonly text: string;
  readonly span: { readonly start: number; readonly end: number };
  /** "Stop aspirin", "aspirin: stop", "avoid nitrates", "switch from X to Y", "allergic to penicillin". */
  readonly negated: boolean;
}

/** Every medicine, sorted by id. */
export const drugs: readonly Drug[] = [
  heartAndLungTable,
  infectionAndGeneralTable,
  nervesAndPainTable,
]
  .flatMap(rowsOf)
  .map(([id = "", name = "", atc = "", classes, brands, synonyms]) => ({
    id,
    name,
    atc,
    classes: listOf(classes, ","),
    brands: listOf(brands, ";"),
    synonyms: listOf(synonyms, ";"),
  }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

export const drugClasses: readonly DrugClass[] = rowsOf(classTable)
  .map(([id = "", name = "", parents, synonyms]) => ({
    id,
    name,
    parents: listOf(parents, ","),
    synonyms: listOf(synonyms, ";"),
  }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const drugIndex = new Map(drugs.map((entry) => [entry.id, entry]));
const classIndex = new Map(drugClasses.map((entry) => [entry.id, entry]));
export const drugById = (id: string): Drug | undefined => drugIndex.get(id);
export const drugClassById = (id: string): DrugClass | undefined => classIndex.get(id);

/** The classes of a drug or class id, broader ones included, itself included when it is a class. */
export function classesOf(id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const climb = (classId: string): void => {
    if (found.has(classId)) return;
    found.add(classId);
    for (const parent of classIndex.get(classId)?.parents ?? []) climb(parent);
  };
  if (classIndex.has(id)) climb(id);
  for (const classId of drugIndex.get(id)?.classes ?? []) climb(classId);
  return found;
}

/** Whether a drug (or class) answers to an id that names a drug or a class. */
export const isDrugOf = (given: string, wanted: string): boolean =>
  given === wanted || classesOf(given).has(wanted);

const drugScope = {
  ...scopeWords(
    "stop; stopping; avoid; avoiding; discontinue; d c; withhold; hold; cease; allergic to; allergy to; intolerant of; contraindicated; omit; refrain from; stay off; come off; do not give; do not",
    "not to be given; ruled out; must not be given; should not be given; not indicated; not safe; not allowed; must be avoided; are contraindicated; contraindicated; withheld; stopped; avoided; should be avoided; to be avoided; not given; is contraindicated; discontinued",
    "allergy; allergic; allergies; intolerance; intolerant; hypersensitivity",
  ),
  isOwnBehind: true,
};
const matcher = new LazyMatcher(
  () => [
    ...drugs.map((entry) => ({
      id: entry.id,
      phrases: [entry.name, ...entry.brands, ...entry.synonyms],
    })),
    ...drugClasses.map((entry) => ({ id: entry.id, phrases: [entry.name, ...entry.synonyms] })),
  ],
  { loose: false },
);

/**
 * The medicines named in a text, in order of mention: names, brands, abbreviations, classes, also misspelt, each with
 * the dose, route and frequency written beside it.
 */
export function findDrugs(text: string): readonly DrugMention[] {
  const tokens = tokenise(text);
  const named = matcher.find(tokens).map((match) => ({
    ...match,
    kind: drugIndex.has(match.id) ? ("drug" as const) : ("class" as const),
  }));
  const matches = named.filter((one, at) => !isMereDescription(text, named[at - 1], one));
  const takenOff = matches.map((one) => isTakenOff(text, one));
  const dosages = matches.map(({ start, end }, index) =>
    doseAround(text, { start, end }, matches[index - 1]?.end ?? 0, matches[index + 1]?.start),
  );
  const isWithheld = onWithheldList(
    text,
    matches.map(({ start, end }, index) => ({
      start,
      end,
      hasDose: dosages[index]?.dose !== undefined,
    })),
  );
  const found: DrugMention[] = [];
  matches.forEach(({ id, kind, first, last, start, end }, index) => {
    const [before, after] = [matches[index - 1], matches[index + 1]];
    const here = { kind, start, end };
    const isOff =
      takenOff[index] === true ||
      (before && takenOff[index - 1] === true && isSameOrder(text, before, here)) ||
      (after && takenOff[index + 1] === true && isSameOrder(text, here, after)) ||
      scopeOf(text, tokens, first, last, drugScope).negated;
    const dosage = dosages[index] ?? {};
    const isListed =
      dosage.dose === undefined &&
      before !== undefined &&
      found[index - 1]?.negated === true &&
      goesOnList(text, before, here);
    found.push({
      id,
      kind,
      text: text.slice(start, end),
      span: { start, end },
      negated: isOff === true || isListed || isWithheld[index] === true,
      ...dosage,
    });
  });
  return found;
}

/**
 * The text with its verb before each medicine of a list to withhold: "stop ramipril, stop metformin" for "D/C ramipril,
 * metformin". What names the stopping of one medicine can then be found in it.
 */
export function withheldOneByOne(text: string): string {
  const named = findDrugs(text);
  const isWithheld = onWithheldList(
    text,
    named.map(({ span, dose }) => ({ ...span, hasDose: dose !== undefined })),
  );
  let written = "";
  let from = 0;
  named.forEach(({ span }, at) => {
    if (isWithheld[at] !== true) return;
    const verb = verbOf(text.slice(0, span.start));
    written += `${text.slice(from, span.start).replace(/\bd\s?\/\s?c\s*$/i, "")}${
      new RegExp(`\\b${verb}\\s*$`, "i").test(text.slice(from, span.start)) ? "" : `${verb} `
    }`;
    from = span.start;
  });
  return written + text.slice(from);
}

/** Whether something named beside medicines stands on a list of them that is refused: "no insulin, fluid restriction". */
export function isOnRefusedList(
  text: string,
  span: { readonly start: number; readonly end: number },
): boolean {
  const named = [
    ...findDrugs(text).map((one) => ({ ...one.span, hasDose: one.dose !== undefined })),
    { ...span, hasDose: false },
  ].sort((a, b) => a.start - b.start);
  const at = named.findIndex(({ start, end }) => start === span.start && end === span.end);
  return onWithheldList(text, named)[at] === true;
}

/** The last withholding verb before a medicine. */
const verbOf = (before: string): string =>
  [...before.matchAll(/\b(stop|hold|withhold|avoid|discontinue|omit|pause|no)\b/gi)]
    .at(-1)?.[1]
    ?.toLowerCase() ?? "stop";
