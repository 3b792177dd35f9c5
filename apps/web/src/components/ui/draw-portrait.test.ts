import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawPortrait } from "./draw-portrait.ts";
import { skinTones } from "./portrait-variants.ts";

const sitter = fc.record({
  _id: fc.string({ minLength: 1 }),
  age: fc.double({ min: 0, max: 104, noNaN: true }),
  gender: fc.constantFrom("male", "female", "Male", "Female", "other"),
});

describe("a portrait", () => {
  it("is always the same for a patient", () => {
    fc.assert(
      fc.property(sitter, (patient) => {
        expect(drawPortrait(patient)).toBe(drawPortrait({ ...patient }));
      }),
      { numRuns: 25 },
    );
  });

  it("differs between patients of one module", () => {
    const faces = Array.from({ length: 12 }, (_, index) =>
      drawPortrait({ _id: `case-${index}`, age: 50, gender: "female" }),
    );
    expect(new Set(faces).size).toBe(12);
  });

  it("has every tone of skin, whoever is drawn", () => {
    const toneOf = (index: number) => {
      const picture = decodeURIComponent(
        drawPortrait({ _id: `person-${index}`, age: 30, gender: index % 2 ? "male" : "female" }),
      );
      return skinTones.find((tone) => picture.includes(tone));
    };
    const tones = Array.from({ length: 140 }, (_, index) => toneOf(index));
    expect(new Set(tones)).toEqual(new Set(skinTones));
  });

  it("shows moods by its expression", () => {
    const face = { _id: "p1", age: 41, gender: "Female" };
    const moods = ["calm", "relieved", "worried", "frightened", "tearful", "irritated", "in pain"];
    expect(new Set(moods.map((mood) => drawPortrait(face, mood))).size).toBe(moods.length);
    expect(drawPortrait(face, "puzzled")).toBe(drawPortrait(face));
  });
});
