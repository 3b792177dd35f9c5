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

const drugScope = scopeWords(
  "stop; stopping; avoid; avoiding; discontinue; d c; withhold; hold; cease; allergic to; allergy to; intolerant of; contraindicated; omit; refrain from; stay off; come off; do not give; do not",
  "not to be given; must not be given; should not be given; not indicated; not safe; not allowed; must be avoided; are contraindicated; contraindicated; withheld; stopped; avoided; should be avoided; to be avoided; not given; is contraindicated; discontinued",
  "allergy; allergic; allergies; intolerance; intolerant; hypersensitivity",
);
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
  const found: DrugMention[] = [];
  matches.forEach(({ id, kind, first, last, start, end }, index) => {
    const [before, after] = [matches[index - 1], matches[index + 1]];
    const here = { kind, start, end };
    const isOff =
      takenOff[index] === true ||
      (before && takenOff[index - 1] === true && isSameOrder(text, before, here)) ||
      (after && takenOff[index + 1] === true && isSameOrder(text, here, after)) ||
      scopeOf(text, tokens, first, last, drugScope).negated;
    const dosage = doseAround(text, { start, end }, before?.end ?? 0, after?.start);
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
      negated: isOff === true || isListed,
      ...dosage,
    });
  });
  return found;
}
