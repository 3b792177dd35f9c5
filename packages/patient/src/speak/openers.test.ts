import { describe, expect, it } from "vitest";
import { openerOf, opensAnew } from "./openers.ts";

describe("little words in front", () => {
  it("are said once of a kind in one reply", () => {
    const used = new Set([openerOf("Okay. I'm scared.")]);
    expect(opensAnew("Right. I'll stay.", used)).toBe("I'll stay.");
    expect(opensAnew("All right, if you think so.", used)).toBe("If you think so.");
    expect(opensAnew("Thank you. That's kind.", used)).toBe("Thank you. That's kind.");
  });

  it("stay where nothing else is said", () => {
    const used = new Set([openerOf("Yes, please.")]);
    expect(opensAnew("Okay.", used)).toBe("Okay.");
    expect(opensAnew("Right.", used)).toBe("Right.");
  });

  it("are no words that only begin alike", () => {
    const used = new Set([openerOf("Fine.")]);
    expect(opensAnew("Goodness, no.", used)).toBe("Goodness, no.");
  });
});
