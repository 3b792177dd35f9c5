import { manoeuvres } from "@anamnesis/terminology";
import type { CaseSource } from "../schema/case.ts";
import { error, type LintFinding } from "./problem.ts";

const unseen = /\bnot (?:yet )?(?:seen|looked at|examined)\b|\bneeds? (?:the|an?) \w*scope\b/i;

/**
 * What a finding leaves to an instrument ("optic discs not yet seen") is written down as the result of that investigation,
 * so that whoever takes the instrument finds something.
 */
export function checkInstruments({ examination, investigations }: CaseSource): LintFinding[] {
  return Object.entries(examination).flatMap(([system, finding]) =>
    finding === undefined
      ? []
      : finding.text
          .split(/(?<=[.;])\s+/)
          .filter((sentence) => unseen.test(sentence))
          .flatMap((sentence) =>
            manoeuvres.flatMap(({ test, found, asked }) =>
              test !== undefined &&
              (found.test(sentence) || asked.test(sentence)) &&
              investigations[test]?.report === undefined
                ? [
                    error(
                      ["examination", system],
                      `"${sentence}" leaves it to an instrument; write what it shows as the report of "${test}" under investigations`,
                    ),
                  ]
                : [],
            ),
          ),
  );
}
