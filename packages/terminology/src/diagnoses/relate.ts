import { diagnosisById } from "./index.ts";

export type DiagnosisRelation =
  "same" | "subtype" | "supertype" | "sibling" | "neighbour" | "same_organ" | "unrelated";

/** The broader diagnoses of one, with how many steps up each is (1 for a parent). */
export function broaderThan(id: string): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  let level: readonly string[] = diagnosisById(id)?.parents ?? [];
  for (let step = 1; level.length > 0; step++) {
    const next: string[] = [];
    for (const parent of level) {
      if (steps.has(parent)) continue;
      steps.set(parent, step);
      next.push(...(diagnosisById(parent)?.parents ?? []));
    }
    level = next;
  }
  return steps;
}

/**
 * How the diagnosis given stands to the one expected: `subtype` is more precise than expected, `supertype` too broad,
 * `sibling` another kind of the same thing, `neighbour` a recognised mimic.
 */
export function relate(given: string, expected: string): DiagnosisRelation {
  if (given === expected) return "same";
  const one = diagnosisById(given);
  const other = diagnosisById(expected);
  if (!one || !other) return "unrelated";
  const aboveGiven = broaderThan(given);
  const aboveExpected = broaderThan(expected);
  if (aboveGiven.has(expected)) return "subtype";
  if (aboveExpected.has(given)) return "supertype";
  if (one.parents.some((parent) => other.parents.includes(parent))) return "sibling";
  const isNeighbour =
    one.neighbours.includes(expected) ||
    other.neighbours.includes(given) ||
    other.parents.some((parent) => diagnosisById(parent)?.neighbours.includes(given)) ||
    one.parents.some((parent) => diagnosisById(parent)?.neighbours.includes(expected));
  if (isNeighbour) return "neighbour";
  if ([...aboveGiven.keys()].some((id) => aboveExpected.has(id))) return "sibling";
  return one.organ === other.organ && one.organ !== "any" ? "same_organ" : "unrelated";
}
