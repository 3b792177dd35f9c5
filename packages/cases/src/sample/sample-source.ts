import type { CompiledCase } from "../compile/case.ts";
import { patientView, type PatientView } from "../views.ts";

/** What `sample-view.json` holds: the patient's view with the case's own facts; the defaults are added when it is loaded. */
export type SampleSource = PatientView & Pick<CompiledCase, "level">;

/** The part of the sample case that may reach a browser. */
export function sampleSourceOf(compiled: CompiledCase): SampleSource {
  const view = patientView(compiled);
  return {
    ...view,
    level: compiled.level,
    facts: view.facts.filter((fact) => !fact.isDefault),
  };
}
