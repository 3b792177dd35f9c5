import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openConversation, takeTurn, type Turn } from "../index.ts";
import { quietTurns } from "./nurse-voice.ts";

const library = fileURLToPath(new URL("../../../cases/library", import.meta.url));
const { cases } = loadLibrary(library);

/** What learners say to a nurse and around her, over and over. */
const lines = [
  "Nurse, FBC and a lactate please.",
  "nurse results?",
  "Nurse, what does the CT show?",
  "Nurse, bloods please.",
  "Some paracetamol please, nurse.",
  "Nurse, paracetamol 1 g IV now please.",
  "1 g by mouth",
  "Get me a senior please.",
  "Put the monitor on please.",
  "A cannula please.",
  "Check the blood sugar please.",
  "nurse did we get that glucose?",
  "Give morphine please.",
  "No morphine, nurse.",
  "I want the morphine in because it helps the pain.",
  "Nurse, could you dim the lights?",
  "Nurse, thank you.",
  "Any allergies?",
  "I'll wait five minutes.",
  "High flow oxygen please.",
  "Some oxygen please.",
  "Run a litre of saline stat.",
  "Some fluids please, nurse.",
  "Antibiotics now please.",
  "Yes, do it.",
];

/** A small generator of its own: the same walks every time. */
const walk = (seed: number, length: number): readonly string[] => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return lines[Math.floor((state / 2_147_483_648) * lines.length)] ?? "";
  });
};

const sentences = (words: string): readonly string[] => words.split(/(?<=[.?!])\s+/);

describe("the nurse", () => {
  it.each([
    "acute-asthma",
    "subarachnoid-haemorrhage",
    "iron-deficiency-anaemia",
    "febrile-infant-uti",
  ])("says no sentence again within three turns unless something was done anew: %s", (id) => {
    const view = patientView(cases.find((one) => one.id === id) ?? cases[0]!);
    for (let seed = 1; seed <= 6; seed += 1) {
      let { state } = openConversation(view, seed);
      const context: Turn[] = [];
      const lately: { turn: number; words: string }[] = [];
      for (const [turn, text] of walk(seed * 7_919, 25).entries()) {
        const acts = state.bedside?.acts.length ?? 0;
        const noted = state.bedside?.noted?.length ?? 0;
        const result = takeTurn(view, state, text, context);
        ({ state } = result);
        context.push({ speaker: "learner", text }, { speaker: "patient", text: result.reply.text });
        const isNew =
          (state.bedside?.acts.length ?? 0) > acts || (state.bedside?.noted?.length ?? 0) > noted;
        const reports = new Set(state.bedside?.reports.map(({ words }) => words));
        const said = result.reply.plan.flatMap((step) =>
          step.kind === "beside" && step.who === "nurse" && !reports.has(step.words)
            ? sentences(step.words)
            : [],
        );
        if (!isNew)
          for (const words of said)
            // A doubt about a danger is said each time that it is ordered.
            if (!/Are you sure|Say so again/.test(said.join(" ")))
              expect(
                lately.filter((one) => turn - one.turn <= quietTurns).map((one) => one.words),
                `${text} (seed ${seed}, turn ${turn})`,
              ).not.toContain(words);
        lately.push(...said.map((words) => ({ turn, words })));
      }
    }
  });
});

it("says of what she is asked whether it is on", () => {
  const view = patientView(cases.find(({ id }) => id === "acute-asthma") ?? cases[0]!);
  let { state } = openConversation(view, 1);
  const context: Turn[] = [];
  const say = (text: string): string => {
    const turn = takeTurn(view, state, text, context);
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
    state = turn.state;
    return turn.reply.text;
  };
  expect(say("Nurse, is the oxygen actually on?")).toMatch(/Not yet|No, doctor/);
  say("Nurse, oxygen please, 15 litres by non-rebreather mask.");
  expect(say("Nurse, is the oxygen actually on?")).toMatch(/15 litres by reservoir mask, doctor/);
});
