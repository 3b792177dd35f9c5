import { describe, expect, it } from "vitest";
import { cageOf } from "./cage.ts";
import { chestFilm, fitted, landmarksOf } from "./draw.ts";
import { fluidIn } from "./fluid.ts";
import { keyOf } from "./key.ts";
import type { Edge } from "./measure.ts";
import { type ChestParameters, normalChest } from "./parameters.ts";
import { phantomOf } from "./phantom.ts";
import { layTrees } from "./trees.ts";

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
  it.each([
    ["RLL", ["rightDome"], ["rightHeart", "superiorVenaCava"]],
    ["RML", ["rightHeart"], ["rightDome", "superiorVenaCava"]],
    ["RUL", ["superiorVenaCava"], ["rightHeart", "rightDome"]],
    ["LLL", ["leftDome"], ["leftHeart", "aorticKnuckle"]],
    ["LUL", ["aorticKnuckle"], ["leftHeart", "leftDome"]],
    ["lingula", ["leftHeart"], ["aorticKnuckle", "leftDome"]],
  ] as const)("%s takes %s away and keeps %s, and all of the other side", (lobe, gone, kept) => {
    for (const seed of [1, 2, 5]) {
      const same = measured({ seed }).edges;
      const film = measured({ seed, consolidation: { lobe, extent: 0.85 } }).edges;
      const left = (edge: Edge) => film[edge] / same[edge];
      for (const edge of gone) expect(left(edge), edge).toBeLessThan(0.45);
      for (const edge of kept) expect(left(edge), edge).toBeGreaterThan(0.55);
      const other = lobe.startsWith("R")
        ? (["leftDome", "leftHeart", "aorticKnuckle"] as const)
        : (["rightDome", "rightHeart", "superiorVenaCava"] as const);
      for (const edge of other) expect(left(edge), edge).toBeGreaterThan(0.95);
    }
  });
  it("puts a fluid's edge as high up the side wall as its report says, on its side alone", () => {
    for (const side of ["left", "right"] as const)
      for (const heightCm of [2.5, 4, 6, 9]) {
        const { white } = measured({ effusions: [{ side, heightCm }] });
        expect(Math.abs(white[side] - 10 * heightCm)).toBeLessThan(9);
        expect(white[side === "left" ? "right" : "left"]).toBeLessThan(16);
      }
    expect(Math.max(normal.white.left, normal.white.right)).toBeLessThan(16);
  });
  it("lets a fluid's edge climb to the side: a meniscus, not a level", () => {
    const { level } = fluidIn(cageOf(normalChest), {
      ...normalChest,
      effusions: [{ side: "left", heightCm: 6 }],
    });
    const heights = [0, 10, 20, 40, 80].map((inward) => level?.(100, 0, inward) ?? 0);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect((heights[4] ?? 0) - (heights[0] ?? 0)).toBeGreaterThan(20);
  });
  it("whitens about the hila in oedema, more the worse it is, and not while only the vessels are full", () => {
    const hazes = [0.4, 0.7, 0.9].map((congestion) => measured({ congestion }).haze - normal.haze);
    expect(Math.abs(hazes[0] ?? 1)).toBeLessThan(0.1);
    expect(hazes[1]).toBeGreaterThan(0.3);
    expect(hazes[2]).toBeGreaterThan((hazes[1] ?? 0) + 0.3);
  });
  it("turns the vessels to the upper zones in congestion, and draws septal lines from half of it on", () => {
    const laid = (congestion?: number) => {
      const { values, size, pitch } = layTrees(128, phantomOf({ ...normalChest, congestion }));
      const sum = (from: number, to: number, inner: number, outer: number) => {
        let total = 0;
        for (let y = from; y < to; y += pitch)
          for (const side of [-1, 1])
            for (let x = inner; x < outer; x += pitch)
              total += Math.max(
                0,
                values[Math.round(y / pitch) * size + Math.round((side * x + 192) / pitch)] ?? 0,
              );
        return total;
      };
      return {
        upper: sum(80, 140, 45, 95),
        lower: sum(230, 270, 45, 95),
        rims: sum(225, 300, 118, 134),
      };
    };
    const [none, full, lined] = [laid(), laid(0.4), laid(0.7)];
    expect(full.upper / full.lower).toBeGreaterThan(1.4 * (none.upper / none.lower));
    expect(lined.rims).toBeGreaterThan(1.3 * full.rims);
  });
  it("shows the horizontal fissure as a line when there is fluid in it", () => {
    expect(measured({ fissure: true }).fissure).toBeGreaterThan(10 * normal.fissure);
  });
  it("lifts both domes as far as it is told", () => {
    const film = measured({ domesUpCm: 2.5 });
    expect(Math.abs(normal.domeRight - film.domeRight - 25)).toBeLessThan(4);
    expect(Math.abs(film.cardiothoracicRatio - normalChest.cardiothoracicRatio)).toBeLessThan(0.02);
  });
  it("puts a wedge against the pleura of one base, and lifts one dome", () => {
    for (const side of ["left", "right"] as const) {
      const other = side === "left" ? "right" : "left";
      const { wedge } = measured({ wedge: side });
      expect(wedge[side]).toBeGreaterThan(0.35);
      expect(Math.abs(wedge[other])).toBeLessThan(0.1);
    }
    const film = measured({ raisedDome: { side: "left", cm: 1.5 } });
    expect(Math.abs(normal.domeLeft - film.domeLeft - 15)).toBeLessThan(5);
    expect(film.domeRight).toBe(normal.domeRight);
  });
  it("shows a plate on one clavicle as the brightest thing there", () => {
    const film = chestFilm({ ...normalChest, clavicleImplant: "left" }, 192);
    const brightest = (from: number, to: number) => {
      let most = 0;
      for (let y = 62; y < 92; y += film.pitch)
        for (let x = from; x < to; x += film.pitch)
          most = Math.max(
            most,
            film.pixels[
              Math.round((y - film.top) / film.pitch) * film.size +
                Math.round((x + 192 - film.left) / film.pitch)
            ] ?? 0,
          );
      return most;
    };
    expect(brightest(66, 122)).toBeGreaterThan(brightest(-122, -66) + 30);
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
