import type { InvestigationResult, PatientView } from "@anamnesis/cases";
import {
  drawEcg,
  type EcgParameters,
  parseEcgParameters,
  type Printout,
  printoutOf,
} from "@anamnesis/ecg";
import { findInvestigation } from "@anamnesis/terminology";
import { hash } from "../speak/seeded.ts";

const limbLeads = new Set(["I", "II", "III", "aVR", "aVL", "aVF"]);
const ofLimbs = <T>(levels: Readonly<Record<string, T>> = {}): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(levels).filter(([lead]) => limbLeads.has(lead)));

/** A case that was stored before its tracing had a checked form has none to show. */
const ownParameters = (result: InvestigationResult | undefined): EcgParameters | undefined => {
  if (!result?.ecg) return undefined;
  const parsed = parseEcgParameters(result.ecg);
  return parsed.ok ? parsed.value : undefined;
};

/** What a healthy heart of this age shows at the pulse that was counted. */
const normal = ({ person, vitals }: PatientView): EcgParameters => ({
  age: person.age,
  rate: vitals.heartRate,
});

function standard(view: PatientView): EcgParameters | undefined {
  const result = view.investigations["ecg"];
  const own = ownParameters(result);
  if (own) return { age: view.person.age, ...own };
  // A report of something abnormal without parameters: a normal tracing would contradict it.
  return result?.abnormal ? undefined : normal(view);
}

/** The same heart with the chest electrodes on the right: limb leads as in the standard tracing, chest leads of their own. */
function rightSided(view: PatientView): EcgParameters | undefined {
  const result = view.investigations["ecg_right_sided"];
  const usual = standard(view);
  const own = ownParameters(result);
  if (!usual || (result?.abnormal && !own)) return undefined;
  const { st, t, ...rest } = usual;
  return {
    ...rest,
    ...own,
    st: { ...ofLimbs(st), ...own?.st },
    t: { ...ofLimbs(t), ...own?.t },
    leads: "right_sided",
  };
}

const recordings: Readonly<Record<string, (view: PatientView) => EcgParameters | undefined>> = {
  ecg: standard,
  ecg_right_sided: rightSided,
};

/** What a test of the catalogue records from this person, or undefined when it records no tracing. */
export const recordingOf = (view: PatientView, testId: string): EcgParameters | undefined =>
  Object.hasOwn(recordings, testId) ? recordings[testId]?.(view) : undefined;

/**
 * The printout of an electrocardiogram: the case's own, or a normal one proper to age and pulse; the same for the same seed.
 * Undefined for tests that record none, and where the case has a report but nothing to draw.
 */
export function tracingOf(view: PatientView, testName: string, seed: number): Printout | undefined {
  const id = findInvestigation(testName)?.id ?? "";
  const parameters = recordingOf(view, id);
  return parameters && printoutOf(drawEcg(parameters, hash(view.id, seed, id)));
}
