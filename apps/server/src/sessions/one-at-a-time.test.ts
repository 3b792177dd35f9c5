import { describe, expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

describe("oneAtATime", () => {
  it("keeps the order within a key, also past a failure, and lets other keys go on", async () => {
    const queue = oneAtATime();
    const events: string[] = [];
    const step = (name: string, milliseconds: number) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      events.push(`${name} ends`);
      if (name === "a1") throw new Error("a1 fails");
      return name;
    };
    const [failed, second, other] = await Promise.allSettled([
      queue("a", step("a1", 20)),
      queue("a", step("a2", 1)),
      queue("b", step("b1", 1)),
    ]);
    expect(failed.status).toBe("rejected");
    expect([second, other]).toMatchObject([{ value: "a2" }, { value: "b1" }]);
    expect(events.indexOf("a2 begins")).toBeGreaterThan(events.indexOf("a1 ends"));
    expect(events.indexOf("b1 ends")).toBeLessThan(events.indexOf("a1 ends"));
  });
});
