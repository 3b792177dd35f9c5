import type { PatientView } from "@anamnesis/cases";
import { drawEcg, type EcgParameters } from "@anamnesis/ecg";
import { recordingOf } from "../investigate/tracing.ts";
import { hash } from "../speak/seeded.ts";
import type { Band, Signs } from "./memory.ts";
import { courseOf } from "./severity.ts";

/** A stretch of lead II as a monitor shows it, to be run again and again. */
export interface MonitorStrip {
  readonly samplesPerSecond: number;
  readonly microvolts: readonly number[];
}

const every = 2;
const seconds = 6;

const kept = new WeakMap<PatientView, Map<string, MonitorStrip | null>>();

/** The rhythm of a state, where the case gives it one; else that of its electrocardiogram. */
function rhythmOf(view: PatientView, band: Band): EcgParameters | undefined {
  const own = band === "found" || band === "dead" ? undefined : courseOf(view).ecg?.[band];
  return own ? { age: view.person.age, ...own } : recordingOf(view, "ecg");
}

/**
 * Lead II at the pulse of now, of the same heart that the case's electrocardiogram shows or of the rhythm of the state; null
 * where nothing could be drawn. Cut after a whole beat, so that it can be run on.
 */
export function monitorStrip(
  view: PatientView,
  { heartRate }: Signs,
  band: Band = "found",
): MonitorStrip | null {
  const strips = kept.get(view) ?? new Map<string, MonitorStrip | null>();
  kept.set(view, strips);
  const key = `${band} ${heartRate}`;
  const known = strips.get(key);
  if (known !== undefined) return known;
  const own = rhythmOf(view, band);
  const drawn =
    own &&
    drawEcg(
      heartRate > 0 ? { ...own, rate: heartRate } : { rhythm: "asystole" },
      hash(view.id, "monitor"),
    );
  const lead = drawn?.leads.find((one) => one.lead === "II");
  const strip =
    drawn && lead
      ? {
          samplesPerSecond: drawn.samplesPerSecond / every,
          microvolts: wholeBeats(lead.microvolts, drawn.samplesPerSecond, heartRate).filter(
            (_, index) => index % every === 0,
          ),
        }
      : null;
  strips.set(key, strip);
  return strip;
}

function wholeBeats(
  microvolts: readonly number[],
  perSecond: number,
  heartRate: number,
): readonly number[] {
  const beat = heartRate > 0 ? 60 / heartRate : 1;
  const length = Math.max(1, Math.floor(seconds / beat)) * beat;
  return microvolts
    .slice(0, Math.round(length * perSecond))
    .map((value) => Math.round(value / 5) * 5);
}
