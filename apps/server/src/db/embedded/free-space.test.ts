import os from "node:os";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guardFreeSpace, minimumFreeBytes } from "./free-space.ts";

describe("guardFreeSpace", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("sees a disk fill up and empty again", async () => {
    let free = minimumFreeBytes;
    const guard = await guardFreeSpace("/", () => Promise.resolve(free), 1_000);
    expect(guard.hasRoom()).toBe(true);
    free -= 1;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(guard.hasRoom()).toBe(false);
    free += 1;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(guard.hasRoom()).toBe(true);
    guard.stop();
  });

  it("reads this machine's own file system", async () => {
    const guard = await guardFreeSpace(os.tmpdir());
    expect(guard.hasRoom()).toBe(true);
    guard.stop();
  });
});
