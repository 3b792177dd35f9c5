import { describe, expect, it } from "vitest";
import { chestFilm, fitted, landmarksOf } from "./draw.ts";
import { keyOf } from "./key.ts";
import { type ChestParameters, normalChest } from "./parameters.ts";

const measured = (more: Partial<ChestParameters> = {}) =>
  landmarksOf(fitted({ ...normalChest, ...more }));
/** Pixels across in pictures drawn for a test: 4 mm each. */
const coarse = 96;

describe("a normal chest film", () => {
  const normal = measured();

  it("has the heart that is asked for, below half of the chest (Danzer 1919)", () => {
    for (const cardiothoracicRatio of [0.4, 0.46, 0.49])
      for (const seed of [1, 7])
        expect(measured({ cardiothoracicRatio, seed }).cardiothoracicRatio).toBeCloseTo(
          cardiothoracicRatio,
          1,
        );
    expect(Math.abs(normal.cardiothoracicRatio - normalChest.cardiothoracicRatio)).toBeLessThan(
      0.015,
    );
  });
  it("has a mediastinum below 8 cm and a right dome that stands up by more than 15 mm", () => {
    expect(normal.mediastinum).toBeGreaterThan(50);
    expect(normal.mediastinum).toBeLessThan(80);
    expect(normal.domeHeight).toBeGreaterThan(15);
  });
  it("shows the right dome between the fifth and the seventh rib in front: 205 to 285 mm down on this field", () => {
    expect(normal.domeRight).toBeGreaterThan(205);
    expect(normal.domeRight).toBeLessThan(285);
  });
  it("is the same for the same parameters, another for another person, and uses the whole scale of greys", () => {
    const film = chestFilm(normalChest, coarse);
    expect(chestFilm({ ...normalChest }, coarse).pixels).toEqual(film.pixels);
    expect(chestFilm({ ...normalChest, seed: 2 }, coarse).pixels).not.toEqual(film.pixels);
    expect(Math.max(...film.pixels)).toBeGreaterThan(235);
    expect(Math.min(...film.pixels)).toBeLessThan(20);
  });
  it("shows lungs darker than heart and belly, and spine through the heart", () => {
    const film = chestFilm(normalChest, coarse);
    const at = (x: number, y: number) => {
      const i = Math.round((x + 192 - film.left) / film.pitch);
      const j = Math.round((y - film.top) / film.pitch);
      let sum = 0;
      for (let dj = -1; dj <= 1; dj++)
        for (let di = -1; di <= 1; di++)
          sum += film.pixels[(j + dj) * film.size + i + di] as number;
      return sum / 9;
    };
    for (const lung of [at(-85, 180), at(90, 170)]) {
      expect(lung).toBeLessThan(at(20, 245) - 50);
      expect(lung).toBeLessThan(at(-70, 330) - 80);
    }
  });
});

describe("an abnormal chest film", () => {
  const normal = measured();

  it("has a heart as large as its report says", () => {
    for (const cardiothoracicRatio of [0.52, 0.54, 0.57])
      expect(
        Math.abs(measured({ cardiothoracicRatio }).cardiothoracicRatio - cardiothoracicRatio),
      ).toBeLessThan(0.02);
  });
  it("shows a rim of air as deep as its report says, without moving the middle", () => {
    for (const side of ["left", "right"] as const) {
      const film = measured({ pneumothorax: { side, apexCm: 4, hilumCm: 2.5 }, build: 0 });
      expect(Math.abs((film.rim?.apex ?? 0) - 40)).toBeLessThan(6);
      expect(Math.abs((film.rim?.hilum ?? 0) - 25)).toBeLessThan(5);
      expect(film.edges.rightDome).toBeGreaterThan(normal.edges.rightDome * 0.8);
    }
  });
  it("erases the diaphragm and keeps the heart's border in the right lower lobe (silhouette sign, Felson 1950)", () => {
    for (const seed of [1, 2, 5]) {
      const same = measured({ seed });
      const film = measured({ seed, consolidation: { lobe: "RLL", extent: 0.8 } });
      expect(film.edges.rightDome).toBeLessThan(same.edges.rightDome * 0.4);
      expect(film.edges.rightHeart).toBeGreaterThan(same.edges.rightHeart * 0.6);
    }
  });
  it("flattens and lowers the domes of an overinflated chest (flat below 15 mm)", () => {
    const film = measured({ hyperinflation: 1, cardiothoracicRatio: 0.38 });
    expect(film.domeHeight).toBeLessThan(15);
    expect(film.domeRight).toBeGreaterThan(normal.domeRight + 12);
  });
  it("widens the upper mediastinum as far as its report says", () => {
    expect(
      Math.abs(measured({ mediastinumCm: 9.5, projection: "ap" }).mediastinum - 95),
    ).toBeLessThan(7);
  });
});

describe("the name of a picture", () => {
  it("changes with every parameter and not with their order", () => {
    expect(keyOf({ ...normalChest, build: 0.5 })).not.toBe(keyOf(normalChest));
    const { seed, ...rest } = normalChest;
    expect(keyOf({ ...rest, seed })).toBe(keyOf(normalChest));
  });
});
