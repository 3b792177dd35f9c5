import type { Course, Hazard, PatientView, Remedy } from "@anamnesis/cases";
import { isDrugOf } from "@anamnesis/terminology";
import type { Act, Band } from "./memory.ts";

/**
 * How ill somebody is: -1 better, 0 as found, 1 worse, 2 critical, 3 dead. It grows by itself in the case's own times, stands
 * still when half of the illness is held by what was given, and goes back above that.
 */
export type Severity = number;

const step = 0.25;
/** A dose by a way that does not suit, or where only a smaller part of what is needed was given. */
const otherRoute = 0.2;
/** What is given without a word on time runs in over so many minutes. */
const usualMinutes = 15;

const inUnit = (value: number, from: string, to: string): number | undefined =>
  from === to
    ? value
    : from === "mg" && to === "microgram"
      ? value * 1000
      : from === "microgram" && to === "mg"
        ? value / 1000
        : undefined;

export const answers = (act: Pick<Act, "id">, ids: readonly string[]): boolean =>
  ids.some((id) => act.id === id || isDrugOf(act.id, id));

/** How much of what a remedy needs one act gives, 0..1. */
export function strengthOf(act: Act, remedy: Remedy): number {
  if (!answers(act, remedy.anyOf)) return 0;
  if (remedy.mostLitres !== undefined && (act.litresPerMinute ?? 4) > remedy.mostLitres) return 0;
  let strength = 1;
  const isOther =
    act.route !== undefined && remedy.route && !remedy.route.some((one) => one === act.route);
  if (isOther) strength *= otherRoute;
  if (remedy.least && act.dose !== undefined && act.unit !== undefined) {
    const dose = inUnit(act.dose, act.unit, remedy.least.unit);
    if (dose !== undefined) strength *= Math.min(1, dose / remedy.least.dose);
  }
  if (remedy.litres !== undefined && act.litresPerMinute !== undefined)
    strength *= Math.min(1, act.litresPerMinute / remedy.litres);
  return strength;
}

/** The part of a remedy that works at a minute, 0..1. */
function workingOf(remedy: Remedy, acts: readonly Act[], minute: number): number {
  const given = acts.filter((act) => answers(act, remedy.anyOf));
  if (remedy.millilitres !== undefined) {
    const volume = given.reduce((sum, act) => {
      const over = act.overMinutes ?? usualMinutes;
      const share = Math.min(
        1,
        Math.max(0, (minute - act.minute - remedy.onset) / Math.max(1, over)),
      );
      return sum + (act.millilitres ?? 500) * share;
    }, 0);
    return Math.min(1, volume / remedy.millilitres);
  }
  const begun = given.filter((act) => minute >= act.minute + remedy.onset);
  const doses = begun.filter((act) => strengthOf(act, remedy) > 0.5).length;
  const isLasting = remedy.lasts === undefined || doses >= remedy.doses;
  const isCurrent = (act: Act): boolean =>
    isLasting || minute < act.minute + remedy.onset + (remedy.lasts ?? 0);
  // Of oxygen and of a position the last word counts, of medicines the best dose.
  const last = begun.at(-1);
  if (last && (last.kind === "oxygen" || last.kind === "position")) return strengthOf(last, remedy);
  return Math.max(0, ...begun.filter(isCurrent).map((act) => strengthOf(act, remedy)));
}

/** How much of the illness is held at a minute, 0..1. */
const heldAt = ({ remedies }: Course, acts: readonly Act[], minute: number): number =>
  Math.min(
    1,
    remedies.reduce((sum, remedy) => sum + remedy.share * workingOf(remedy, acts, minute), 0),
  );

/** Whether an act is what a case is hurt by. */
export function isHazard(
  act: Omit<Act, "minute" | "turn" | "words">,
  hazard: Hazard,
  acts: readonly Act[],
): boolean {
  if (!answers(act, hazard.anyOf)) return false;
  if (hazard.route && !(act.route !== undefined && hazard.route.some((one) => one === act.route)))
    return false;
  if (hazard.from) {
    const dose =
      act.dose === undefined || act.unit === undefined
        ? undefined
        : inUnit(act.dose, act.unit, hazard.from.unit);
    if (dose === undefined || dose < hazard.from.dose) return false;
  }
  if (hazard.litres !== undefined && (act.litresPerMinute ?? 0) < hazard.litres) return false;
  if (hazard.millilitres === undefined) return true;
  const before = acts.filter((one) => answers(one, hazard.anyOf));
  const all = [...before, act].reduce((sum, one) => sum + (one.millilitres ?? 500), 0);
  return all > hazard.millilitres;
}

/** What an allergy, a deadly dose or a push into a vein does where the case has no word on it. */
const hurtByInsisting = 1.2;

function hurtBy(course: Course, acts: readonly Act[], at: number): number {
  const act = acts[at];
  if (!act) return 0;
  const hazards = course.hazards.filter((one) => isHazard(act, one, acts.slice(0, at)));
  if (hazards.length > 0) return Math.max(...hazards.map(({ raises }) => raises));
  return act.isInsisted ? hurtByInsisting : 0;
}

const still: Course = {
  archetype: "stable",
  recovery: 15,
  remedies: [],
  hazards: [],
  vitals: {},
  readings: {},
  look: {},
  say: {},
  examination: {},
  sources: [],
};
export const courseOf = (view: PatientView): Course => view.course ?? still;

/** By how much it grows in a minute where nothing holds it; what was won by something that wears off is lost as fast as it was won. */
function growthAt({ untreated, recovery }: Course, severity: Severity): number {
  if (severity < 0) return 1 / recovery;
  if (!untreated) return 0;
  const { worse, critical, death } = untreated;
  if (severity < 1) return 1 / worse;
  if (critical === undefined) return 0;
  if (severity < 2) return 1 / Math.max(1, critical - worse);
  return death === undefined ? 0 : 1 / Math.max(1, death - critical);
}

const mostOf = ({ untreated }: Course): number =>
  untreated?.death !== undefined ? 3 : untreated?.critical !== undefined ? 2 : untreated ? 1 : 3;

/** Where a course stands after each quarter of a minute up to `until`. */
export interface Trajectory {
  readonly at: (minute: number) => Severity;
}

/** Plays a course from the first minute, with all that was done. Pure: the same acts give the same course. */
export function playCourse(view: PatientView, acts: readonly Act[], until: number): Trajectory {
  const course = courseOf(view);
  const steps = Math.max(0, Math.ceil(until / step));
  const values = new Float64Array(steps + 1);
  const hurts = acts.map((_, at) => hurtBy(course, acts, at));
  const most = hurts.some((hurt) => hurt > 0) ? 3 : mostOf(course);
  let severity = 0;
  for (let index = 1; index <= steps; index += 1) {
    const minute = index * step;
    const before = minute - step;
    if (severity >= 3) {
      values[index] = 3;
      continue;
    }
    const held = heldAt(course, acts, minute);
    const change =
      held >= 0.5
        ? (-(held - 0.5) * 2) / course.recovery
        : (0.5 - held) * 2 * growthAt(course, severity);
    const hurt = acts.reduce(
      (sum, act, at) => sum + (act.minute >= before && act.minute < minute ? (hurts[at] ?? 0) : 0),
      0,
    );
    severity = Math.max(-1, Math.min(most, severity + change * step + hurt));
    values[index] = severity;
  }
  return { at: (minute) => values[Math.min(steps, Math.max(0, Math.round(minute / step)))] ?? 0 };
}

/** The state of a severity, as it is seen and spoken of. */
export const bandOf = (severity: Severity): Band =>
  severity >= 3
    ? "dead"
    : severity >= 1.95
      ? "critical"
      : severity >= 0.95
        ? "worse"
        : severity > -0.6
          ? "found"
          : "better";
