import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanJson } from "./clean-text.ts";

describe("cleanJson", () => {
  it("drops NUL and mends half a surrogate pair, wherever they are", () => {
    expect(cleanJson({ "a\u0000": ["b\u0000c", { d: "\ud83e!" }], e: "\udd7a" })).toEqual({
      a: ["bc", { d: "\ufffd!" }],
      e: "\ufffd",
    });
  });

  it("leaves every other value as it is", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes("\\u0000") && Buffer.from(text).toString() === text);
        expect(cleanJson(value)).toEqual(value);
      }),
    );
    expect(cleanJson("🩺 whole pairs stay")).toBe("🩺 whole pairs stay");
  });
});
