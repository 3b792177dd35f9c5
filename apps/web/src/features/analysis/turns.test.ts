import { expect, test } from "vitest";
import { splitAtTurns, turnNumbers } from "./turns.ts";

const conversation = (["patient", "user", "patient", "user", "patient"] as const).map((sender) => ({
  sender,
}));

test("turns are counted as the learner counts: by what they said themselves", () => {
  expect(turnNumbers(conversation)).toEqual([0, 1, 1, 2, 2]);
});

test("a turn that a text names leads to the learner's own line, not to the answer", () => {
  expect(splitAtTurns("At turn 2 you asked twice (turn 9).", turnNumbers(conversation))).toEqual([
    { text: "At ", messageIndex: null },
    { text: "turn 2", messageIndex: 3 },
    { text: " you asked twice (", messageIndex: null },
    { text: "turn 9", messageIndex: null },
    { text: ").", messageIndex: null },
  ]);
});

test("without a conversation on the page a text stays as it is", () => {
  expect(splitAtTurns("See turn 1.", null)).toEqual([{ text: "See turn 1.", messageIndex: null }]);
});
