import { describe, expect, it, vi } from "vitest";
import { testCases } from "../../tests/support/cases.ts";
import { scriptedClinic } from "../../tests/support/scripted-clinic.ts";
import { warmCases } from "./warm-up.ts";

describe("warming up", () => {
  it("meets and marks every case once, and ends when it is told to", async () => {
    const mark = vi.fn(scriptedClinic.mark);
    await warmCases(testCases, { ...scriptedClinic, mark }, new AbortController().signal);
    expect(mark.mock.calls.map(([{ id }]) => id)).toEqual(testCases.map(({ id }) => id));

    const stop = new AbortController();
    const warming = warmCases(testCases, { ...scriptedClinic, mark }, stop.signal);
    stop.abort();
    await warming;
    expect(mark).toHaveBeenCalledTimes(testCases.length);
  });
});
