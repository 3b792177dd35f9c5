import { curve, lerp, normal, seeded, step, tabulated } from "./maths.ts";
import type { ChestParameters } from "./parameters.ts";

/** The inner wall of the chest by level (mm from the top of the film): half width, half depth, middle in depth. */
export interface Cage {
  readonly width: (y: number) => number;
  readonly depth: (y: number) => number;
  readonly middle: (y: number) => number;
  /** Height of the diaphragm at a place. */
  readonly diaphragm: (x: number, z: number, y?: number) => number;
  readonly domeRight: number;
  readonly domeLeft: number;
  readonly random: () => number;
}

/** Distance from the middle in units of the wall: rounder than an ellipse, flatter than a box. */
export const radius = (u: number, v: number): number => {
  const a = u * u;
  const b = v * v;
  return 0.62 * Math.sqrt(a + b) + 0.38 * Math.sqrt(Math.sqrt(a * a + b * b));
};

export function cageOf({
  seed,
  hyperinflation: hyper,
  build,
  sex,
  domesUpCm = 0,
  raisedDome,
}: ChestParameters): Cage {
  const random = seeded(seed * 7919 + 13);
  const vary = () => 1 + 0.02 * normal(random);
  const size = (sex === "male" ? 1 : 0.94) * (0.985 + build * 0.03);
  const wide = vary() * size * (1 + 0.02 * hyper);
  const deep = vary() * size * (1 + 0.14 * hyper);
  const scaled = (points: readonly (readonly [number, number])[], by: number) =>
    tabulated(curve(points.map(([x, y]) => [x, y * by] as const)), 0, 400);
  const width = scaled(
    [
      [30, 34],
      [45, 56],
      [60, 75],
      [80, 92],
      [110, 109],
      [150, 123],
      [200, 133],
      [250, 139],
      [300, 142],
      [340, 140],
      [384, 136],
    ],
    wide,
  );
  const depth = scaled(
    [
      [30, 20],
      [50, 34],
      [80, 54],
      [120, 73],
      [180, 90],
      [250, 99],
      [320, 100],
      [384, 98],
    ],
    deep,
  );
  const middle = scaled(
    [
      [30, -32],
      [80, -18],
      [140, -6],
      [220, 0],
      [384, 0],
    ],
    1,
  );
  const usual = 272 + 22 * hyper + 3 * normal(random) - 10 * domesUpCm;
  const lifted = (side: "left" | "right") => (raisedDome?.side === side ? 10 * raisedDome.cm : 0);
  const domeRight = usual - lifted("right");
  const domeLeft = usual + 11 - 2 * hyper - lifted("left");
  const flat = 1 - 0.62 * hyper;
  const outward = tabulated((away) => 0.00062 * away ** 2.55, 0, 200);
  const diaphragm = (x: number, z: number, y = 999) => {
    const isRight = x < 0;
    const dome = isRight ? domeRight : domeLeft;
    if (y < dome - 12) return y + 60;
    const dx = x - (isRight ? -58 : 60);
    const isLateral = isRight ? dx < 0 : dx > 0;
    const away = Math.abs(dx);
    const across = isLateral ? outward(away) : 0.0042 * away * away;
    const dz = z - 22;
    return (
      dome + flat * (across + (dz < 0 ? 0.0042 : 0.003) * dz * dz) + 1.5 * Math.sin(x * 0.06 + 1)
    );
  };
  return { width, depth, middle, diaphragm, domeRight, domeLeft, random };
}

/** Soft tissue in the way of the ray, millimetres, without the lungs. */
export function bodyThickness(cage: Cage, { build, sex }: ChestParameters) {
  const fat = 0.7 + build * 0.75;
  return (x: number, y: number): number => {
    const away = Math.abs(x);
    const width = cage.width(Math.max(y, 70)) + 34 * fat + 8 * step(230, 110, y);
    const depth = cage.depth(Math.max(y, 78)) + 28 * fat + 16 * step(200, 90, y);
    let trunk = 0;
    const q = away / width;
    if (q < 1 && y > 20) trunk = 2 * depth * (1 - q ** 3) ** (1 / 2.1) * step(-25, 95, y);
    const sx = (away - 158) / 75;
    const sy = (y - 118) / (y < 118 ? 88 : 72);
    const s2 = sx * sx + sy * sy;
    const shoulder = s2 < 1 ? 150 * Math.sqrt(1 - s2) : 0;
    const nx = away / (58 + Math.max(0, y) * 0.5 + 0.012 * y * y);
    const neck = nx < 1 ? 140 * Math.sqrt(1 - nx * nx) * step(150, 20, y) : 0;
    const p = 5;
    let sum = (trunk ** p + shoulder ** p + neck ** p) ** (1 / p);
    if (sex === "female") {
      const by = (y - 222) / (y < 222 ? 95 : 58);
      const b = Math.hypot((away - 80) / 62, by);
      // It fades upward and ends below in a fold.
      if (b < 1)
        sum +=
          (20 + 26 * build) * Math.sqrt(1 - b * b) * lerp(step(1, 0.4, b), 1, step(196, 262, y));
    } else {
      const px = (away - 74) / 62;
      const py = (y - 150) / 62;
      sum += 13 * step(1.25, 0.5, px * px + py * py);
    }
    return sum;
  };
}
