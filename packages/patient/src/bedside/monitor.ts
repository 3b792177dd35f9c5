import type { PatientView } from "@anamnesis/cases";
import { drawEcg } from "@anamnesis/ecg";
import { recordingOf } from "../investigate/tracing.ts";
import { hash } from "../speak/seeded.ts";
import type { Signs } from "./memory.ts";

/** A stretch of lead II as a monitor shows it, to be run again and again. */
export interface MonitorStrip {
  readonly samplesPerSecond: number;
  readonly microvolts: readonly number[];
}

const every = 2;
const seconds = 6;

const kept = new WeakMap<PatientView, Map<number, MonitorStrip | null>>();

/**
 * Lead II at the pulse of now, of the same heart that the case's electrocardiogram shows; null where it has none that could be
 * drawn. Cut after a whole beat, so that it can be run on.
 */
export function monitorStrip(view: PatientView, { heartRate }: Signs): MonitorStrip | null {
  const strips = kept.get(view) ?? new Map<number, MonitorStrip | null>();
  kept.set(view, strips);
  const known = strips.get(heartRate);
  if (known !== undefined) return known;
  const own = recordingOf(view, "ecg");
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
  strips.set(heartRate, strip);
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
