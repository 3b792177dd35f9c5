import { patientView, type CompiledCase } from "@anamnesis/cases";
import { actAnswers, bandOf, playCourse, signsAt } from "@anamnesis/patient";
import type { Consultation } from "../encounter/consultation.ts";
import { penalty } from "../items.ts";
import type { BedsideReport, ReportItem } from "../types.ts";
import { evidenceOf, minuteOf } from "./orders.ts";

/** So many points draw a curve that shows every change. */
const mostPoints = 90;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What the debrief shows of the bedside: vital signs as curves, every act on them, and the case's own times with what was done
 * by then, late, or not at all. Undefined where the patient does not change and nothing was done.
 */
export function bedsideReport(
  compiled: CompiledCase,
  consultation: Consultation,
): BedsideReport | undefined {
  const { acts, minutes } = consultation;
  const isMoving = compiled.course?.untreated !== undefined;
  if (!isMoving && acts.length === 0) return undefined;
  const view = patientView(compiled);
  const course = playCourse(view, acts, minutes);
  const every = Math.max(0.5, Math.ceil((minutes * 2) / mostPoints) / 2);
  const count = Math.floor(minutes / every);
  const at = [...Array.from({ length: count + 1 }, (_, index) => index * every), minutes].filter(
    (minute, index, all) => all.indexOf(minute) === index,
  );
  return {
    minutes,
    hasDied: bandOf(course.at(minutes)) === "dead",
    curve: at.map((minute) => {
      const { heartRate, systolic, respiratoryRate, spo2 } = signsAt(
        view,
        acts,
        course.at(minute),
        minute,
      );
      return { minute, heartRate, systolic, respiratoryRate, spo2 };
    }),
    acts: acts.map((act) => ({
      minute: minuteOf(act),
      text: capital(act.words),
      evidence: evidenceOf(consultation, act),
    })),
    times: (compiled.course?.remedies ?? []).flatMap(({ id, label, anyOf, within, why }) => {
      if (within === undefined) return [];
      const first = acts.find((act) => actAnswers(act, anyOf));
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
