import type { SessionSummary } from "@anamnesis/contract";

export const specializationOptions = [
  { value: "all", label: "All" },
  { value: "cardiology", label: "Cardiology" },
  { value: "pulmonology", label: "Pulmonology" },
  { value: "neurology", label: "Neurology" },
  { value: "emergency", label: "Emergency" },
  { value: "internal", label: "Internal" },
] as const;

export const timeOptions = [
  { value: "all", label: "All Time" },
  { value: "today", label: "Today" },
  { value: "week", label: "This Week" },
  { value: "month", label: "This Month" },
] as const;
export type TimeFilter = (typeof timeOptions)[number]["value"];

export interface HistoryFilter {
  readonly text: string;
  readonly specialization: string;
  readonly time: TimeFilter;
}

export const isFiltering = ({ text, specialization, time }: HistoryFilter): boolean =>
  text.trim() !== "" || specialization !== "all" || time !== "all";

/** Whatever an address says that is no filter counts as none. */
export const knownOption = <T extends string>(
  options: readonly { readonly value: T }[],
  value: string,
): T => options.find((option) => option.value === value)?.value ?? ("all" as T);

/** The beginning of the time that a filter covers: of today, 7 days back, 1 month back; null for all time. */
export function beginningOf(time: TimeFilter, now: Date): Date | null {
  const start = new Date(now);
  switch (time) {
    case "all":
      return null;
    case "today":
      start.setHours(0, 0, 0, 0);
      return start;
    case "week":
      start.setDate(start.getDate() - 7);
      return start;
    case "month": {
      const day = start.getDate();
      start.setMonth(start.getMonth() - 1);
      // A month back from the 31st is the last day of a shorter month, not the first days of this one.
      if (start.getDate() !== day) start.setDate(0);
      return start;
    }
  }
}

type Filtered = Pick<SessionSummary, "patient" | "specialization" | "createdAt" | "caseDiagnosis">;

/**
 * Sessions whose patient name, any main disease, earned diagnosis or specialization holds the text, whatever the case, of
 * exactly that specialization and from within that time.
 */
export function filterSessions<T extends Filtered>(
  sessions: readonly T[],
  { text, specialization, time }: HistoryFilter,
  now: Date,
): T[] {
  const needle = text.trim().toLowerCase();
  const beginning = beginningOf(time, now);
  return sessions.filter((session) => {
    const texts = [
      session.patient.name,
      ...session.patient.mainDiseases,
      session.caseDiagnosis ?? "",
      session.specialization,
    ];
    return (
      (needle === "" || texts.some((value) => value.toLowerCase().includes(needle))) &&
      (specialization === "all" || session.specialization.toLowerCase() === specialization) &&
      (beginning === null || new Date(session.createdAt) >= beginning)
    );
  });
}
