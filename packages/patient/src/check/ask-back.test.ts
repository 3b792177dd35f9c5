import { describe, expect, it } from "vitest";
import { openConversation, takeTurn } from "../index.ts";
import { fixtureView as view } from "../testing/fixture.ts";
import { checkWording } from "./wording.ts";

const { reply } = takeTurn(view, openConversation(view, 3).state, "When did it start?", []);
const check = checkWording(reply.plan, view, [reply.text]);

describe("a question asked back", () => {
  it.each([
    "Is that bad?",
    "Why do you ask, doctor?",
    "Sorry, what do you mean?",
    "Will I be all right?",
  ])("is let pass where it states nothing: %s", (sentence) => {
    expect(check(sentence)).toEqual({ ok: true });
  });

  it.each([
    "Could it be my heart?",
    "Is that bad for my angina?",
    "Is that serious, with the coughing up blood?",
    "How can I help you today?",
    "Do you think it's cancer?",
  ])("is held back where it says more: %s", (sentence) => {
    expect(check(sentence).ok).toBe(false);
  });
});
