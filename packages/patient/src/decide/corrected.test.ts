import { fileURLToPath } from "node:url";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { expect, it } from "vitest";
import { openConversation, takeTurn, type Turn } from "../index.ts";

const { cases } = loadLibrary(fileURLToPath(new URL("../../../cases/library", import.meta.url)));
const view = patientView(
  cases.find(({ id }) => id === "acute-heart-failure") ?? (cases[0] as (typeof cases)[0]),
);

/** The replies to some lines, one after another. */
function repliesTo(lines: readonly string[]): readonly string[] {
  const opened = openConversation(view, 7);
  let { state } = opened;
  const context: Turn[] = [{ speaker: "patient", text: opened.reply.text }];
  return lines.map((text) => {
    const turn = takeTurn(view, state, text, context);
    state = turn.state;
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
    return turn.reply.text;
  });
}

it("a side that a summary gets wrong is put right, whatever else it says", () => {
  const summary = (side: string): string =>
    `Let me sum up: ten days of breathlessness, and two naproxen a day for your ${side} hip. Have I got that right?`;
  expect(repliesTo([summary("left")])[0]).toMatch(/right hip/);
  expect(repliesTo([summary("right")])[0]).not.toMatch(/hip/);
});

it.each([
  "So just to correct you, I asked before how long an attack at the window lasts, not how long you've been ill. How long is one of those?",
])("what was meant is asked again with what it names, not of what was told since: %s", (line) => {
  const [, , told = "", again = ""] = repliesTo([
    "What's been happening?",
    "That sounds frightening, gasping at the window. How long before it passes, and how many pillows do you use?",
    "And your own tablets, what are those? Any allergies?",
    line,
  ]);
  expect(told).toMatch(/apixaban/i);
  expect(again).toMatch(/half an hour/i);
});

it("a count that a summary gets wrong of what was told is put right among other things", () => {
  const other = patientView(cases.find(({ id }) => id === "infective-endocarditis") ?? cases[0]!);
  let { state } = openConversation(other, 7);
  const context: Turn[] = [];
  const say = (text: string): string => {
    const turn = takeTurn(other, state, text, context);
    state = turn.state;
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
    return turn.reply.text;
  };
  expect(say("Any weight loss?")).toMatch(/five kilos/i);
  const summed = (kilos: string): string =>
    `So: seven weeks of sweats and tiredness, and ${kilos} kilos lost. Have I got that right?`;
  expect(say(summed("ten"))).toMatch(/five kilos/i);
  expect(say(summed("five"))).not.toMatch(/kilos/i);
});
