import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openConversation, takeTurn, type Turn } from "../index.ts";
import { ofNow } from "./archetype-words.ts";

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

  it("stays as found in a case without a course: croup", () => {
    const { band, reply } = played("croup", [
      "Nurse, dexamethasone 1.9 mg by mouth please",
      hour,
      "How is his breathing now?",
    ]);
    expect(band).toBe("found");
    expect(said("better").some((words) => reply.includes(words))).toBe(false);
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
