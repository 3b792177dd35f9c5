import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { playBedside } from "../testing/bedside-scripts.ts";
import { monitorStrip } from "./monitor.ts";
import { signsAt } from "./signs.ts";

const library = fileURLToPath(new URL("../../../cases/library", import.meta.url));
const found = loadLibrary(library).cases.find(({ id }) => id === "supraventricular-tachycardia");
if (!found) throw new Error("no supraventricular-tachycardia");
const view = patientView(found);

describe("a rhythm that breaks", () => {
  it("has no rate between the two", () => {
    for (let severity = -1; severity <= 0; severity += 0.05) {
      const { heartRate } = signsAt(view, [], severity, 10);
      expect(heartRate > 185 || heartRate < 95).toBe(true);
    }
  });

  it("goes on after a manoeuvre that only slows it, and the nurse says what was seen", () => {
    const { now, acts, replies } = playBedside(view, [
      "Let's do a modified Valsalva manoeuvre: blow into this syringe, then lie flat with your legs up",
      3,
    ]);
    expect(acts[0]?.id).toBe("vagal_manoeuvre");
    expect(replies[0]).toMatch(/slows to 160/);
    expect(now.band).toBe("found");
    expect(now.signs.heartRate).toBeGreaterThan(185);
  });

  it.each([
    ["verapamil", "Give verapamil 5 mg IV over 2 minutes"],
    ["adenosine", "Give adenosine 6 mg IV"],
    ["cardioversion", "Please give a synchronised shock at 100 J"],
  ])("is broken by %s, and stays so", (id, words) => {
    const { now, acts } = playBedside(view, [words, 30]);
    expect(acts.map((act) => act.id)).toEqual([id]);
    expect(now.band).toBe("better");
    expect(now.signs.heartRate).toBeLessThan(95);
  });

  it.each([
    ["Valsalva please", "vagal_manoeuvre"],
    ["Let's try carotid sinus massage now", "vagal_manoeuvre"],
    ["Please start with a vagal manoeuvre, lying flat with the legs up", "vagal_manoeuvre"],
    ["Let's cardiovert her at 120 J", "cardioversion"],
    ["Set up for DC cardioversion now please", "cardioversion"],
  ])("hears %s as one thing", (words, id) => {
    expect(playBedside(view, [words]).acts.map((act) => act.id)).toEqual([id]);
  });

  it("is not broken by verapamil by mouth", () => {
    const { now } = playBedside(view, ["Give verapamil 80 mg orally", 20]);
    expect(now.band).toBe("found");
  });

  it("is another one on the monitor afterwards", () => {
    const signs = signsAt(view, [], 0, 0);
    const before = monitorStrip(view, { ...signs, heartRate: 100 }, "found");
    const after = monitorStrip(view, { ...signs, heartRate: 100 }, "better");
    expect(before).not.toBeNull();
    expect(after?.microvolts).not.toEqual(before?.microvolts);
  });
});
