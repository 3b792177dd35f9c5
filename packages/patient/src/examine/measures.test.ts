import { describe, expect, it } from "vitest";
import { measured, measuresIn } from "./measures.ts";

const line =
  "Heart rate 92/min, blood pressure 126/76 mmHg, temperature 37.8 °C, respiratory rate 18/min, oxygen saturation 98 %.";

describe("observations", () => {
  it.each([
    ["can I check your blood pressure?", "Blood pressure 126/76 mmHg."],
    ["pulse and sats please", "Heart rate 92/min, oxygen saturation 98 %."],
    ["let me take your temperature", "Temperature 37.8 °C."],
    ["a full set of obs, and the blood pressure again", line],
    ["let me examine you", line],
  ])("of what was asked for by name only that: %s", (words, found) => {
    expect(measured(line, measuresIn(words))).toBe(found);
  });

  it("keep what is amiss with how awake somebody is", () => {
    expect(measured("Heart rate 40/min, responds to voice.", ["pressure"])).toBe(
      "Responds to voice.",
    );
  });
});
