import type { CompiledCase } from "@anamnesis/cases";

/** The case that a brief is about, found by whom it says the talk is with. */
export const caseOf = (
  system: string,
  cases: readonly CompiledCase[],
): CompiledCase | undefined => {
  const fits = ({ person }: CompiledCase): boolean =>
    (person.informant === undefined || system.includes(person.informant.name)) &&
    system.includes(`${person.calledName}, ${person.ageText ?? person.age}, ${person.sex}`);
  return cases.find(fits);
};
