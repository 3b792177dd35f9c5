import { describe, expect, it } from "vitest";
import { mark } from "../mark.ts";
import { caseNamed } from "../testing/shipped.ts";
import type { Encounter } from "../types.ts";

/** A talk as it was held, line by line: the learner's line, and what the patient answered. */
const talk = (id: string, lines: readonly (readonly [string, string])[], more: object = {}) => {
  const encounter: Encounter = {
    messages: lines.flatMap(([text, answer]) => [
      { sender: "user" as const, text },
      { sender: "patient" as const, text: answer },
    ]),
    tests: [],
    ...more,
  };
  const report = mark(caseNamed(id), encounter);
  return (item: string) => {
    const found = report.items.find((one) => one.id === item);
    if (!found) throw new Error(`no item ${item}`);
    return found;
  };
};

describe("before an item of the history counts as missed", () => {
  it("takes the words of the sentence before for “any of those?”", () => {
    const item = talk("acute-pericarditis", [
      [
        "I see. Now some infections around the heart make the heart muscle itself weak, and that shows as palpitations, fainting or swollen legs, so I always ask. Any of those?",
        "No, I've never had one of those.",
      ],
    ])("ask:syncope");
    expect(item.points).toBe(item.maxPoints);
    expect(item.note).toContain("turn 1");
  });

  it("takes what was examined and found for an answer", () => {
    const item = talk("aortic-dissection", [
      ["May I examine your legs and feel your calves?", "Certainly."],
    ])("ask:limb_muscle_pain");
    expect(item).toMatchObject({ outcome: "earned" });
    expect(item.note).toContain("You examined it");
  });

  it("knows a medicine by its name in the answer", () => {
    const item = talk("pulmonary-embolism", [
      ["PMH, meds, allergies, smoke?", "And the naproxen I had left over. Not for fifteen years."],
    ])("ask:chest_pain.treatment_tried");
    expect(item.outcome).not.toBe("missed");
  });

  it("does not call left out what the triage card says, once there was a talk", () => {
    const item = talk("adrenal-insufficiency", [
      ["What has brought you in today?", "I fainted at work."],
      ["Do you sleep well?", "I am tired."],
      ["Do you take any medicines?", "Levothyroxine."],
    ]);
    expect(item("ask:diarrhoea")).toMatchObject({ outcome: "partial" });
    expect(item("ask:diarrhoea").note).toContain("triage card");
  });

  it("takes no examination text for what the patient said", () => {
    const item = talk("bacterial-meningitis", [
      [
        "I'm going to check your HR, BP, RR, sats, temp, GCS, cap refill.",
        "Do what you like. [Neurological examination: Neck rigid to flexion, chin four fingers from the chest, turning possible. Whole head and behind the eyes, worse by the hour.]",
      ],
    ])("ask:headache.severity");
    expect(item.outcome).toBe("missed");
  });

  it("counts the facts that were stored with the patient's line", () => {
    const compiled = caseNamed("aortic-dissection");
    const messages = [
      { sender: "user" as const, text: "And then?" },
      { sender: "patient" as const, text: "Aye.", facts: ["allergies"] },
    ];
    const item = mark(compiled, { messages, tests: [] }).items.find(
      ({ id }) => id === "ask:allergies",
    );
    expect(item?.outcome).toBe("earned");
  });

  it("says why what was told counts only in part", () => {
    const item = talk("aortic-dissection", [
      [
        "PMH - high blood pressure, anything else? Which meds do you take and have you been taking them? Any allergies?",
        "High blood pressure, fifteen years of it. And a prostate infection four weeks back. I've not taken them in eight months. Elspeth used to put them out with my tea. Nothing that I've met with.",
      ],
    ])("ask:allergies");
    if (item.outcome === "partial") expect(item.note).toMatch(/several things|part of this/);
    expect(item.outcome).not.toBe("missed");
  });
});
