import type { CompiledCase } from "@anamnesis/cases";
import { Prose } from "../encounter/prose.ts";
import type { Encounter } from "../types.ts";
import { isNonsense, sentencesOf, type Sentence } from "./sense.ts";

/** A written reasoning, read sentence by sentence. */
export interface Argument {
  readonly prose: Prose;
  readonly sentences: readonly Sentence[];
  /** Most of it is about something else than this patient. */
  readonly isNonsense: boolean;
}
export interface Sources {
  readonly final: Argument;
  readonly initial: Argument;
}

/** Both reasonings of an encounter; `heard` holds the stems of what this learner was told and saw. */
export function reasoningOf(
  compiled: CompiledCase,
  encounter: Encounter,
  heard: ReadonlySet<string>,
): Sources {
  const read = (text: string | undefined): Argument => {
    const prose = new Prose(text);
    const sentences = sentencesOf(compiled, prose.text, heard);
    return { prose, sentences, isNonsense: isNonsense(sentences) };
  };
  return {
    final: read(encounter.finalDiagnosis?.updatedReasoning),
    initial: read(encounter.initialDiagnosis?.clinicalReasoning),
  };
}

export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
