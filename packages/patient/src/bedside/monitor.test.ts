import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bedsideShown } from "./shown.ts";
import { monitorStrip } from "./monitor.ts";
import { foundSigns } from "./signs.ts";
import type { Act } from "./memory.ts";

const library = fileURLToPath(new URL("../../../cases/library", import.meta.url));
const views = loadLibrary(library).cases.map((one) => patientView(one));
const onMonitor: Act = { kind: "monitor", id: "monitor", minute: 0, turn: 1, words: "the monitor" };

describe("the monitor", () => {
  it.each(views.map((view) => [view.id, view] as const))("has a tracing for %s", (_, view) => {
    const strip = monitorStrip(view, foundSigns(view));
    // A case may report an electrocardiogram that is not drawn.
    if (strip === null) return expect(view.investigations["ecg"]?.ecg).toBeUndefined();
    expect(strip.microvolts.length).toBeGreaterThan(400);
    expect(Math.max(...strip.microvolts) - Math.min(...strip.microvolts)).toBeGreaterThan(200);
  });

  it("shows figures of now to whoever has attached it, and of triage to nobody else", () => {
    const view = views.find(({ id }) => id === "anaphylaxis");
    if (!view) throw new Error("no anaphylaxis");
    const memory = { clock: 8, acts: [], reports: [], band: "found" as const };
    const plain = bedsideShown(view, memory, []);
    expect(plain.trace).toBeUndefined();
    expect(plain.signs.systolic).toBe(86);
    const watched = bedsideShown(view, { ...memory, acts: [onMonitor] }, []);
    expect(watched.trace).toBeDefined();
    expect(watched.signs.systolic).toBeLessThan(82);
  });
});
