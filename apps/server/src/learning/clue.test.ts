import { describe, expect, it } from "vitest";
import { clueOf } from "./clue.ts";

const clue = (why: string, names: readonly string[], medicines: readonly string[] = []) =>
  clueOf(why, { names, medicines });

describe("clueOf", () => {
  it("leaves a gap for the answer in any form", () => {
    expect(clue("Troponins rise within three hours of the pain.", ["Troponin"])).toBe(
      "… rise within three hours of the pain.",
    );
    expect(clue("Before any DOPPLER: the pulse tells it.", ["Döppler of the leg"])).toBe(
      "Before any …: the pulse tells it.",
    );
  });

  it("leaves a gap for each medicine that would be right", () => {
    expect(
      clue("Prednisolone 40 mg within the hour saves lives.", ["Steroid"], ["corticosteroid"]),
    ).toBe("… 40 mg within the hour saves lives.");
    expect(clue("Prednisolone 40 mg within the hour saves lives.", ["Oxygen"], ["oxygen"])).toBe(
      "Prednisolone 40 mg within the hour saves lives.",
    );
  });

  it("joins gaps, and keeps figures and small words", () => {
    expect(
      clue("Chest X-ray, then chest X-ray again after 6 weeks if it persists.", ["Chest X-Ray"]),
    ).toBe("…, then … again after 6 weeks if it persists.");
  });

  it("is none where hardly anything is left", () => {
    expect(clue("Thyroid function, of course.", ["Thyroid Function Tests"])).toBeNull();
    expect(clue("", ["Anything"])).toBeNull();
  });
});
