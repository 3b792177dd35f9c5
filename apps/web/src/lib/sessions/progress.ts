import type { SessionSummary } from "@anamnesis/contract";
import { percentOf } from "@/lib/format/score.ts";

type Scored = Pick<
  SessionSummary,
  "_id" | "createdAt" | "completedAt" | "finalDiagnosisReport" | "patient"
>;

export interface TrendPoint {
  readonly id: string;
  readonly name: string;
  /** When the session was completed, ISO. */
  readonly at: string;
  /** Whole percents. */
  readonly overall: number;
  readonly questioning: number;
  readonly diagnosis: number;
  readonly treatment: number;
}

/** The scored sessions from the oldest to the newest, the last `most` of them. */
export function trendOf(sessions: readonly Scored[], most = 30): TrendPoint[] {
  return sessions
    .flatMap((session) => {
      const report = session.finalDiagnosisReport;
      if (report === null) return [];
      return {
        id: session._id,
        name: session.patient.name,
        at: session.completedAt ?? session.createdAt,
        overall: percentOf(report.overallScore),
        questioning: percentOf(report.questioningScore),
        diagnosis: percentOf(report.diagnosisScore),
        treatment: percentOf(report.treatmentScore),
      };
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(-most);
}

export const skills = ["questioning", "diagnosis", "treatment"] as const;
export type Skill = (typeof skills)[number];

export interface SkillMean {
  readonly skill: Skill;
  /** Mean percent of the latest five scored sessions. */
  readonly recent: number;
  /** Mean percent of those before; null while there is none. */
  readonly before: number | null;
}
const recentCount = 5;
const meanOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** The three skills over the last five scored sessions beside all before; empty while nothing is scored. */
export function skillMeans(points: readonly TrendPoint[]): SkillMean[] {
  if (points.length === 0) return [];
  const recent = points.slice(-recentCount);
  const before = points.slice(0, -recentCount);
  return skills.map((skill) => ({
    skill,
    recent: meanOf(recent.map((point) => point[skill])),
    before: before.length > 0 ? meanOf(before.map((point) => point[skill])) : null,
  }));
}

export interface ActivityDay {
  /** Local midnight. */
  readonly date: Date;
  /** Sessions begun that day. */
  readonly count: number;
  readonly isFuture: boolean;
}
const dayKey = (date: Date): string => date.toDateString();

/**
 * Sessions begun on each day of the last `weeks` weeks, in the person's own time zone: one list a week, Monday first, the
 * week of `now` last.
 */
export function activityWeeks(
  sessions: readonly Pick<SessionSummary, "createdAt">[],
  now: Date,
  weeks: number,
): ActivityDay[][] {
  const counts = new Map<string, number>();
  for (const { createdAt } of sessions) {
    const key = dayKey(new Date(createdAt));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7) - (weeks - 1) * 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = new Date(monday);
      date.setDate(monday.getDate() + week * 7 + day);
      return { date, count: counts.get(dayKey(date)) ?? 0, isFuture: date > now };
    }),
  );
}
