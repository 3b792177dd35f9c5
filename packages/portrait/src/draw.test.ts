import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { portraitNow } from "./condition.ts";
import { complexionOf } from "./complexion.ts";
import { drawPortrait } from "./draw.ts";
import { expressionOf } from "./expression.ts";
import { luminance } from "./palette.ts";
import {
  beards,
  builds,
  cloths,
  extras,
  eyeColours,
  faceShapes,
  garments,
  hairColours,
  hairStyles,
  type PortraitParameters,
  signs,
  type Sitter,
} from "./parameters.ts";
import { proportionsOf } from "./proportions.ts";
import { portraitSchema } from "./schema.ts";

const plain: PortraitParameters = {
  skin: 4,
  face: "oval",
  build: "average",
  hair: "short",
  hairColour: "brown",
  eyes: "brown",
  beard: "none",
  wears: "shirt",
  cloth: "sky",
  extras: [],
  signs: [],
};
const sitter: Sitter = { age: 41, sex: "female", portrait: plain };
const withSigns = (...shown: PortraitParameters["signs"]): PortraitParameters => ({
  ...plain,
  signs: shown,
});

const anySitter = fc.record({
  age: fc.double({ min: 0, max: 104, noNaN: true }),
  sex: fc.constantFrom("male" as const, "female" as const),
  portrait: fc.record({
    skin: fc.integer({ min: 1, max: 10 }),
    face: fc.constantFrom(...faceShapes),
    build: fc.constantFrom(...builds),
    hair: fc.constantFrom(...hairStyles),
    hairColour: fc.constantFrom(...hairColours),
    eyes: fc.constantFrom(...eyeColours),
    beard: fc.constantFrom(...beards),
    wears: fc.constantFrom(...garments),
    cloth: fc.constantFrom(...cloths),
    extras: fc.uniqueArray(fc.constantFrom(...extras), { maxLength: 4 }),
    signs: fc.uniqueArray(
      fc.record({
        sign: fc.constantFrom(...signs),
        degree: fc.integer({ min: 1, max: 3 }),
        side: fc.constantFrom("left" as const, "right" as const),
      }),
      { selector: ({ sign }) => sign, maxLength: 6 },
    ),
  }),
});

describe("a portrait", () => {
  it("is drawn whole and the same each time, whoever sits and whatever they have", () => {
    fc.assert(
      fc.property(anySitter, (person) => {
        const svg = drawPortrait(person, "worried");
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg).toBe(drawPortrait({ ...person }, "worried"));
        expect(svg.length).toBeLessThan(40_000);
        for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg).toContain(`id="${id}"`);
      }),
      { numRuns: 300 },
    );
  });

  it("shows each mood and each sign", () => {
    const moods = [
      "calm",
      "relieved",
      "worried",
      "frightened",
      "tearful",
      "embarrassed",
      "irritated",
      "in_pain",
      "tired",
    ];
    expect(new Set(moods.map((mood) => drawPortrait(sitter, mood))).size).toBe(moods.length);
    expect(drawPortrait(sitter, "in pain")).toBe(drawPortrait(sitter, "in_pain"));
    const none = drawPortrait(sitter);
    const drawn = signs.map((sign) =>
      drawPortrait({ ...sitter, portrait: withSigns({ sign, degree: 2, side: "left" }) }),
    );
    expect(new Set([none, ...drawn]).size).toBe(signs.length + 1);
  });

  it("gives an infant low eyes, full cheeks and hardly a neck, and age its lines", () => {
    const at = (age: number) => proportionsOf({ ...sitter, age });
    const eyeLevel = (age: number) => (at(age).eye - at(age).top) / (at(age).chin - at(age).top);
    expect(eyeLevel(0.3)).toBeGreaterThan(0.58);
    expect(eyeLevel(30)).toBeGreaterThan(0.48);
    expect(eyeLevel(30)).toBeLessThan(0.54);
    expect(at(0.3).cheek / (at(0.3).chin - at(0.3).top)).toBeGreaterThan(
      at(30).cheek / (at(30).chin - at(30).top),
    );
    expect(at(0.3).shoulderY - at(0.3).chin).toBeLessThan(at(30).shoulderY - at(30).chin);
    expect(drawPortrait({ ...sitter, age: 88 }).length).toBeGreaterThan(
      drawPortrait({ ...sitter, age: 25 }).length,
    );
  });

  it("makes every tone of skin darker than the one before, and never lightens it for an illness that darkens", () => {
    const tone = (skin: number, ...shown: PortraitParameters["signs"]) =>
      luminance(complexionOf({ ...withSigns(...shown), skin }, expressionOf(undefined, [])).skin);
    for (let skin = 2; skin <= 10; skin++) expect(tone(skin)).toBeLessThan(tone(skin - 1));
    for (let skin = 1; skin <= 8; skin++)
      expect(tone(skin, { sign: "darkened_skin", degree: 2 })).toBeLessThan(tone(skin));
  });

  it("turns the white of the eye yellow in jaundice on every skin", () => {
    for (const skin of [1, 5, 9]) {
      const white = complexionOf(
        { ...withSigns({ sign: "jaundice", degree: 3 }), skin },
        expressionOf(undefined, []),
      ).white;
      const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(white.slice(at, at + 2), 16)) as [
        number,
        number,
        number,
      ];
      expect(red - blue).toBeGreaterThan(100);
    }
  });

  it("shuts the eyes of who cannot be woken", () => {
    expect(expressionOf("frightened", [{ sign: "drowsy", degree: 3 }]).open).toBe(0);
    expect(expressionOf("frightened", [{ sign: "drowsy", degree: 1 }]).open).toBeGreaterThan(0.5);
  });
});

describe("a face as it is now", () => {
  const found = { systolic: 84, spo2: 90 };
  const ill = withSigns(
    { sign: "pallor", degree: 2 },
    { sign: "sweat", degree: 1 },
    { sign: "cyanosis", degree: 1 },
  );
  const degreeOf = (portrait: PortraitParameters, name: string) =>
    portrait.signs.find(({ sign }) => sign === name)?.degree ?? 0;

  it("is as the case gives it while nothing has changed", () => {
    expect(portraitNow(ill, 50, found, found).signs).toEqual(ill.signs);
  });
  it("pales, sweats, turns blue and drifts off as the state gets worse", () => {
    const worse = portraitNow(ill, 50, found, { systolic: 60, spo2: 76, consciousness: "pain" });
    expect(["pallor", "sweat", "cyanosis", "drowsy"].map((name) => degreeOf(worse, name))).toEqual([
      3, 2, 3, 3,
    ]);
  });
  it("regains its colour as the state gets better", () => {
    const better = portraitNow(ill, 50, found, { systolic: 112, spo2: 97 });
    expect(["pallor", "sweat", "cyanosis"].map((name) => degreeOf(better, name))).toEqual([
      1, 0, 0,
    ]);
  });
});

describe("the format", () => {
  const written = {
    skin: 4,
    hair: "bob",
    hairColour: "brown",
    eyes: "brown",
    wears: "shirt",
    cloth: "sky",
  };
  it("takes a sign by its name as plain", () => {
    expect(portraitSchema.parse({ ...written, signs: ["pallor"] }).signs).toEqual([
      { sign: "pallor", degree: 2 },
    ]);
  });
  it("wants the side of what has one", () => {
    expect(portraitSchema.safeParse({ ...written, signs: ["facial_droop"] }).success).toBe(false);
    expect(
      portraitSchema.safeParse({ ...written, signs: [{ sign: "facial_droop", side: "left" }] })
        .success,
    ).toBe(true);
  });
});
