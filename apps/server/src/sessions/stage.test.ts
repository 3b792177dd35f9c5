import { describe, expect, it } from "vitest";
import { stageOf } from "./stage.ts";

const at = (initial: boolean, results: boolean, final: boolean, report: boolean) =>
  stageOf({
    hasInitialDiagnosis: initial,
    hasResults: results,
    hasFinalDiagnosis: final,
    hasReport: report,
  });

describe("stageOf", () => {
  it("follows the learner's way", () => {
    expect(at(false, false, false, false)).toBe("chat");
    expect(at(true, false, false, false)).toBe("tests");
    expect(at(true, true, false, false)).toBe("final");
    expect(at(true, true, true, false)).toBe("analysing");
    expect(at(true, true, true, true)).toBe("analysed");
  });

  it("stays with the chat while only tests are done, and closes without an initial diagnosis too", () => {
    expect(at(false, true, false, false)).toBe("chat");
    expect(at(false, false, true, false)).toBe("analysing");
    expect(at(false, false, true, true)).toBe("analysed");
  });
});
