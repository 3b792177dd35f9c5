import { caseSourceSchema } from "@anamnesis/cases";
import type { PartSpec } from "../contract.ts";
import { fieldOf } from "./from-schema.ts";
import { findingsWords } from "./words/findings.ts";
import { markingWords } from "./words/marking.ts";
import { personWords } from "./words/person.ts";
import { talkWords } from "./words/talk.ts";
import type { WordsByPath } from "./words/words.ts";

export const allWords: WordsByPath = {
  ...personWords,
  ...findingsWords,
  ...markingWords,
  ...talkWords,
};

type CaseKey = keyof typeof caseSourceSchema.shape;
type PartWords = readonly [
  id: string,
  label: string,
  keys: readonly [CaseKey, ...CaseKey[]],
  hint: string,
];

/** In the order of docs/authoring/writing-a-case.md. */
const parts: readonly PartWords[] = [
  [
    "head",
    "Head",
    ["id", "version", "module", "level", "diagnosis", "draft"],
    "What the case is, for whoever files it.",
  ],
  ["person", "Person", ["person"], "Who they are, how they talk, what their face shows."],
  [
    "triage",
    "Triage and vital signs",
    ["triage", "vitals"],
    "What is known before the first word.",
  ],
  ["opening", "Opening", ["opening", "complaint"], "How the conversation begins."],
  ["talk", "Talk", ["talk"], "Their own stock lines, and how they take what they are told."],
  ["history", "History", ["history"], "What they can tell, in their own words."],
  ["examination", "Examination", ["examination"], "What is seen, heard and felt."],
  ["investigations", "Investigations", ["investigations"], "What the tests would show."],
  ["differential", "Differential", ["differential"], "What it could be, and what moves it."],
  ["marking", "Marking", ["marking"], "What a good encounter has in it, and why."],
  ["expert", "Expert", ["expert"], "The encounter that the marking is tried with."],
  ["course", "Course", ["course"], "How the patient changes with time and with what is done."],
  ["recall", "Recall", ["recall"], "Decisions to recall, with somebody else."],
  ["afterwards", "Afterwards", ["afterwards"], "What became of the person."],
  ["learn", "Learning points", ["learn"], "What the learner takes away."],
  ["sources", "Sources", ["sources"], "Whose guidance it is."],
];

/** Keys that have no form: the version of the format, and what an import leaves for its author to read. */
export const withoutForm: readonly CaseKey[] = ["schema", "imported"];

/** Every part of a case with its fields, as the schema has them. */
export const formParts: readonly PartSpec[] = parts.map(([id, label, keys, hint]) => ({
  id,
  label,
  hint,
  fields: keys.map((key) => fieldOf(key, caseSourceSchema.shape[key], key, allWords)),
}));
