import { describe, expect, it } from "vitest";
import { checkReply } from "../check/check.ts";
import { createConversation } from "../conversation.ts";
import { childView } from "../testing/child-fixture.ts";
import { fixtureView } from "../testing/fixture.ts";
import { hear } from "../hear/embedded.ts";
import { addressOf } from "../hear/address.ts";

const conversation = createConversation(hear);

function repliesTo(lines: readonly string[], view = childView) {
  let { state } = conversation.openConversation(view, 4);
  return lines.map((text) => {
    const result = conversation.takeTurn(view, state, text, []);
    state = result.state;
    return result.reply;
  });
}

describe("a patient who is spoken for", () => {
  it("puts in a word once, after the informant's", () => {
    const [first, again] = repliesTo(["Where does it hurt?", "Sorry, where did you say it hurts?"]);
    expect(first?.text).toMatch(/right.*\[Kofi: "(This one|It hurts in here)\."\]$/);
    expect(again?.text).not.toContain("[Kofi");
  });

  it("answers when asked, and the informant tells the fact as well", () => {
    const [reply] = repliesTo(["Kofi, where does it hurt?"]);
    expect(reply?.text).toMatch(/^\[Kofi: ".*"\] .*right/);
    expect(reply?.facts).toEqual(["ear.site"]);
  });

  it("leaves it to the informant when the child has no words for it", () => {
    const [reply] = repliesTo(["Can you tell me when it started, Kofi?"]);
    expect(reply?.text).not.toContain("[Kofi");
    expect(reply?.text).toMatch(/shy|not going to say|won't say|quiet|hiding/);
    expect(reply?.facts).toContain("ear.onset");
  });

  it("says nothing that its plan does not license", () => {
    for (const reply of repliesTo(["Has he had a temperature?", "Where is the pain, Kofi?"])) {
      expect(checkReply(reply.text, reply.plan, childView)).toEqual({ ok: true });
    }
  });

  it.each([
    ["Kofi, where does it hurt?", true],
    ["Hello Kofi", true],
    ["Can you show me, Kofi?", true],
    ["Kofi can you tell me where it hurts?", true],
    ["Is that Kofi?", false],
    ["How long has Kofi been ill?", false],
    ["Does Kofi's ear hurt?", false],
    ["Tell me about Kofi.", false],
    ["Has he been hot?", false],
  ])("knows who is spoken to: %s", (text, isPatient) => {
    expect(addressOf(text, childView.person).isPatient).toBe(isPatient);
  });

  it("does not change how a patient is heard who speaks for themself", () => {
    expect(addressOf("Ruth, where does it hurt?", fixtureView.person)).toEqual({
      isPatient: false,
      rest: "Ruth, where does it hurt?",
    });
  });
});
