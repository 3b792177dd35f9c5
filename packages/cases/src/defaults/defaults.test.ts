import { topics, isDoing } from "@anamnesis/terminology";
import { describe, expect, it } from "vitest";
import { factsOfEntry } from "../compile/facts.ts";
import type { Person } from "../schema/case.ts";
import { absentLines, defaultFacts } from "./index.ts";

const adult: Person = {
  name: "Ruth Adeyemi",
  calledName: "Ruth",
  age: 45,
  born: "the third of May 1981",
  sex: "female",
  work: "teacher",
  lives: "with her husband Tom",
  town: "Exeter",
  literacy: "ordinary",
  talk: "ordinary",
  manner: "friendly",
  mood: "calm",
  breath: "normal",
  look: "short hair",
};
const child: Person = {
  ...adult,
  name: "Kofi Mensah",
  calledName: "Kofi",
  age: 4,
  sex: "male",
  work: "goes to nursery",
  lives: "with his mum and dad",
  informant: { name: "Abena", relation: "mother" },
};
const persons: readonly (readonly [string, Person])[] = [
  ["a woman", adult],
  [
    "a man",
    { ...adult, sex: "male", lives: "on his own", name: "Piotr Zielinski", calledName: "Piotr" },
  ],
  ["an old woman", { ...adult, age: 84 }],
  ["a girl of fifteen", { ...adult, age: 15 }],
  ["a boy of four", child],
  ["a baby", { ...child, age: 0, ageText: "7 months", sex: "female" }],
  [
    "an old man spoken for",
    { ...adult, age: 88, sex: "male", informant: { name: "Jo", relation: "daughter" } },
  ],
];

const asked = topics.filter(({ id }) => !isDoing(id) && !id.startsWith("hpc:"));

describe.each(persons)("defaults of %s", (_, person) => {
  const facts = defaultFacts(person, []);
  const lines = facts.flatMap((fact) => fact.say.map((text) => [fact.topic, text] as const));

  it("answer every topic with at least one wording", () => {
    const answered = new Map(facts.map((fact) => [fact.topic, fact.say.length]));
    expect(asked.filter(({ id }) => (answered.get(id) ?? 0) === 0).map(({ id }) => id)).toEqual([]);
  });

  it("are whole sentences with every blank filled", () => {
    for (const [topic, text] of lines) {
      expect(text, topic).toMatch(/^[\p{Lu}\p{N}].*[.?!]$/u);
      expect(text, topic).not.toMatch(/[{}]|undefined| {2}/);
    }
  });

  it("are the same every time", () => {
    expect(defaultFacts(person, [])).toEqual(facts);
  });

  it("let nobody but the patient say that it is their body", () => {
    if (!person.informant) return;
    for (const [topic, text] of lines.filter(([id]) => id.startsWith("symptom:"))) {
      expect(text, topic).not.toMatch(/\bmy (?!eyes on)\w+/i);
    }
  });
});

describe("defaults", () => {
  it("leave alone what the case says, and go with it", () => {
    const own = [...factsOfEntry("medications", "ramipril 5 mg"), ...factsOfEntry("fever", true)];
    const facts = defaultFacts(adult, own);
    expect(facts.some((fact) => fact.topic === "symptom:fever")).toBe(false);
    const adherence = facts.find((fact) => fact.topic === "med_adherence");
    expect(adherence?.say.join(" ")).not.toMatch(/not on anything/);
    expect(facts.find((fact) => fact.topic === "sexual_history")?.say.join(" ")).toMatch(/husband/);
  });

  it("let a man react to questions that are not for him", () => {
    const man: Person = { ...adult, sex: "male" };
    const periods = defaultFacts(man, []).find((fact) => fact.topic === "menstrual");
    expect(periods?.say.join(" ")).toMatch(/man|don't/);
    expect(absentLines(man, "symptom:vaginal_bleeding").join(" ")).toMatch(/man|male/);
  });
});
