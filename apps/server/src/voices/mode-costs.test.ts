import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { modeLines } from "./mode-costs.ts";

const { voice } = readConfig({ PATIENT_MODEL: "ollama:m", PATIENT_MODEL_PRICE: "1/2" });
const spoken = { usage: { inputTokens: 500, outputTokens: 50 }, ms: 700 };
const read = { usage: { inputTokens: 6_000, outputTokens: 100 }, ms: 900 };

it("reckons each mode from one reading and one reply, and marks the one that is set", () => {
  if (!voice) throw new Error("no voice");
  const [unsure = "", always = "", never = ""] = modeLines(voice, spoken, read);
  expect(never).toBe("  never: 40 calls, 22000 tokens, costs 0.024; first sentence after 700 ms");
  expect(always).toBe(
    "  always: 80 calls, 266000 tokens, costs 0.272; first sentence after 1600 ms",
  );
  expect(unsure).toMatch(/^\* unsure: 44 to 74 calls, 46400 to 226960 tokens/);
  expect(modeLines(voice, spoken, null)).toEqual([never]);
});
