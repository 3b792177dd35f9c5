import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openConversation, takeTurn, type Turn } from "../index.ts";
import { ofNow } from "./archetype-words.ts";
import { signsAt } from "./signs.ts";

const { cases } = loadLibrary(fileURLToPath(new URL("../../../cases/library", import.meta.url)));
function played(id: string, lines: readonly string[]) {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  const view = patientView(found);
  let { state } = openConversation(view, 3);
  const context: Turn[] = [];
  let reply = "";
  for (const text of lines) {
    const turn = takeTurn(view, state, text, context);
    ({ state } = turn);
    reply = turn.reply.text;
    context.push({ speaker: "learner", text }, { speaker: "patient", text: reply });
  }
  return { reply, band: state.bedside?.band, told: state.told, view };
}
const hour = "I'll wait 60 minutes";
const treated: Readonly<Record<string, readonly string[]>> = {
  anaphylaxis: [
    "I'm giving you 0.5 mg adrenaline into the thigh now",
    "High flow oxygen please, nurse",
    "Lie him flat with the legs up and run a litre of saline stat",
    "I'll wait 10 minutes",
    "Repeat the adrenaline",
    "I'll wait 15 minutes",
  ],
  "acute-asthma": [
    "oxygen 15 litres by reservoir mask please nurse",
    "salbutamol 5 mg neb and ipratropium 500 micrograms neb now please",
    "prednisolone 40 mg orally now please nurse",
    "I'll wait 20 minutes",
    "salbutamol 5 mg neb again please",
    "magnesium 2 g iv over 20 minutes please nurse",
    "I'll wait 20 minutes",
  ],
  "diabetic-ketoacidosis": [
    "nurse, saline 1 litre stat",
    "nurse insulin 6 units an hour IV",
    "nurse, saline 1 litre over 60 minutes",
    hour,
    hour,
  ],
};
const said = (band: "better" | "worse"): readonly string[] => [
  ...ofNow[band].own,
  ...ofNow[band].carer,
];

describe("how it is now, once the remedies have worked", () => {
  it.each([
    ["anaphylaxis", "How is your breathing now?"],
    ["anaphylaxis", "Are you feeling any better?"],
    ["acute-asthma", "Is the tightness any easier?"],
    ["diabetic-ketoacidosis", "How do you feel now?"],
  ])("is answered by the state: %s, %j", (id, question) => {
    const { reply, band } = played(id, [...(treated[id] ?? []), question]);
    expect(band).toBe("better");
    expect(said("better").some((words) => reply.includes(words))).toBe(true);
  });

  it("shows when the chest is listened to again", () => {
    const line = "Can I listen to your chest again?";
    const before = played("acute-asthma", [line]).reply;
    const after = played("acute-asthma", [...(treated["acute-asthma"] ?? []), line]).reply;
    expect(after).toMatch(/\[Chest: /);
    expect(after).not.toBe(before);
    expect(after).not.toMatch(/As before/);
  });

  it.each([
    [
      "croup",
      ["Nurse, dexamethasone 1.9 mg by mouth please", "I'll wait 5 minutes"],
      "How is his breathing now?",
      "same",
    ],
    [
      "croup",
      ["Nurse, nebulised adrenaline 5 mg please", "I'll wait 12 minutes"],
      "Is his breathing any easier?",
      "easing",
    ],
  ] as const)(
    "is no different, or easing, before anybody is better: %s",
    (id, lines, question, how) => {
      const { band, reply } = played(id, [...lines, question]);
      expect(band).toBe("found");
      expect(ofNow[how].carer.some((words) => reply.includes(words))).toBe(true);
    },
  );

  it.each([
    [
      "appendicitis",
      "Nurse, morphine 5 mg IV now please",
      6,
      "How is the pain now?",
      /easier|on top of it|Half of what/,
    ],
    [
      "appendicitis",
      "Nurse, morphine 5 mg IV now please",
      1,
      "How is the pain now?",
      /No different|same/,
    ],
    [
      "febrile-infant-uti",
      "Nurse, paracetamol 120 mg by mouth please",
      60,
      "Is she still hot?",
      /[Cc]ooler|Not as hot/,
    ],
    [
      "migraine",
      "Nurse, ondansetron 4 mg IV please",
      15,
      "Do you still feel sick?",
      /sickness|quieter|as sick/,
    ],
    [
      "ischaemic-stroke",
      "Nurse, paracetamol 1 g IV please",
      30,
      "Has his speech come back yet?",
      /^(?!.*(?:easier|edge)).*$/s,
    ],
  ] as const)(
    "is eased by what eases the complaint: %s, %s, %d minutes",
    (id, order, minutes, question, told) => {
      expect(played(id, [order, `I'll wait ${minutes} minutes`, question]).reply).toMatch(told);
    },
  );

  it("is a fever that has fallen, and nobody without one is cooled", () => {
    const { view } = played("febrile-infant-uti", []);
    const given = (id: string) => [
      { kind: "drug" as const, id, minute: 0, turn: 1, words: id, route: "oral" },
    ];
    expect(signsAt(view, given("paracetamol"), 0, 100).temperatureC).toBeLessThanOrEqual(38.1);
    expect(signsAt(view, given("morphine"), 0, 100).temperatureC).toBe(view.vitals.temperatureC);
    const well = played("migraine", []).view;
    expect(signsAt(well, given("paracetamol"), 0, 100).temperatureC).toBe(well.vitals.temperatureC);
  });

  it("is worse where nothing was done", () => {
    const { reply, band } = played("anaphylaxis", [
      "I'll wait 10 minutes",
      "How is your breathing now?",
    ]);
    expect(band).toBe("worse");
    expect(reply.replaceAll("...", "").replaceAll("  ", " ")).toMatch(/[Ww]orse/);
  });

  it("is the fact as it was found as long as nothing has changed, and the history is the history", () => {
    const { view, reply } = played("acute-asthma", ["How is your breathing now?"]);
    expect(said("better").some((words) => reply.includes(words))).toBe(false);
    const asked = played("acute-asthma", [
      ...(treated["acute-asthma"] ?? []),
      "When did it start?",
    ]);
    expect(asked.reply).not.toBe("");
    expect(said("better").some((words) => asked.reply.includes(words))).toBe(false);
    expect(view.facts.length).toBeGreaterThan(0);
  });
});
