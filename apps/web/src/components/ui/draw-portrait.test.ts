import type { Patient } from "@anamnesis/contract";
import { describe, expect, it } from "vitest";
import { drawPortrait, type Sat } from "./draw-portrait.ts";

const face = {
  skin: 3,
  face: "oval",
  build: "average",
  hair: "bob",
  hairColour: "brown",
  eyes: "blue",
  beard: "none",
  wears: "shirt",
  cloth: "sky",
  extras: [],
  signs: [],
} as const;
const vitals: Patient["vitals"] = {
  heartRate: 90,
  systolic: 118,
  diastolic: 70,
  temperatureC: 37,
  respiratoryRate: 18,
  spo2: 97,
};
const woman: Sat = {
  _id: "p1",
  age: 41,
  gender: "Female",
  informant: null,
  vitals,
  portrait: { ...face, extras: [], signs: [] },
};
const baby: Sat = {
  ...woman,
  age: 0.4,
  informant: "Mother",
  informantPortrait: { ...face, extras: [], signs: [], age: 33, sex: "female" },
};

describe("a portrait", () => {
  it("is an image of its own, the same each time", () => {
    expect(drawPortrait(woman)).toMatch(/^data:image\/svg\+xml,/);
    expect(drawPortrait(woman, { mood: "worried" })).toBe(drawPortrait(woman, { mood: "worried" }));
  });

  it("shows the mood of who speaks, and leaves a child's face its own", () => {
    expect(drawPortrait(woman, { mood: "worried" })).not.toBe(
      drawPortrait(woman, { mood: "calm" }),
    );
    expect(drawPortrait(baby, { mood: "worried" })).toBe(drawPortrait(baby, { mood: "calm" }));
    const mother = drawPortrait(baby, { mood: "worried", speaker: true });
    expect(mother).not.toBe(drawPortrait(baby, { mood: "worried" }));
    expect(mother).not.toBe(drawPortrait(baby, { mood: "calm", speaker: true }));
  });

  it("changes with the state of the patient", () => {
    expect(drawPortrait(woman, { now: vitals })).toBe(drawPortrait(woman));
    expect(drawPortrait(woman, { now: { ...vitals, spo2: 74 } })).not.toBe(drawPortrait(woman));
  });

  it("has a face for who was stored before faces were written", () => {
    const old = { _id: "p2", age: 70, gender: "Male" };
    expect(drawPortrait(old)).toBe(drawPortrait({ ...old }));
    expect(drawPortrait(old)).not.toBe(drawPortrait({ ...old, age: 8 }));
  });
});
