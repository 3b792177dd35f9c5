import type { PatientView } from "@anamnesis/cases";
import { archetypeCourses } from "./archetypes.ts";
import type { Band, BedsideMemory, Signs } from "./memory.ts";
import { courseOf } from "./severity.ts";
import { foundSigns } from "./signs.ts";
import { capitalised, listed } from "../speak/sentences.ts";

/** From how much on a change is worth a word. */
const worth = { heartRate: 10, systolic: 8, respiratoryRate: 4, spo2: 3 } as const;

const depth: Readonly<Record<string, number>> = {
  alert: 0,
  confused: 1,
  voice: 2,
  pain: 3,
  unresponsive: 4,
};

/** Years from which a child is asked a question and answers it with sense. */
const talks = 4;

function awareness(
  { person }: PatientView,
  she: string,
  from: Signs,
  to: Signs,
): string | undefined {
  const [before, after] = [
    depth[from.consciousness ?? "alert"] ?? 0,
    depth[to.consciousness ?? "alert"] ?? 0,
  ];
  if (before === after) return undefined;
  if (after < before)
    return after > 0
      ? `${she}'s waking up`
      : `${she}'s awake and ${person.age < talks ? "looking about" : "talking sense"}`;
  return {
    1: `${she}'s muddled`,
    2: `${she}'s drowsy`,
    3: `${she} only stirs when I pinch`,
    4: `${she} doesn't wake`,
  }[after];
}

/** The figures that have changed, as a nurse calls them out. */
function changed(from: Signs, to: Signs): readonly string[] {
  const word = (name: string, was: number, is: number, least: number, unit = ""): string[] =>
    Math.abs(was - is) < least ? [] : [`${name} ${is > was ? "up" : "down"} to ${is}${unit}`];
  return [
    ...(Math.abs(from.systolic - to.systolic) < worth.systolic
      ? []
      : [
          `pressure ${to.systolic > from.systolic ? "up" : "down"} to ${to.systolic}/${to.diastolic}`,
        ]),
    ...word("pulse", from.heartRate, to.heartRate, worth.heartRate),
    ...word("breathing", from.respiratoryRate, to.respiratoryRate, worth.respiratoryRate),
    ...word("saturation", from.spo2, to.spo2, worth.spo2, " %"),
  ];
}

const rank: Readonly<Record<Band, number>> = {
  better: 0,
  found: 1,
  worse: 2,
  critical: 3,
  dead: 4,
};

/**
 * What the nurse says by herself: what has changed since the vital signs were taken last.
 * @param waited minutes that were waited, where she speaks because they are over
 */
export function reportOf(
  view: PatientView,
  memory: BedsideMemory,
  now: { readonly signs: Signs; readonly band: Band },
  waited?: number,
): string {
  const then = memory.measured?.signs ?? foundSigns(view);
  const she = view.person.sex === "male" ? "he" : "she";
  const course = courseOf(view);
  const isWorse = rank[now.band] > rank[memory.band];
  const state = awareness(view, she, then, now.signs);
  const parts = [...(state ? [state] : []), ...changed(then, now.signs)];
  const look =
    now.band === "found" || now.band === "dead" || waited !== undefined
      ? undefined
      : (course.look[now.band] ??
        archetypeCourses[course.archetype].findings[now.band]?.["general"]);
  const figures =
    parts.length > 0
      ? capitalised(`${listed(parts)}.`)
      : waited === undefined
        ? ""
        : then.heartRate === now.signs.heartRate && then.systolic === now.signs.systolic
          ? "No change, the same figures as before."
          : "Not much change, nothing to call you for.";
  const front =
    waited !== undefined
      ? `That's ${waited} minute${waited === 1 ? "" : "s"}.`
      : now.band === "critical"
        ? `Doctor, quickly, ${she} is going off.`
        : isWorse
          ? `Doctor, ${she} is getting worse.`
          : now.band === "found"
            ? `Doctor, ${she} is picking up a little.`
            : `${capitalised(she)} is looking better, doctor.`;
  return [front, figures, look ?? ""]
    .filter((text) => text !== "")
    .join(" ")
    .replace(/["[\]]/g, "");
}

/** The end, said plainly and with respect. */
export function deathWords({ person }: PatientView, minute: number): string {
  const [his, him] = person.sex === "male" ? ["his", "him"] : ["her", "her"];
  return (
    `There's no pulse. We've started compressions, and the team is here. We have done all of it, for as long as there was any hope, and ${his} heart has not come back. ` +
    `${person.calledName} has died, doctor. It stopped ${Math.round(minute)} minutes after you first came in. I'll stay with ${him} and close ${his} eyes. ` +
    `${capitalised(his)} family should hear it from us, sitting down, in plain words. Take a moment; then we'll go through it together.`
  );
}

const afterwards: readonly ((name: string, him: string) => string)[] = [
  (name, him) =>
    `${name} has died, doctor. There is nothing more to do for ${him}. Let's finish the notes and talk it through.`,
  (name) =>
    `We're looking after ${name} now. When you're ready, write down what you think it was; the debrief comes after that.`,
  (_name, him) =>
    `It's over, doctor. I'm with ${him}. Go on to the diagnosis when you can; nobody does this without looking back on it.`,
];

/** What is answered to whatever is said after the end. */
export const afterDeath = ({ person }: PatientView, turn: { readonly number: number }): string =>
  (afterwards[turn.number % afterwards.length] ?? afterwards[0])?.(
    person.calledName,
    person.sex === "male" ? "him" : "her",
  ) ?? "";
