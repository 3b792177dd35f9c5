import type { Cage } from "./cage.ts";
import { horizontal } from "./lobes.ts";
import { cloud, step } from "./maths.ts";
import type { ChestParameters } from "./parameters.ts";

/** Fluid where there should be none: between lung and chest wall, in the fissure, in septa and alveoli. */
export interface Fluid {
  /** Where fluid begins below the lung, mm from the top, `inward` mm from the chest wall; absent without an effusion. */
  readonly level: ((x: number, z: number, inward: number) => number) | undefined;
  /** Share of soft tissue that is added inside the lung, 0 to 1. */
  readonly haze: (x: number, y: number, z: number) => number;
}

/** Level at which the diaphragm meets the side wall, mm from the top. */
export function angleOf(cage: Cage, side: 1 | -1): number {
  for (let y = 240; y < 372; y += 1)
    if (cage.diaphragm(side * cage.width(y) * 0.96, 0) <= y + 4) return y;
  return 372;
}

/** Plates of collapse above the domes: side, height above the dome, reach from the middle, slope. */
const streaks = [
  { side: -1, up: 11, from: 54, to: 104, tilt: -0.06 },
  { side: -1, up: 21, from: 74, to: 112, tilt: 0.1 },
  { side: 1, up: 19, from: 62, to: 110, tilt: -0.09 },
] as const;

export function fluidIn(cage: Cage, p: ChestParameters): Fluid {
  const { effusions = [], congestion = 0, fissure = false, bands = [], wedge, seed } = p;
  const heights = { left: 0, right: 0 };
  for (const { side, heightCm } of effusions) heights[side] = heightCm * 11.2;
  const angles = { left: angleOf(cage, 1), right: angleOf(cage, -1) };
  /** The lung floats on it and is wetted along the wall: a surface that climbs towards the side and the back, the meniscus. */
  const level = (x: number, z: number, inward: number): number => {
    const side = x < 0 ? "right" : "left";
    const height = heights[side];
    if (height === 0) return 999;
    const climb = 12 + 0.42 * height;
    return angles[side] - height + climb * (1 - Math.exp(-Math.max(0, inward) / 15)) + 0.1 * z;
  };
  const oedema = step(0.5, 1, congestion);
  const haze = (x: number, y: number, z: number): number => {
    let sum = 0;
    const away = Math.abs(x);
    if (oedema > 0) {
      const hx = (away - 48) / 40;
      const hy = (y - 190) / 56;
      const hz = z / 62;
      const q = hx * hx + hy * hy + hz * hz;
      if (q < 5)
        sum += oedema * 0.55 * Math.exp(-q) * (1 + 0.7 * cloud(x / 17 + seed, y / 17, z / 26, 4));
    }
    if (congestion > 0.3) sum += 0.035 * congestion * step(150, 300, y);
    if (fissure && x < 0 && z > -14) {
      const bend = 2.2 * cloud(away / 26 + seed, 3, z / 40, 2);
      const off = Math.abs(y - horizontal(away, z * 0.25) - 2 - bend);
      // A spindle: thickest in the middle, and gone at hilum and wall.
      const half = 0.5 + 1.5 * step(44, 70, away) * step(122, 84, away);
      if (away > 42) sum += 0.5 * step(half + 0.7, half - 0.3, off) * step(42, 60, away);
    }
    if (wedge && (wedge === "left") === x > 0) {
      const zc = z - cage.middle(y);
      const d = cage.depth(y);
      const inward = cage.width(y) * Math.sqrt(Math.max(0, 1 - (zc * zc) / (d * d))) - away;
      const up = (y - (angles[wedge] - 40)) / 17;
      // Blunt and rounded towards the hilum, flat against the wall.
      const rough = 5 * cloud(y / 12 + seed, z / 16, 7, 3);
      const reach = 22 * Math.sqrt(Math.max(0, 1 - up * up)) + rough;
      if (Math.abs(up) < 1)
        sum += 0.58 * step(reach + 7, reach - 7, inward) * step(44, 22, Math.abs(z + 14));
    }
    if (bands.length > 0)
      for (const { side, up, from, to, tilt } of streaks) {
        if (
          !bands.includes(side < 0 ? "right" : "left") ||
          side * x < 0 ||
          away < from - 8 ||
          away > to + 8
        )
          continue;
        const middle = cage.diaphragm(side * 74, 22) - up + tilt * (away - 80);
        const off = Math.abs(y - middle - 1.6 * cloud(away / 18 + seed, up, z / 30, 2));
        const ends = step(from - 8, from + 10, away) * step(to + 8, to - 10, away);
        if (z > -34 && z < 30) sum += 0.42 * ends * step(1.9, 0.5, off);
      }
    return Math.min(0.95, sum);
  };
  return { level: effusions.length > 0 ? level : undefined, haze };
}
