import type { CaseSource } from "../schema/case.ts";
import { checkAfterwards } from "./afterwards.ts";
import { checkCourse } from "./course.ts";
import { checkCompleteness } from "./completeness.ts";
import { checkImported, checkPlaceholders, missingParts } from "./draft.ts";
import { checkExpert } from "./expert.ts";
import { checkFilms } from "./films.ts";
import { checkHistoryKeys } from "./history-keys.ts";
import { checkInstruments } from "./instruments.ts";
import { checkPortrait } from "./portrait.ts";
import type { LintFinding } from "./problem.ts";
import { checkDuplicates, checkReferences } from "./references.ts";
import { checkResults } from "./results.ts";
import { checkSecrecy } from "./secrecy.ts";
import { checkSounds } from "./sounds.ts";
import { checkUrgency } from "./urgency.ts";
import { checkVignettes } from "./vignettes.ts";
import { checkVitals } from "./vitals.ts";
import { checkVocabulary } from "./vocabulary.ts";
import { checkWeights } from "./weights.ts";
import { checkWording } from "./wording.ts";

export type { CasePath, LintFinding } from "./problem.ts";
export { posterior } from "./weights.ts";

/** What can be said of a case however little of it is written. */
const checkWritten = (source: CaseSource): LintFinding[] => [
  ...checkReferences(source),
  ...checkDuplicates(source),
  ...checkVocabulary(source),
  ...checkSecrecy(source),
  ...checkWording(source),
  ...checkVitals(source),
  ...checkUrgency(source),
  ...checkCourse(source),
  ...checkAfterwards(source),
  ...checkVignettes(source),
  ...checkResults(source),
  ...checkFilms(source),
  ...checkSounds(source),
  ...checkInstruments(source),
  ...checkPlaceholders(source),
];

/**
 * Everything that can be said of a case without talking to its patient. A case whose history names unknown things is
 * judged on that alone, since nothing else of it can be compiled. Of a draft everything is advice: it is not served.
 */
export function lintCase(source: CaseSource): readonly LintFinding[] {
  const keys = checkHistoryKeys(source);
  if (keys.some(({ severity }) => severity === "error")) return keys;
  const { findings, isComplete } = missingParts(source);
  const whole = isComplete
    ? [
        ...checkPortrait(source),
        ...checkCompleteness(source),
        ...checkWeights(source),
        ...checkExpert(source),
      ]
    : [];
  const found = [...keys, ...checkWritten(source), ...findings, ...checkImported(source), ...whole];
  return source.draft ? found.map((finding) => ({ ...finding, severity: "advice" })) : found;
}
