import type { Fact, PatientView } from "@anamnesis/cases";
import type { CaseVocabulary, Slot } from "./understand/types.ts";

const kinds: Readonly<Record<string, Slot["kind"]>> = {
  medications: "drug",
  allergies: "substance",
  family_history: "relative",
  pmh: "condition",
  surgeries: "condition",
  hospitalisation: "condition",
};

const namesOf = (fact: Fact): readonly string[] =>
  [...new Set([...(fact.item ? [fact.item.replaceAll("_", " ")] : []), ...fact.words])].map(
    (word) => word.toLowerCase(),
  );

const vocabularies = new WeakMap<PatientView, CaseVocabulary>();

/** The case's own words for its facts, so that "the ramipril" or "your sister Jean" are understood. */
export function vocabularyOf(view: PatientView): CaseVocabulary {
  const known = vocabularies.get(view);
  if (known) return known;
  const vocabulary: CaseVocabulary = {
    entries: view.facts
      .filter((fact) => !fact.isDefault && namesOf(fact).length > 0)
      .map((fact) => ({
        words: namesOf(fact),
        topic: fact.topic,
        slot: kinds[fact.topic] ?? "case_word",
        id: fact.id,
      })),
  };
  vocabularies.set(view, vocabulary);
  return vocabulary;
}
