import { describe, expect, it } from "vitest";
import {
  actions,
  broaderThan,
  diagnoses,
  diagnosisById,
  drugClassById,
  drugClasses,
  drugs,
  findInvestigation,
  investigations,
  tokenise,
} from "./index.ts";

const keyOf = (text: string): string =>
  tokenise(text)
    .map((token) => token.word)
    .join(" ");

/** Phrases that two entries of one vocabulary both claim. */
function claimedTwice(entries: readonly { id: string; phrases: readonly string[] }[]): string[] {
  const owner = new Map<string, string>();
  const clashes: string[] = [];
  for (const { id, phrases } of entries) {
    for (const phrase of phrases) {
      const key = keyOf(phrase);
      const other = owner.get(key);
      if (other && other !== id) clashes.push(`${key}: ${other}, ${id}`);
      owner.set(key, id);
    }
  }
  return clashes;
}
const duplicates = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

describe("the vocabularies", () => {
  it("give every entry an id of its own", () => {
    for (const list of [investigations, diagnoses, drugs, actions, drugClasses]) {
      expect(duplicates(list.map((entry) => entry.id))).toEqual([]);
      expect(list.every((entry) => /^[a-z0-9]+(_[a-z0-9]+)*$/.test(entry.id))).toBe(true);
    }
    expect(duplicates([...drugs, ...drugClasses, ...actions].map((entry) => entry.id))).toEqual([]);
  });

  it("let no two entries claim the same words", () => {
    const withName = (entry: { id: string; name: string; synonyms: readonly string[] }) => ({
      id: entry.id,
      phrases: [entry.name, ...entry.synonyms],
    });
    expect(claimedTwice(investigations.map(withName))).toEqual([]);
    expect(claimedTwice(diagnoses.map(withName))).toEqual([]);
    expect(claimedTwice(actions.map(withName))).toEqual([]);
    expect(
      claimedTwice([
        ...drugs.map((entry) => ({
          id: entry.id,
          phrases: [entry.name, ...entry.brands, ...entry.synonyms],
        })),
        ...drugClasses.map(withName),
      ]),
    ).toEqual([]);
  });

  it("name only parents, neighbours and classes that exist, and no diagnosis above itself", () => {
    for (const diagnosis of diagnoses) {
      for (const id of [...diagnosis.parents, ...diagnosis.neighbours]) {
        expect(diagnosisById(id), `${diagnosis.id} names ${id}`).toBeDefined();
      }
      expect(broaderThan(diagnosis.id).has(diagnosis.id), diagnosis.id).toBe(false);
    }
    for (const id of [
      ...drugs.flatMap((drug) => drug.classes),
      ...drugClasses.flatMap((group) => group.parents),
    ]) {
      expect(drugClassById(id), id).toBeDefined();
    }
  });

  it("carry codes of the right shape", () => {
    for (const { id, icd10 } of diagnoses) expect(icd10, id).toMatch(/^[A-Z]\d{2}(\.\d)?$/);
    for (const { id, atc } of drugs) expect(atc, id).toMatch(/^[A-Z]\d{2}[A-Z]{1,2}(\d{2})?$/);
    for (const { id, loinc } of investigations) {
      if (loinc !== undefined) expect(loinc, id).toMatch(/^\d{3,6}-\d$/);
    }
  });

  it("show the ten tests of the product first, to the letter", () => {
    expect(
      investigations.slice(0, 10).map(({ name, category }) => `${name} | ${category}`),
    ).toEqual([
      "Complete Blood Count (CBC) | Blood Work",
      "Basic Metabolic Panel | Blood Work",
      "Cardiac Enzymes (Troponin) | Cardiac",
      "Chest X-Ray | Imaging",
      "ECG/EKG | Cardiac",
      "Lipid Panel | Blood Work",
      "Thyroid Function Tests | Endocrine",
      "Urinalysis | Urine",
      "CT Chest | Imaging",
      "Echocardiogram | Cardiac",
    ]);
  });

  it("find every investigation by its own name, id and synonyms", () => {
    for (const entry of investigations) {
      for (const text of [entry.name, entry.id, ...entry.synonyms, entry.name.toUpperCase()]) {
        expect(findInvestigation(text)?.id, text).toBe(entry.id);
      }
    }
    expect(findInvestigation("horoscope")).toBeUndefined();
  });
});
