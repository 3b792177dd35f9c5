import { describe, expect, it } from "vitest";
import { addTold } from "./panel.ts";

const line = (id: string, text = id) => ({ id, list: "symptoms" as const, text });
const first = new Date("2026-03-01T12:00:00Z");
const later = new Date("2026-03-01T12:05:00Z");

describe("addTold", () => {
  it("keeps the time at which a line was first told, and the order of telling", () => {
    const before = addTold([], [line("b")], first);
    const after = addTold(before, [line("a"), line("b")], later);
    expect(after.map(({ id, toldAt }) => [id, toldAt])).toEqual([
      ["b", first.toISOString()],
      ["a", later.toISOString()],
    ]);
  });

  it("takes a line's newer words", () => {
    const before = addTold([], [line("a", "Cough")], first);
    expect(addTold(before, [line("a", "Cough, with blood")], later)).toEqual([
      { ...line("a", "Cough, with blood"), toldAt: first.toISOString() },
    ]);
  });
});
