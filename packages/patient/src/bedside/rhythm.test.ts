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
    ["verapamil", ["Give verapamil 5 mg IV over 2 minutes"]],
    ["diltiazem", ["Give diltiazem 15 mg IV over 2 minutes"]],
    ["adenosine", ["Give adenosine 6 mg IV", "I'm sure, give it"]],
    ["cardioversion", ["Please give a synchronised shock at 100 J", "I'm sure, do it"]],
  ])("is broken by %s, and stays so", (id, words) => {
    const { now, acts } = playBedside(view, [...words, 30]);
    expect(acts.map((act) => act.id)).toEqual([id]);
    expect(now.band).toBe("better");
    expect(now.signs.heartRate).toBeLessThan(95);
  });

  it.each([
    ["Valsalva please", "vagal_manoeuvre"],
    ["Let's try carotid sinus massage now", "vagal_manoeuvre"],
    ["Please start with a vagal manoeuvre, lying flat with the legs up", "vagal_manoeuvre"],
    ["Let's try chemical cardioversion with verapamil 5 mg IV", "verapamil"],
    ["Cardiovert her with verapamil 5 mg IV over 2 minutes", "verapamil"],
  ])("hears %s as one thing", (words, id) => {
    expect(playBedside(view, [words]).acts.map((act) => act.id)).toEqual([id]);
  });

  it.each(["Let's cardiovert her at 120 J", "DC cardioversion now please"])(
    "asks before somebody awake is shocked: %s",
    (words) => {
      const first = playBedside(view, [words]);
      expect(first.acts).toEqual([]);
      expect(first.replies[0]).toMatch(/awake and talking/);
      const { acts } = playBedside(view, [words, "Yes, I'm sure"]);
      expect(acts.map((act) => act.id)).toEqual(["cardioversion"]);
    },
  );

  it.each(["Get ready for cardioversion", "Pads on, on standby for cardioversion"])(
    "keeps a shock in reserve: %s",
    (words) => {
      const { acts, replies } = playBedside(view, [words]);
      expect(acts.map((act) => act.id)).not.toContain("cardioversion");
      expect(replies.join(" ")).not.toMatch(/Are you sure/);
    },
  );

  it("takes a shock that is not synchronised for what it is, and asks", () => {
    const { acts, replies } = playBedside(view, ["Give a non-synchronised shock"]);
    expect(acts).toEqual([]);
    expect(replies[0]).toMatch(/Not synchronised/);
  });

  it.each(["Give verapamil 80 mg orally", "Give diltiazem 3 mg IV"])(
    "is not broken by too little: %s",
    (words) => {
      const { now } = playBedside(view, [words, 20]);
      expect(now.band).toBe("found");
    },
  );

  it("is another one on the monitor afterwards", () => {
    const signs = signsAt(view, [], 0, 0);
    const before = monitorStrip(view, { ...signs, heartRate: 100 }, "found");
    const after = monitorStrip(view, { ...signs, heartRate: 100 }, "better");
    expect(before).not.toBeNull();
    expect(after?.microvolts).not.toEqual(before?.microvolts);
  });
});
