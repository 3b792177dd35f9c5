import type { PatientView } from "@anamnesis/cases";
import type { Band, BedsideMemory, Signs } from "./memory.ts";
import { bandOf, playCourse, type Severity } from "./severity.ts";
import { signsAt } from "./signs.ts";

/** Where the patient stands at a minute of the case's time. */
export interface Moment {
  readonly minute: number;
  readonly severity: Severity;
  readonly signs: Signs;
  readonly band: Band;
}

export const momentAt = (
  view: PatientView,
  memory: Pick<BedsideMemory, "acts">,
  minute: number,
): Moment => {
  const severity = playCourse(view, memory.acts, minute).at(minute);
  return {
    minute,
    severity,
    signs: signsAt(view, memory.acts, severity, minute),
    band: bandOf(severity),
  };
};
