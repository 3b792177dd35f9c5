import { describe, expect, it } from "vitest";
import { countAttempts } from "./attempts.ts";

describe("countAttempts", () => {
  it("refuses what is too much within a window, and forgets it afterwards", () => {
    const attempts = countAttempts(2, 60_000);
    expect([attempts.reserve("a", 0), attempts.reserve("a", 1_000)]).toEqual([null, null]);
    expect(attempts.reserve("a", 30_000)).toBe(30);
    expect(attempts.reserve("b", 30_000)).toBeNull();
    expect(attempts.reserve("a", 60_000)).toBeNull();
  });

  it("does not count what was taken back", () => {
    const attempts = countAttempts(1, 60_000);
    for (let n = 0; n < 5; n += 1) {
      expect(attempts.reserve("a", n)).toBeNull();
      attempts.release("a");
    }
  });
});
