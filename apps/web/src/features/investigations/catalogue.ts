import type { CatalogueTest } from "@anamnesis/contract";
import { investigationTexts as texts } from "@/texts/investigations.ts";

/** The ten tests of the specification, in its order; they head the catalogue. */
export const firstTests: readonly CatalogueTest[] = [
  { name: "Complete Blood Count (CBC)", category: "Blood Work" },
  { name: "Basic Metabolic Panel", category: "Blood Work" },
  { name: "Cardiac Enzymes (Troponin)", category: "Cardiac" },
  { name: "Chest X-Ray", category: "Imaging" },
  { name: "ECG/EKG", category: "Cardiac" },
  { name: "Lipid Panel", category: "Blood Work" },
  { name: "Thyroid Function Tests", category: "Endocrine" },
  { name: "Urinalysis", category: "Urine" },
  { name: "CT Chest", category: "Imaging" },
  { name: "Echocardiogram", category: "Cardiac" },
].map((test) => ({
  ...test,
  description: "",
  cost: 0,
  turnaroundMinutes: 0,
  invasiveness: "none",
  radiationMillisievert: 0,
  synonyms: [],
}));

export interface TestGroup {
  readonly title: string;
  /** The ten of the specification; of the others each group is a category. */
  readonly isCommon: boolean;
  readonly tests: readonly CatalogueTest[];
}

const matches = (test: CatalogueTest, words: readonly string[]): boolean => {
  const text = [test.name, test.category, test.description, ...test.synonyms]
    .join(" ")
    .toLowerCase();
  return words.every((word) => text.includes(word));
};

/**
 * The catalogue as it is shown: what was asked for in the talk (`noted`), then the ten common tests, in their order, then the
 * others by category; each test once. A search keeps the tests in which every word of it occurs, and drops the groups that
 * become empty.
 */
export function groupTests(
  catalogue: readonly CatalogueTest[],
  search: string,
  noted: readonly string[] = [],
): TestGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = new Map(firstTests.map((test, index) => [test.name, index]));
  const matching = catalogue.filter((test) => matches(test, words));
  const asked = noted.flatMap((name) => matching.filter((test) => test.name === name));
  const found = matching.filter((test) => !asked.includes(test));
  const common = found
    .filter((test) => rank.has(test.name))
    .sort((a, b) => (rank.get(a.name) ?? 0) - (rank.get(b.name) ?? 0));
  const byCategory = new Map<string, CatalogueTest[]>();
  for (const test of found) {
    if (rank.has(test.name)) continue;
    const group = byCategory.get(test.category);
    if (group) group.push(test);
    else byCategory.set(test.category, [test]);
  }
  return [
    { title: texts.noted, isCommon: false, tests: asked },
    { title: texts.common, isCommon: true, tests: common },
    ...[...byCategory].map(([title, tests]) => ({ title, isCommon: false, tests })),
  ].filter(({ tests }) => tests.length > 0);
}
