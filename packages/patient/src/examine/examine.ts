import type { PatientView } from "@anamnesis/cases";
import { examinationAsked } from "@anamnesis/terminology";
import type { PlanStep } from "../dialogue.ts";
import { aimedAt } from "./manoeuvres.ts";
import { measuresIn } from "./measures.ts";
import { normalFinding, systemsIn, type System } from "./systems.ts";

type OwnSystem = keyof PatientView["examination"];

const vitalsLine = ({ vitals }: PatientView): string =>
  `Heart rate ${vitals.heartRate}/min, blood pressure ${vitals.bloodPressure} mmHg, temperature ${vitals.temperatureC} °C, respiratory rate ${vitals.respiratoryRate}/min, oxygen saturation ${vitals.spo2} %.`;

/** The finding of one system: the case's own, else normal for the person's age. */
export function findingOf(view: PatientView, system: System): string {
  if (system === "vitals") return vitalsLine(view);
  return view.examination[system]?.text ?? normalFinding(system, view.person);
}

/** The systems asked for: by the case's own words for a finding first, then by general ones. */
export function systemsAsked(view: PatientView, text: string): readonly System[] {
  const asked = systemsIn(text);
  if (examinationAsked(text)) return asked;
  if (asked.length > 1 || asked[0] !== "general") return asked;
  const lower = text.toLowerCase();
  const systems = Object.keys(view.examination) as OwnSystem[];
  const own = systems.find((system) =>
    view.examination[system]?.words.some((word) => lower.includes(word.toLowerCase())),
  );
  const part = parts.exec(text)?.[0].toLowerCase().slice(0, 5);
  const found = part ? systems.find((system) => mentions(view, system, part)) : undefined;
  const one = own ?? found;
  return one ? [one] : asked;
}

/** Parts of the body that belong to no one system; they are looked for where a case has noted them. */
const parts =
  /\b(spine|back|fontanelle?|soft spot|smell|nappy|genital\w*|groins?|testic\w*|hernia\w*|bottom|scalp|head|face|lips|nails?|colour|hydration)\b/i;
const mentions = (view: PatientView, system: OwnSystem, part: string): boolean =>
  view.examination[system]?.text.toLowerCase().includes(part) === true;

/** Held on a lap while it is looked at. */
const isSmall = ({ person }: PatientView): boolean =>
  person.informant !== undefined && person.age < 6;

/** Consent in words, then what is found, one step a system: of a system of which only parts were asked for, these. */
export function examineAsk(
  view: PatientView,
  systems: readonly System[],
  words: string,
): PlanStep[] {
  const isChosen = examinationAsked(words) !== undefined;
  const named = measuresIn(words);
  const steps = isChosen
    ? systems.map((system) => ({ system }))
    : aimedAt(view, systems, words).map((aim) =>
        aim.system === "vitals" && named.length > 0 ? { ...aim, parts: named } : aim,
      );
  return [
    { kind: "social", move: isSmall(view) ? "examine_small" : "examine" },
    ...steps.map((step) => ({
      kind: "examined" as const,
      ...step,
      finding: findingOf(view, step.system),
      ...(isChosen ? { isChosen } : {}),
    })),
  ];
}
