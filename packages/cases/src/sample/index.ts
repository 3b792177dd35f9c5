import { defaultFacts } from "../defaults/index.ts";
import { publicPatient, type PatientView } from "../views.ts";
import type { SampleSource } from "./sample-source.ts";
import data from "./sample-view.json" with { type: "json" };

// The JSON is written by cli/build-sample.ts from a validated case, and a test fails when it is stale.
const { level, ...own } = data as unknown as SampleSource;

/** The patient of the offline practice as the patient engine sees it; it holds no rubric and no differential. */
export const sampleView: PatientView = {
  ...own,
  level,
  facts: [...own.facts, ...defaultFacts(own.person, own.facts)],
};

/** The same patient as the simulation's left panel shows it. */
export const samplePatient = publicPatient({ ...own, level });
