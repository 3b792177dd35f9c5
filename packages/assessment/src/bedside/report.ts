import { patientView, type CompiledCase } from "@anamnesis/cases";
import { actAnswers, bandOf, playCourse, signsAt, type Act } from "@anamnesis/patient";
import type { Consultation } from "../encounter/consultation.ts";
import { penalty } from "../items.ts";
import type { BedsideReport, ReportItem } from "../types.ts";
import { evidenceOf, isPutOffAct, minuteOf } from "./orders.ts";

/** So many points draw a curve that shows every change. */
const mostPoints = 90;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What the debrief shows of the bedside: vital signs as curves, every act on them, and the case's own times with what was done
 * by then, late, or not at all; `notOrdered` are acts that meet no such time. What was written in the plan and not done at the
 * bedside is no part of it. Undefined where the patient does not change and nothing was done.
 */
export function bedsideReport(
  compiled: CompiledCase,
  consultation: Consultation,
  notOrdered: ReadonlySet<Act> = new Set(),
  isPrescribed: (anyOf: readonly string[]) => boolean = () => false,
): BedsideReport | undefined {
  const { acts, minutes } = consultation;
  const isMoving = compiled.course?.untreated !== undefined;
  if (!isMoving && acts.length === 0) return undefined;
  const wasOrdered = (act: Act): boolean => !isPutOffAct(consultation, act);
  const view = patientView(compiled);
  const course = playCourse(view, acts, minutes);
  const hasDied = bandOf(course.at(minutes)) === "dead";
  const every = Math.max(0.5, Math.ceil((minutes * 2) / mostPoints) / 2);
  const count = Math.floor(minutes / every);
  const at = [...Array.from({ length: count + 1 }, (_, index) => index * every), minutes].filter(
    (minute, index, all) => all.indexOf(minute) === index,
  );
  return {
    minutes,
    hasDied,
    curve: at.map((minute) => {
      const { heartRate, systolic, respiratoryRate, spo2 } = signsAt(
        view,
        acts,
        course.at(minute),
        minute,
      );
      return { minute, heartRate, systolic, respiratoryRate, spo2 };
    }),
    acts: acts.filter(wasOrdered).map((act) => ({
      minute: minuteOf(act),
      text: capital(act.words),
      evidence: evidenceOf(consultation, act),
    })),
    times: (compiled.course?.remedies ?? []).flatMap(({ id, label, anyOf, within, why }) => {
      if (within === undefined) return [];
      const first = acts.find((act) => !notOrdered.has(act) && actAnswers(act, anyOf));
      if (first === undefined && !hasDied && isPrescribed(anyOf)) return [];
      const given = first ? minuteOf(first) : null;
      const outcome =
        first === undefined
          ? ("missed" as const)
          : first.minute > within
            ? ("late" as const)
            : ("in time" as const);
      return [{ id, label, within, given, outcome, why: why ?? "" }];
    }),
  };
}

/** As the nurse calls out that a patient is worse than when they came. */
const callsOut =
  /\[Nurse: ["“]Doctor, (?:quickly, )?(?:s?he|they) (?:is|are) (?:getting worse|going off)/i;

/** Whether the learner was told that the patient was getting worse. */
export const hasWorsened = ({ turns }: Consultation): boolean =>
  turns.some(({ answer }) => callsOut.test(answer));

/** Whether the patient was in danger as the talk ended: near to death, or worse than found, and the learner was told so. */
export function isInDanger(compiled: CompiledCase, consultation: Consultation): boolean {
  if (compiled.course?.untreated === undefined) return false;
  const { acts, minutes } = consultation;
  const band = bandOf(playCourse(patientView(compiled), acts, minutes).at(minutes));
  return (band === "critical" || band === "worse") && hasWorsened(consultation);
}

const pointsForDeath = 2.5;

/** The end that treatment in time would have spared. */
export function markDeath(
  compiled: CompiledCase,
  report: BedsideReport | undefined,
): readonly ReportItem[] {
  if (!report?.hasDied) return [];
  const open = report.times.filter(({ outcome }) => outcome !== "in time");
  const what = open.map(
    ({ label, given }) =>
      `${label.toLowerCase()} (${given === null ? "not given" : `at ${given} min`})`,
  );
  return [
    penalty({
      id: "death",
      about: "whole",
      isHarm: true,
      area: "treatment",
      group: "Safety",
      label: `${compiled.person.calledName} died after ${Math.round(report.minutes)} minutes`,
      points: pointsForDeath,
      why:
        what.length > 0
          ? `What would have turned it came late or not at all: ${what.join("; ")}.`
          : "What was given did not outweigh what harmed.",
      evidence: [],
    }),
  ];
}
