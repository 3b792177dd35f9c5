import { earlyWarning, type EarlyWarning, type PatientView } from "@anamnesis/cases";
import { investigationById } from "@anamnesis/terminology";
import { bedsideNow, measuredOf } from "./bedside.ts";
import { isMonitored, type BedsideMemory, type Signs } from "./memory.ts";
import { monitorStrip, type MonitorStrip } from "./monitor.ts";
import { deathWords, reportOf } from "./reports.ts";
import { capitalised } from "../speak/sentences.ts";

/** One line of the record of the bedside. */
export interface BedsideEntry {
  /** Of the case's time. */
  readonly minute: number;
  readonly kind: "act" | "report";
  readonly text: string;
}

/** The bedside as it is shown to the learner. */
export interface BedsideShown {
  readonly minutes: number;
  /** As they were taken last. */
  readonly signs: Signs;
  readonly warning: EarlyWarning;
  readonly takenAtMinute: number;
  readonly isMonitored: boolean;
  readonly hasDied: boolean;
  /** Lead II as the monitor shows it; absent off the monitor, and where nothing can be drawn. */
  readonly trace?: MonitorStrip;
  readonly entries: readonly BedsideEntry[];
  /** Names of the investigations asked for in the talk, in that order; ordered they are on the tests page alone. */
  readonly notedTests: readonly string[];
  /** What the nurse calls the learner for while results are waited for; null where she has no need to. */
  readonly call: string | null;
}

/** The score of what was taken; what triage alone recorded (refill, effort) counts as it was then. */
function warningOf(view: PatientView, signs: Signs): EarlyWarning {
  const { consciousness: _, onOxygen: __, ...recorded } = view.vitals;
  const { systolic, diastolic, ...rest } = signs;
  return earlyWarning(
    { ...recorded, ...rest, bloodPressure: `${systolic}/${diastolic}` },
    view.person.age,
  );
}

/**
 * What the learner sees of the bedside: the record, the clock and the vital signs that were taken last. On a monitor these are
 * those of now.
 * @param waits minutes waited for results since the last turn, one an order
 */
export function bedsideShown(
  view: PatientView,
  memory: BedsideMemory | undefined,
  waits: readonly number[],
): BedsideShown {
  const now = bedsideNow(view, memory, waits);
  const hasDied = now.band === "dead";
  const isWatched = isMonitored(now.memory);
  const isCalled = now.band !== now.memory.band;
  const call = !isCalled
    ? null
    : hasDied
      ? deathWords(view, now.minute)
      : reportOf(view, now.memory, now);
  const taken =
    isWatched || isCalled ? { minute: now.minute, signs: now.signs } : measuredOf(view, now.memory);
  const trace = isWatched && !hasDied ? monitorStrip(view, now.signs, now.band) : null;
  const entries: BedsideEntry[] = [
    ...now.memory.acts.map(({ minute, words }) => ({
      minute,
      kind: "act" as const,
      text: capitalised(words),
    })),
    ...now.memory.reports.map(({ minute, words }) => ({
      minute,
      kind: "report" as const,
      text: words,
    })),
    ...(call === null ? [] : [{ minute: now.minute, kind: "report" as const, text: call }]),
  ].sort((a, b) => a.minute - b.minute);
  return {
    minutes: now.minute,
    signs: taken.signs,
    warning: warningOf(view, taken.signs),
    takenAtMinute: taken.minute,
    isMonitored: isWatched,
    hasDied,
    ...(trace ? { trace } : {}),
    entries,
    notedTests: (now.memory.noted ?? []).flatMap((id) => investigationById(id)?.name ?? []),
    call,
  };
}
