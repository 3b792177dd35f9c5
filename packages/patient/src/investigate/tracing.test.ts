import { investigations } from "@anamnesis/terminology";
import { describe, expect, it } from "vitest";
import { fixtureView } from "../testing/fixture.ts";
import { investigate } from "./investigate.ts";
import { tracingOf } from "./tracing.ts";

const withResult = (id: "ecg" | "ecg_right_sided", result: Readonly<Record<string, unknown>>) => ({
  ...fixtureView,
  investigations: {
    ...fixtureView.investigations,
    [id]: { report: "…", values: [], abnormal: false, ...result },
  },
});
const leadsOf = (printout: ReturnType<typeof tracingOf>) =>
  printout?.strips.map(({ lead }) => lead) ?? [];
/** Mean distance of the tallest deflections of the rhythm strip, as a rate per minute. */
const rateOf = (printout: ReturnType<typeof tracingOf>): number => {
  const samples = printout?.rhythm.microvolts ?? [];
  const top = Math.max(...samples);
  const peaks = samples.flatMap((value, i) =>
    value > 0.6 * top && samples.slice(Math.max(0, i - 30), i + 31).every((other) => other <= value)
      ? [i]
      : [],
  );
  const [first = 0, last = 0] = [peaks[0], peaks.at(-1)];
  return (60 * 250 * (peaks.length - 1)) / (last - first);
};

describe("tracingOf", () => {
  it("draws a normal tracing at the pulse of the vital signs, the same every time", () => {
    const printout = tracingOf(fixtureView, "ECG/EKG", 7);
    expect(Math.abs(rateOf(printout) - fixtureView.vitals.heartRate)).toBeLessThan(3);
    expect(tracingOf(fixtureView, "12-lead ECG", 7)).toEqual(printout);
    expect(tracingOf(fixtureView, "ECG/EKG", 8)).not.toEqual(printout);
  });

  it("draws the case's own", () => {
    const slow = withResult("ecg", { ecg: { rate: 40 }, abnormal: true });
    expect(Math.abs(rateOf(tracingOf(slow, "ecg", 1)) - 40)).toBeLessThan(2);
  });

  it("puts the chest electrodes on the right and keeps the limb leads of the standard tracing", () => {
    const infarct = withResult("ecg", {
      ecg: { preset: "inferior_infarction", st: { I: -1, II: 2, III: 3 } },
    });
    const right = tracingOf(infarct, "Right-Sided ECG (V3R-V6R)", 1);
    expect(leadsOf(right).slice(6)).toEqual(["V1", "V2", "V3R", "V4R", "V5R", "V6R"]);
    const highest = (printout: ReturnType<typeof tracingOf>, lead: string) =>
      Math.max(...(printout?.strips.find((strip) => strip.lead === lead)?.microvolts ?? []));
    expect(highest(right, "III")).toBeGreaterThan(300);
  });

  it("draws nothing that would contradict a report, and nothing for other tests", () => {
    expect(tracingOf(withResult("ecg", { abnormal: true }), "ecg", 1)).toBeUndefined();
    expect(
      tracingOf(withResult("ecg", { ecg: { unheard: 1 }, abnormal: true }), "ecg", 1),
    ).toBeUndefined();
    for (const { id, name } of investigations)
      expect(investigate(fixtureView, name, 1).hasTracing, name).toBe(
        id === "ecg" || id === "ecg_right_sided",
      );
  });
});
