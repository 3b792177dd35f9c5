import { describe, expect, it } from "vitest";
import { aboutOf } from "./about.ts";

describe("what an item marks", () => {
  it("is what the item says, whatever its id", () => {
    expect(aboutOf({ id: "x", about: "test", ref: "ecg" })).toEqual({ about: "test", ref: "ecg" });
  });
  it.each([
    ["ask:chest_pain.onset", "question", "chest_pain.onset"],
    ["exam:skin", "examination", "skin"],
    ["process:feelings", "manner", "feelings"],
    ["overdose:aspirin", "harm", "aspirin"],
    ["final-diagnosis", "diagnosis", ""],
    ["history:core", "whole", "core"],
    ["clutter", "whole", ""],
  ])("is read out of the id %s of an older report", (id, about, ref) => {
    expect(aboutOf({ id })).toEqual({ about, ref });
  });
});
