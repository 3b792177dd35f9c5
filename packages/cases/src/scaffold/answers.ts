import { diagnoses, diagnosisById, searchTerms, topicById } from "@anamnesis/terminology";
import { topicOfKey } from "../compile/facts.ts";
import { modules } from "../modules.ts";
import type { ScaffoldAnswers } from "./scaffold.ts";

/** What has to be known of a case before it is written. */
export const scaffoldQuestions = [
  "id",
  "module",
  "level",
  "diagnosis",
  "complaint",
  "name",
  "age",
  "sex",
] as const;
export type ScaffoldQuestion = (typeof scaffoldQuestions)[number];

/** An answer as the file will hold it, or what is wrong with it. */
export type Checked = { readonly value: string } | { readonly wrong: string };

const levels = ["Beginner", "Intermediate", "Advanced"];
const oneOf =
  (known: readonly string[]) =>
  (text: string): Checked => {
    const value = known.find((one) => one.toLowerCase() === text.toLowerCase());
    return value ? { value } : { wrong: `one of: ${known.join(", ")}` };
  };

const diagnosisIdOf = (text: string): Checked => {
  const known =
    diagnosisById(text) ?? diagnoses.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (known) return { value: known.id };
  const close = searchTerms("diagnosis", text, 5).map(({ name }) => name);
  return {
    wrong:
      close.length > 0
        ? `not known by that name; do you mean: ${close.join(", ")}?`
        : "not in packages/terminology; add it there first, or take a broader one",
  };
};

const complaintOf = (text: string): Checked => {
  const key = text.trim().toLowerCase().replace(/[ -]+/g, "_");
  const topic = topicOfKey(key);
  return topic && topicById(topic)
    ? { value: key }
    : {
        wrong:
          "a key of packages/terminology/data/topics.json without its prefix, such as chest_pain",
      };
};

/** Each question as it is put, and how its answer is checked. */
export const askedOfAuthor: Readonly<
  Record<ScaffoldQuestion, { readonly question: string; readonly check: (text: string) => Checked }>
> = {
  id: {
    question: "Id, lower-case words joined by hyphens (never seen by learners)",
    check: (text) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? { value: text } : { wrong: "such as acute-gout" },
  },
  module: {
    question: `Module (${modules.map(({ id }) => id).join(", ")})`,
    check: oneOf(modules.map(({ id }) => id)),
  },
  level: { question: `Level (${levels.join(", ")})`, check: oneOf(levels) },
  diagnosis: { question: "Diagnosis", check: diagnosisIdOf },
  complaint: { question: "Main complaint (chest_pain, fatigue, …)", check: complaintOf },
  name: {
    question: "The person's full name",
    check: (text) => (text.trim() ? { value: text.trim() } : { wrong: "a name" }),
  },
  age: {
    question: "Age in years",
    check: (text) =>
      Number(text) >= 0 && Number(text) <= 110 && text.trim() !== ""
        ? { value: text }
        : { wrong: "a number from 0 to 110" },
  },
  sex: { question: "Sex (female, male)", check: oneOf(["female", "male"]) },
};

/** The answers as a draft is made from them. Each of them has been checked. */
export function scaffoldAnswers(
  checked: Readonly<Record<ScaffoldQuestion, string>>,
): ScaffoldAnswers {
  const diagnosis = diagnosisById(checked.diagnosis);
  if (!diagnosis) throw new Error(`${checked.diagnosis} is no diagnosis of the terminology`);
  return {
    ...checked,
    age: Number(checked.age),
    sex: checked.sex === "male" ? "male" : "female",
    diagnosis: { id: diagnosis.id, name: diagnosis.name },
    neighbours: diagnosis.neighbours,
  };
}
