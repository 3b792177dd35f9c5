import { waitingMinutes } from "@anamnesis/terminology";
import type { CaseSource } from "../schema/case.ts";
import { error, type LintFinding } from "./problem.ts";

/** Nobody who orders at once what the case itself calls needed may be told that it took too long. */
export function checkUrgency(source: CaseSource): LintFinding[] {
  const { urgency, tests } = source.marking;
  if (!urgency) return [];
  const minutes = waitingMinutes([tests.needed.map(({ test }) => test)]);
  return minutes <= urgency.minutes
    ? []
    : [
        error(
          ["marking", "urgency", "minutes"],
          `the needed tests, ordered together, take ${minutes} minutes, but the case is late after ${urgency.minutes}`,
        ),
      ];
}
