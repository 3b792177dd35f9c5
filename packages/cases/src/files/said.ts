import { existsSync, readFileSync } from "node:fs";
import type { CompiledCase } from "../compile/case.ts";
import type { Fact } from "../compile/fact.ts";

/** Whole wordings of a case's facts by their id. */
export type Said = ReadonlyMap<string, readonly string[]>;

/**
 * The wordings beside a case's file (`<slug>.said.txt`): a line a fact, its id, a tab, and whole wordings parted by bars, the
 * fullest first. Each names what it speaks of, so that it can stand anywhere in a reply.
 */
export function readSaid(file: string): Said {
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.includes("\t"))
      .map((line) => {
        const [id = "", wordings = ""] = line.split("\t");
        return [
          id.trim(),
          wordings
            .split(" | ")
            .map((wording) => wording.trim())
            .filter(Boolean),
        ] as const;
      }),
  );
}

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
