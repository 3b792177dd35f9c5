import type { PatientView } from "@anamnesis/cases";
import type { System } from "../examine/systems.ts";
import { archetypeCourses } from "./archetypes.ts";
import type { Signs } from "./memory.ts";
import type { Band } from "./memory.ts";
import { courseOf } from "./severity.ts";
import { foundSigns } from "./signs.ts";

const sameSigns = (a: Signs, b: Signs): boolean =>
  a.heartRate === b.heartRate &&
  a.systolic === b.systolic &&
  a.diastolic === b.diastolic &&
  a.respiratoryRate === b.respiratoryRate &&
  a.spo2 === b.spo2 &&
  a.temperatureC === b.temperatureC &&
  a.consciousness === b.consciousness &&
  a.onOxygen === b.onOxygen;

const awake = {
  confused: "newly confused",
  voice: "opens eyes to voice",
  pain: "opens eyes to pain",
  unresponsive: "does not wake",
} as const;

/** Vital signs in one line, as they are called out. */
export const signsLine = (signs: Signs): string =>
  `Heart rate ${signs.heartRate}/min, blood pressure ${signs.systolic}/${signs.diastolic} mmHg, temperature ${signs.temperatureC} °C, respiratory rate ${signs.respiratoryRate}/min, oxygen saturation ${signs.spo2} %${signs.onOxygen ? " on oxygen" : ""}${signs.consciousness ? `, ${awake[signs.consciousness]}` : ""}.`;

/** A finding of the case with the figures of now in place of those of the first look. */
function restated(text: string, then: Signs, now: Signs): string {
  return text
    .replaceAll(`${then.systolic}/${then.diastolic}`, `${now.systolic}/${now.diastolic}`)
    .replace(
      /\b([Pp]ulse|[Hh]eart rate)( of| is)? (\d+)\b/g,
      (all, name: string, of: string | undefined, value: string) =>
        Number(value) === then.heartRate ? `${name}${of ?? ""} ${now.heartRate}` : all,
    )
    .replace(
      /\b([Rr]espiratory rate|[Bb]reathing)( of| is| at)? (\d+)\b/g,
      (all, name: string, of: string | undefined, value: string) =>
        Number(value) === then.respiratoryRate ? `${name}${of ?? ""} ${now.respiratoryRate}` : all,
    )
    .replace(/\b(\d+)( breaths\b|\/min breath)/g, (all, value: string, unit: string) =>
      Number(value) === then.respiratoryRate ? `${now.respiratoryRate}${unit}` : all,
    )
    .replace(
      /\b(\d+)( ?%)( on air)?/g,
      (all, value: string, unit: string, air: string | undefined) =>
        Number(value) === then.spo2
          ? `${now.spo2}${unit}${air && now.onOxygen ? " on oxygen" : (air ?? "")}`
          : all,
    );
}

/** What is found of a system now: the words for the state it is in, else those of the case with the figures of now. */
export function findingNow(
  view: PatientView,
  system: System,
  atFirst: string,
  { signs, band }: { readonly signs: Signs; readonly band: Band },
): string {
  const then = foundSigns(view);
  if (system === "vitals") return sameSigns(then, signs) ? atFirst : signsLine(signs);
  if (band === "found" || band === "dead") return restated(atFirst, then, signs);
  const course = courseOf(view);
  const own = course.examination[band]?.[system];
  if (own !== undefined) return own;
  const look = system === "general" ? course.look[band] : undefined;
  const usual = archetypeCourses[course.archetype].findings[band]?.[system];
  return look ?? usual ?? restated(atFirst, then, signs);
}
