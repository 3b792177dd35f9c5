import { fileURLToPath } from "node:url";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { describe, expect, it } from "vitest";
import { auscultationOf, openConversation, takeTurn } from "../index.ts";
import { archetypeCourses } from "./archetypes.ts";
import { soundsNow } from "./sounds-now.ts";

const { cases } = loadLibrary(fileURLToPath(new URL("../../../cases/library", import.meta.url)));
const viewOf = (id: string) => {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return patientView(found);
};
const asthma = viewOf("acute-asthma");
const after = (view: typeof asthma, ...lines: readonly string[]) => {
  let { state } = openConversation(view, 5);
  for (const line of lines) state = takeTurn(view, state, line, []).state;
  return auscultationOf(view, state.bedside);
};
const at = (places: ReturnType<typeof after>, site: string) =>
  places.find((place) => place.site === site);

describe("what the stethoscope finds", () => {
  it("is nothing before anything has been listened to", () => {
    expect(after(asthma)).toEqual([]);
    expect(after(asthma, "When did it start?", "May I check your blood pressure?")).toEqual([]);
  });
  it("is not earned by a part of the examination that needs no stethoscope", () => {
    expect(after(asthma, "May I look at your neck veins?")).toEqual([]);
    expect(after(asthma, "I'd like to percuss your chest.")).toEqual([]);
  });
  it("is that of the system listened to, whether asked in words or chosen by name", () => {
    const lungs = after(asthma, "May I listen to your lungs?");
    expect(at(lungs, "left_lower_back")?.text).toContain("whistle of several notes");
    expect(at(lungs, "mitral")).toBeUndefined();
    const chosen = after(
      asthma,
      "May I feel the pulses, look at the neck veins and listen to the heart?",
    );
    const beating = at(chosen, "mitral")?.heard;
    expect(beating?.kind === "heart" && Math.abs(beating.rate - 112)).toBeLessThan(6);
    expect(at(chosen, "left_lower_back")).toBeUndefined();
  });
  it("goes at the rates of the moment at which it was listened to", () => {
    const lungs = after(asthma, "May I listen to your lungs?");
    const heard = at(lungs, "right_upper_back")?.heard;
    expect(heard?.kind === "breath" && heard.rate).toBeGreaterThanOrEqual(28);
  });
  it("stays as it was heard until it is listened to again", () => {
    const once = after(asthma, "May I listen to your lungs?");
    const waited = after(asthma, "May I listen to your lungs?", "Please wait an hour.");
    expect(waited).toEqual(once);
    const again = after(
      asthma,
      "May I listen to your lungs?",
      "Please wait forty minutes.",
      "May I listen to the lungs and tap on the chest? A few deep breaths, please.",
    );
    expect(at(again, "left_lower_back")?.heard).not.toEqual(at(once, "left_lower_back")?.heard);
  });
  it("is not made up where a version of the case from before sounds says nothing of them", () => {
    const { hasSounds: _, ...old } = asthma;
    expect(after(old, "May I listen to your lungs?")).toEqual([]);
  });
  it("carries a murmur to the armpit only for whoever has listened to the heart", () => {
    const failure = viewOf("acute-heart-failure");
    const lungs = at(after(failure, "May I listen to the lungs?"), "left_axilla")?.heard;
    expect(lungs).toMatchObject({ kind: "breath", murmur: null });
    const both = at(
      after(failure, "May I listen to the heart and the lungs?"),
      "left_axilla",
    )?.heard;
    expect(both).toMatchObject({ murmur: { timing: "pansystolic" } });
  });
});

describe("sounds as the state changes", () => {
  it("makes a silent chest silent of wheeze, and hardly any air is heard", () => {
    expect(archetypeCourses.bronchospasm.findings.critical?.respiratory).toContain("silent chest");
    const { lungs } = soundsNow(asthma, "critical");
    expect(lungs.where.every(({ wheeze }) => wheeze === undefined)).toBe(true);
    expect(lungs.airEntry).toBe("faint");
  });
  it("wheezes in and out when worse, and a little at the end when better", () => {
    expect(soundsNow(asthma, "worse").lungs.where[0]?.wheeze?.phase).toBe("in_and_out");
    expect(soundsNow(asthma, "better").lungs.where[0]?.wheeze).toMatchObject({
      phase: "end_of_out",
      amount: "few",
    });
    expect(soundsNow(asthma, "better").lungs.airEntry).toBe("normal");
  });
  it("lets stridor grow in anaphylaxis, go with treatment, and stop where no air moves", () => {
    const wasp = viewOf("anaphylaxis");
    expect(soundsNow(wasp, "found").lungs.stridor?.degree).toBe("faint");
    expect(soundsNow(wasp, "worse").lungs.stridor?.degree).toBe("loud");
    expect(soundsNow(wasp, "better").lungs.stridor).toBeUndefined();
    expect(soundsNow(wasp, "critical").lungs.stridor).toBeUndefined();
  });
  it("takes what a case has written for its own state", () => {
    expect(soundsNow(viewOf("spontaneous-pneumothorax"), "worse").lungs.where[0]?.airEntry).toBe(
      "absent",
    );
    expect(soundsNow(viewOf("acute-pericarditis"), "worse").heart).toMatchObject({
      strength: "distant",
    });
    expect(soundsNow(viewOf("croup"), "better").lungs.stridor).toBeUndefined();
  });
});
