import { describe, expect, it } from "vitest";
import { notToldLately, saidIn, unsaid } from "./said-once.ts";

describe("what was said is not said over", () => {
  const earlier = saidIn("I've thrown up twice. It's clarithromycin, five hundred, for the cough.");

  it.each([
    ["Clarithromycin, for the cough. She gave me it.", "She gave me it."],
    ["It came on in the bath. I've thrown up.", "It came on in the bath."],
    ["I've thrown up twice.", "I've thrown up twice."],
    ["I've thrown up three times. It's worse.", "I've thrown up three times. It's worse."],
  ])("beside something new: %s", (text, left) => {
    expect(notToldLately(text, earlier)).toBe(left);
  });

  it("word for word in one reply, whatever else stands in the sentence", () => {
    const said = saidIn("I didn't bite my tongue, and I knew where I was at once.");
    expect(unsaid("Less than a minute. I knew where I was at once.", [...said])).toBe(
      "Less than a minute.",
    );
  });

  it("leaves no bare yes behind", () => {
    const said = saidIn("He was my little brother.");
    expect(unsaid("Yes. Keith was my little brother.", [...said])).toBe("");
  });
});
