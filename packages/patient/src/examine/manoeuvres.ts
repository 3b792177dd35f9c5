import type { PatientView } from "@anamnesis/cases";
import { manoeuvresIn, withoutManoeuvres, type Manoeuvre } from "@anamnesis/terminology";
import { systemsIn, type System } from "./systems.ts";

/** What is looked at: a system, or only parts of it. */
export interface Aim {
  readonly system: System;
  readonly parts?: readonly string[];
}

const isWritten = (view: PatientView, system: System, { found }: Manoeuvre): boolean =>
  system !== "vitals" && found.test(view.examination[system]?.text ?? "");

/** Where the case has written down what a manoeuvre shows; else where it belongs. */
function placesOf(view: PatientView, one: Manoeuvre, heard: readonly System[]): readonly System[] {
  if (one.test !== undefined) return one.systems.slice(0, 1);
  const written = one.systems.filter((system) => isWritten(view, system, one)).slice(0, 2);
  if (written.length > 0) return written;
  const meant = one.systems.filter(
    (system, at) => heard.includes(system) && (at === 0 || system !== "general"),
  );
  return (meant.length > 0 ? meant : one.systems).slice(0, 1);
}

/** The body as a whole, asked for in as many words. */
const wholeBody =
  /\b(?:general(?:ly)?|top to toe|head to toe|all over|good look at you|examine you|full exam\w*)\b/i;

/**
 * What a request is after: the systems that it names as such, and of others the manoeuvres that it names. "Reflexes and
 * power" is two manoeuvres of the nervous system, "your nervous system" is all of it.
 */
export function aimedAt(
  view: PatientView,
  systems: readonly System[],
  words: string,
): readonly Aim[] {
  // Only a baby has a fontanelle to be felt.
  const named = manoeuvresIn(words).filter(({ id }) => id !== "fontanelle" || view.person.age < 2);
  if (named.length === 0) return systems.map((system) => ({ system }));
  const rest = withoutManoeuvres(words);
  const beside = new Set(
    systemsIn(rest).filter((one) => one !== "general" || wholeBody.test(rest)),
  );
  const whole = systems.filter((system) => beside.has(system));
  const parts = new Map<System, string[]>();
  for (const one of named)
    for (const system of placesOf(view, one, systems)) {
      // What needs an instrument is no part of what is found without it.
      if (whole.includes(system) && one.test === undefined) continue;
      parts.set(system, [...(parts.get(system) ?? []), one.id]);
    }
  return [
    ...whole.map((system) => ({ system })),
    ...[...parts].map(([system, ids]) => ({ system, parts: ids })),
  ];
}
