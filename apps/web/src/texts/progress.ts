import type { Skill } from "@/lib/sessions/progress.ts";

const skills: Readonly<Record<Skill, string>> = {
  questioning: "Questioning",
  diagnosis: "Diagnosis",
  treatment: "Treatment",
};

/** The charts of a learner's progress: titles, and what they say in words. */
export const progressTexts = {
  skills,
  overall: "Overall",
  trend: {
    title: "Score trend",
    loading: "Loading the chart",
    failed: "The picture could not be loaded; the table below says the same.",
    /** From 85 % upwards; specification, section 9. */
    excellent: "Excellent",
    table: "All scores as a table",
    columns: { date: "Date", patient: "Patient" },
    summary: (count: number, first: number, last: number) =>
      count === 1
        ? `One case so far, at ${last}%.`
        : last > first
          ? `Up from ${first}% to ${last}% over ${count} cases.`
          : last < first
            ? `From ${first}% to ${last}% over ${count} cases.`
            : `At ${last}%, as at the beginning, over ${count} cases.`,
  },
  radar: {
    title: "Skills",
    recent: "Last five",
    before: "Before",
    none: "–",
    of: (percent: number | null) => (percent === null ? "–" : `${percent}%`),
    strongest: (skill: string, weakest: string) =>
      skill === weakest
        ? "All three stand level."
        : `${skill} is your strongest; ${weakest} has most to gain.`,
  },
  calendar: {
    title: "Activity",
    summary: (sessions: number, days: number, weeks: number) =>
      sessions === 0
        ? `No session in the last ${weeks} weeks.`
        : `${sessions === 1 ? "1 session" : `${sessions} sessions`} on ${days === 1 ? "1 day" : `${days} days`} of the last ${weeks} weeks.`,
    day: (date: string, count: number) =>
      `${date}: ${count === 0 ? "no session" : count === 1 ? "1 session" : `${count} sessions`}`,
    less: "Fewer",
    more: "More",
    weekdays: ["Mon", "", "Wed", "", "Fri", "", ""],
  },
} as const;
