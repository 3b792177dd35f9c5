import { describe, expect, it } from "vitest";
import { described } from "./described.ts";
import { breath, examples, heart } from "./testing/examples.ts";

describe("what is heard, in words", () => {
  it("describes every sound without a name of what it means", () => {
    for (const heard of Object.values(examples)) {
      const text = described(heard);
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(
        /\b(stridor|wheez\w+|asthma|pneumon\w+|failure|regurgit\w+|stenosis|pericard\w+|pleura\w*|fibrillation|murmur|gallop|obstruct\w+|systol\w+|diastol\w+)\b/i,
      );
      expect(text).not.toMatch(/ {2}|undefined|NaN/);
    }
  });
  it("differs where the sounds differ", () => {
    const texts = Object.values(examples).map(described);
    expect(new Set(texts).size).toBe(texts.length);
  });
  it("says what is healthy plainly", () => {
    expect(described(heart())).toBe(
      "Breath held: two sounds to each beat, lub and dub, 72 a minute, evenly spaced. Nothing between them.",
    );
    expect(described(breath())).toBe(
      "Soft rustling, longer on breathing in than out, 15 a minute. Nothing added to it.",
    );
    expect(described(breath({ airEntry: "absent" }))).toBe("No sound of breathing here.");
  });
});
