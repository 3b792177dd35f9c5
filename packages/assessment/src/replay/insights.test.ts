import { describe, expect, it, vi } from "vitest";
import { expertEncounter, mark, type Encounter } from "../index.ts";
import { calibrationSet } from "../testing/calibration.ts";
import { caseNamed } from "../testing/shipped.ts";

vi.setConfig({ testTimeout: 30_000 });

const marked = (name: string) => {
  const found = calibrationSet().find((one) => one.name === name);
  if (!found) throw new Error(`no encounter ${name}`);
  const report = mark(caseNamed(found.caseId), found.encounter);
  return { report, ...report.replay.insights };
};
const stemi = caseNamed("inferior-stemi");
const expert = expertEncounter(stemi);

describe("the steps of the replay", () => {
  it("tell what the patient said, and nothing that the case knows beyond it", () => {
    const talk: readonly (readonly [string, string])[] = [
      ["What's brought you in?", "I'm burning up. Since yesterday. My head's pounding."],
      [
        "Is your neck stiff, and does light hurt?",
        "My neck's stiff, it's seized. I can't stand light.",
      ],
    ];
    const { replay } = mark(caseNamed("bacterial-meningitis"), {
      messages: talk.flatMap(([text, answer]) => [
        { sender: "user" as const, text },
        { sender: "patient" as const, text: answer },
      ]),
      tests: [],
    });
    const labels = replay.steps.map(({ label }) => label);
    const said = talk.map(([, answer]) => answer).join(" ");
    const quoted = labels.flatMap((label) => /“(.+)”$/.exec(label)?.[1] ?? []);
    expect(quoted.length).toBeGreaterThan(1);
    for (const words of quoted) expect(said).toContain(words);
    expect(labels.join(" ")).not.toMatch(/39|this morning/);
  });
});

describe("what the replay shows of a learner's thinking", () => {
  it("names anchoring where a first impression outlived what spoke against it", () => {
    const { habits, report } = marked("fears-a-bleed");
    expect(habits.map(({ kind }) => kind)).toEqual(["anchoring"]);
    expect(habits[0]?.text).toContain("“Subarachnoid haemorrhage”");
    expect(report.diagnosisFeedback).toContain("Anchoring");
  });

  it("names premature closure where the answer came before the story", () => {
    expect(marked("straight-to-the-answer").habits.map(({ kind }) => kind)).toEqual([
      "premature-closure",
    ]);
  });

  it("names neither where the thinking was sound", () => {
    for (const name of ["registrar", "respiratory-sho", "neurology-trainee", "us-resident"])
      expect(marked(name).habits, name).toEqual([]);
  });

  it("marks the learner's own diagnoses at the step at which they were written down", () => {
    const { initial, final, report } = marked("fears-a-bleed");
    const firstTest = report.replay.steps.findIndex((step) => step.evidence?.kind === "test");
    expect(initial).toEqual({
      given: "Subarachnoid haemorrhage",
      diagnosisId: "subarachnoid_haemorrhage",
      afterStep: firstTest - 1,
    });
    expect(final?.afterStep).toBe(report.replay.steps.length - 1);
  });

  it("names the question that told most, which was asked, and one that was not", () => {
    const { mostInformativeAsked, mostInformativeMissed, report } = marked("stroke-call");
    const step = report.replay.steps[mostInformativeAsked?.step ?? -1];
    expect(step?.evidence?.kind).toBe("turn");
    expect(mostInformativeAsked?.text).toContain(step?.evidence?.text);
    const asked = report.replay.steps.map(({ label }) => label);
    expect(asked.some((label) => label.startsWith(mostInformativeMissed?.label ?? "?"))).toBe(
      false,
    );
  });

  it("names the tests that moved nothing, and none that was needed for another reason", () => {
    const idle = (tests: Encounter["tests"]) =>
      mark(stemi, { ...expert, tests }).replay.insights.idleTests;
    expect(idle(["ECG/EKG", "Coagulation Screen", "Basic Metabolic Panel"])).toEqual([]);
    expect(idle(["ECG/EKG", "Thyroid Function Tests", "Urinalysis"])).toEqual([
      "Thyroid Function Tests",
      "Urinalysis",
    ]);
  });

  it("shows what the tests cost, and what of it was not needed", () => {
    const burden = (tests: Encounter["tests"]) =>
      mark(stemi, { ...expert, tests }).replay.insights.burden;
    expect(burden(["ECG/EKG", "Cardiac Enzymes (Troponin)"])).toMatchObject({ unneededCost: 0 });
    const all = burden(["ECG/EKG", "CT Chest", "Thyroid Function Tests"]);
    expect(all.unneededCost).toBeGreaterThan(100);
    expect(all.cost).toBeGreaterThan(all.unneededCost);
    expect(all.radiationMillisievert).toBeGreaterThan(5);
  });

  it("has nothing to say of an encounter that did not take place", () => {
    const empty = mark(stemi, { messages: [], tests: [] }).replay.insights;
    expect(empty).toMatchObject({
      initial: null,
      final: null,
      mostInformativeAsked: null,
      idleTests: [],
      habits: [],
    });
  });
});
