import { examinations } from "@anamnesis/terminology";
import { describe, expect, it } from "vitest";
import { openConversation, takeTurn } from "../index.ts";
import { fixtureView } from "../testing/fixture.ts";

describe("an examination chosen by name", () => {
  for (const { id, label, ask } of examinations) {
    it(`gives consent and the findings of ${label.toLowerCase()}, and of nothing else`, () => {
      const { state } = openConversation(fixtureView, 3);
      const { reply } = takeTurn(fixtureView, state, ask, []);
      expect(reply.examined).toEqual([id]);
      expect(reply.facts).toEqual([]);
      expect(reply.text).toMatch(/^[^[]+\[[^\]]+\]/);
    });
  }
});

describe("an examination asked for in the learner's own words", () => {
  const examinedBy = (text: string): readonly string[] => {
    const { state } = openConversation(fixtureView, 3);
    return takeTurn(fixtureView, state, text, []).reply.examined;
  };

  it.each([
    ["May I watch you breathe?", ["respiratory"]],
    ["eyes with torch", ["neurological"]],
    ["listen to heart", ["cardiovascular"]],
    ["chest and tummy together", ["respiratory", "abdomen"]],
    ["Can you touch your chin to your chest?", ["neurological"]],
    ["could I smell your breath", ["general"]],
    ["shall I lift your top?", ["respiratory"]],
    ["examine the nervous system please", ["neurological"]],
    ["May I test your power, reflexes and sensation?", ["neurological"]],
    ["test your reflexes", ["neurological"]],
    ["Can you close your eyes tightly?", ["neurological"]],
    ["May I check for a flap?", ["limbs"]],
    ["check for asterixis", ["limbs"]],
    ["check for tracheal deviation", ["respiratory"]],
    ["take your BP both arms", ["vitals", "cardiovascular"]],
    ["bp and pulse please", ["vitals"]],
    ["I'll stick this thermometer in your ear and do your pulse and blood pressure", ["vitals"]],
    ["I was after your temperature, pulse and blood pressure", ["vitals"]],
    ["Let me feel your tummy now, and your temperature and pulse.", ["vitals", "abdomen"]],
    ["Can I listen to your chest? I won't look in your throat.", ["cardiovascular", "respiratory"]],
    ["I'd like to feel the thyroid", ["ent"]],
    ["lying and standing blood pressure please", ["vitals", "cardiovascular"]],
    ["vaginal exam ok?", ["abdomen"]],
    ["obs", ["vitals"]],
    ["jvp", ["cardiovascular"]],
    ["may i do a pr", ["abdomen"]],
    ["rectal exam ok?", ["abdomen"]],
    ["check your conjunctiva please", ["general"]],
    ["can I feel your neck", ["neurological", "ent"]],
  ])("%j", (text, systems) => {
    expect(examinedBy(text)).toEqual(systems);
  });

  it.each([
    "Do you want me to look at your chest?",
    "Let me check I've got this right",
    "can I just check what tablets you take",
    "I'm going to lie you down and raise your legs",
    "We'll check your thyroid today and go over the results next week",
  ])("is not meant by %j", (text) => {
    expect(examinedBy(text)).toEqual([]);
  });
});
