import type { Fact } from "../compile/fact.ts";
import type { Person } from "../schema/case.ts";

/** What the declared defaults depend on. */
export interface Traits {
  readonly person: Person;
  readonly band: "infant" | "child" | "teenager" | "adult" | "older";
  readonly isMale: boolean;
  /** True when somebody else speaks for the patient. */
  readonly isSpokenFor: boolean;
  readonly hasMedicines: boolean;
  readonly hadSurgery: boolean;
  readonly hasConditions: boolean;
  /** "wife", "partner", … when the case says that they live with one. */
  readonly partner: string | undefined;
}

const bandOf = (age: number): Traits["band"] =>
  age < 2 ? "infant" : age < 12 ? "child" : age < 18 ? "teenager" : age < 70 ? "adult" : "older";

const no = /^(no|none|never|nil|nothing)\b/i;

const has = (own: readonly Fact[], topic: string): boolean =>
  own.some(
    (fact) =>
      fact.topic === topic &&
      !fact.attribute &&
      fact.polarity !== "absent" &&
      fact.is !== "" &&
      !no.test(fact.is),
  );

export function traitsOf(person: Person, own: readonly Fact[]): Traits {
  return {
    person,
    band: bandOf(person.age),
    isMale: person.sex === "male",
    isSpokenFor: person.informant !== undefined,
    hasMedicines: has(own, "medications"),
    hadSurgery: has(own, "surgeries"),
    hasConditions: has(own, "pmh"),
    partner: /\b(wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?)\b/i
      .exec(person.lives)?.[1]
      ?.toLowerCase(),
  };
}

/** A choice that is always the same for one person and differs between persons. */
export function choiceOf<T>(person: Person, salt: string, options: readonly T[]): T | undefined {
  let value = 0x811c9dc5;
  for (const character of `${person.name}|${person.born}|${salt}`) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value ^= value >>> 15;
  return options[(value >>> 0) % options.length];
}

const upper = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Fills `{she}`, `{obj}`, `{poss}`, `{refl}` for the patient; capitalised where the key is. */
export function worded(person: Person, text: string): string {
  const isMale = person.sex === "male";
  const spoken = person.informant !== undefined;
  const forms: Readonly<Record<string, string>> = {
    she: spoken ? (isMale ? "he" : "she") : "I",
    obj: spoken ? (isMale ? "him" : "her") : "me",
    poss: spoken ? (isMale ? "his" : "her") : "my",
    refl: spoken ? (isMale ? "himself" : "herself") : "myself",
    age: person.ageText ?? String(person.age),
  };
  const filled = text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const form = forms[key.toLowerCase()] ?? "";
    return key === key.toLowerCase() ? form : upper(form);
  });
  return upper(filled);
}
