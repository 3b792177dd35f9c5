import type { CompiledCase } from "../compile/case.ts";
import type { Fact } from "../compile/fact.ts";
import { readLinesOfFacts } from "./lines-of-facts.ts";

/** Whole wordings of a case's facts by their id. */
export type Said = ReadonlyMap<string, readonly string[]>;

/**
 * The wordings beside a case's file (`<slug>.said.txt`), the fullest first. Each names what it speaks of, so that it can
 * stand anywhere in a reply.
 */
export const readSaid = (file: string): Said => readLinesOfFacts(file);

/** What is declared for everybody is worded for everybody; their people and their life are their own. */
const isOwn = ({ isDefault, topic }: Fact): boolean => !isDefault || topic === "other";

/** The case with each fact's whole wordings; what names no fact of the case is left out. */
export const withSaid = (compiled: CompiledCase, said: Said): CompiledCase => ({
  ...compiled,
  facts: compiled.facts.map((fact) => {
    const whole = said.get(fact.id);
    return whole && isOwn(fact) ? { ...fact, whole } : fact;
  }),
});
