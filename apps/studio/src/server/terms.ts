import { examSystems } from "@anamnesis/cases";
import {
  actions,
  bedsideTerms,
  diagnoses,
  drugClasses,
  drugs,
  examinations,
  investigations,
  topics,
  isDoing,
} from "@anamnesis/terminology";
import type { ListedTerm, TermLists } from "../contract.ts";

const medicines: readonly ListedTerm[] = [
  ...drugs.map(({ id, name, classes, brands, synonyms }) => ({
    id,
    name,
    detail: classes[0] ? `medicine, ${classes[0].replace(/_/g, " ")}` : "medicine",
    also: [...brands, ...synonyms],
  })),
  ...drugClasses.map(({ id, name }) => ({ id, name, detail: "class of medicines", also: [] })),
];
const isOfHistory = (id: string): boolean =>
  /^(?:symptom|ice|identity):|^[a-z_]+$/.test(id) && !isDoing(id) && id !== "investigations";

/** What the fields of a case can be picked from. */
export const terms: TermLists = {
  diagnosis: diagnoses.map(({ id, name, icd10, synonyms }) => ({
    id,
    name,
    detail: icd10,
    also: [...synonyms],
  })),
  treatment: [
    ...medicines,
    ...actions.map(({ id, name, synonyms }) => ({
      id,
      name,
      detail: "action",
      also: [...synonyms],
    })),
  ],
  test: investigations.map(({ id, name, category, synonyms }) => ({
    id,
    name,
    detail: category,
    also: [...synonyms],
  })),
  topic: topics
    .filter(({ id }) => isOfHistory(id))
    .map(({ id, title, description }) => ({
      id: id.split(":").at(-1) ?? id,
      name: title.replace(/^[^:]+: /, ""),
      detail: description,
      also: [],
    })),
  bedside: [
    ...medicines,
    ...bedsideTerms.map(({ id, name, kind }) => ({ id, name, detail: kind, also: [] })),
  ],
  system: examSystems.map((id) => ({
    id,
    name: examinations.find((one) => one.id === id)?.label ?? id,
    detail: "",
    also: [],
  })),
};
