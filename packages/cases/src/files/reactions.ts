import type { CompiledCase, Reaction } from "../compile/case.ts";
import { readRows } from "./rows.ts";

/**
 * What this person says to what they are told (`<slug>.reactions.txt`), a line each: the acts of what was said joined by "+", a
 * tab, the learner's words, a tab, theirs. Empty where there is no such file.
 */
export const readReactions = (file: string): readonly Reaction[] =>
  readRows(file).map(([acts, told, say]) => ({ acts: acts.split("+"), told, say }));

export const withReactions = (
  compiled: CompiledCase,
  reactions: readonly Reaction[],
): CompiledCase => (reactions.length === 0 ? compiled : { ...compiled, reactions });
