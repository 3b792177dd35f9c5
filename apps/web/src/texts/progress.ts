import type { Area } from "@/lib/sessions/progress.ts";

const areas: Readonly<Record<Area, string>> = {
  questioning: "Questioning",
  diagnosis: "Diagnosis",
  treatment: "Treatment",
};

/** The charts of a learner's progress: titles, and what they say in words. */
export const progressTexts = {
  areas,
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
  skills: {
    title: "Clinical reasoning",
    remark:
      "The share of the points that you would earn now, by kind of reasoning. Recent cases weigh more.",
    columns: { skill: "Kind of reasoning", percent: "Now", cases: "Cases" },
    cases: (count: number) => (count === 1 ? "1 case" : `${count} cases`),
    summary: (strongest: string, weakest: string) =>
      `Strongest: ${strongest}. Most to gain: ${weakest}.`,
    level: (percent: number) => `All stand level, at ${percent}%.`,
  },
  specialties: {
    title: "Specialties",
    column: "Specialty",
    summary: (strongest: string, weakest: string) =>
      `Strongest: ${strongest}. Most to gain: ${weakest}.`,
    single: (name: string) => `${name} so far; other specialties join as you see their patients.`,
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
