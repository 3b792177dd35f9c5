import { clamp, lerp } from "./maths.ts";
import type { Cage } from "./cage.ts";
import type { ChestParameters } from "./parameters.ts";

type Solid = readonly [number, number, number, number, number, number, number, number, number];

/** Signed distance to heart, great vessels and spine, negative inside (mm): a smooth union of ellipsoids and a tube. */
export function mediastinumOf(cage: Cage, p: ChestParameters) {
  const inner = cage.width(262) * 2;
  // Heart breadth right and left of the midline for the ratio asked for, about one third to two thirds.
  const hyper = p.hyperinflation;
  const breadth = p.cardiothoracicRatio * inner;
  const right = breadth * 0.335;
  const left = breadth * 0.665;
  const grow = breadth / (0.46 * inner);
  const low = 10 * hyper;
  const solids: Solid[] = [];
  const add = (x: number, y: number, z: number, a: number, b: number, c: number, turn = 0) =>
    solids.push([x, y, z, a, b, c, Math.cos(turn), Math.sin(turn), Math.min(a, b, c)]);
  const extra = p.mediastinumCm === undefined ? 0 : (p.mediastinumCm * 10 - 68) / 2;
  add(-right + 34 * Math.sqrt(grow), 226 + low, 14, 36 * Math.sqrt(grow), 50, 40);
  const ventricle = 66 * grow;
  add(
    left - ventricle * 0.985,
    242 + low + 8 * (grow - 1),
    26,
    ventricle,
    48 * Math.sqrt(grow),
    46 * grow,
    0.42,
  );
  add(6, 270 + low, 34, 54 * grow, 24, 38);
  add(left - 38, 272 + low, 40, 34, 18, 26);
  add(14, 192 + low * 0.5, 0, 40 * Math.sqrt(grow), 30, 36, 0.3);
  add(19, 166, 12, 25, 24, 24);
  add(-13 - extra * 0.8, 158, 8, 16 + extra * 0.25, 55, 20 + extra * 0.4);
  add(-11 - extra * 0.8, 104, 5, 13 + extra * 0.2, 60, 17);
  add(18 + extra * 0.75, 129, -12, 20.5 + extra * 0.35, 19 + extra * 0.7, 34);
  add(10 + extra * 0.6, 92, -5, 14, 42, 20, -0.12);
  if (extra > 4) add(6 + extra * 0.5, 158, -6, 34 + extra * 0.6, 34, 30);
  add(0, 46, 0, 26, 55, 28);
  const aorta = [
    [24, 135, -42, 13.5],
    [22, 180, -52, 12.5],
    [15, 240, -54, 12],
    [8, 320, -52, 11],
  ] as const;
  const k = 5.5;
  return (x: number, y: number, z: number): number => {
    if (x > left + 46 || x < -right - 46) return 30;
    let sum = 0;
    for (const e of solids) {
      const dx = x - e[0];
      const dy = y - e[1];
      const dz = z - e[2];
      if (dy > 105 || dy < -105) continue;
      const px = (dx * e[6] + dy * e[7]) / e[3];
      const py = (-dx * e[7] + dy * e[6]) / e[4];
      const pz = dz / e[5];
      const q = Math.sqrt(px * px + py * py + pz * pz);
      const d =
        (q - 1) * (0.5 * e[8] + (0.5 * Math.sqrt(dx * dx + dy * dy + dz * dz)) / (q + 1e-6));
      if (d < 30) sum += Math.exp(-d / k);
    }
    for (let i = 0; i < 3; i++) {
      const a = aorta[i] as (typeof aorta)[number];
      const b = aorta[i + 1] as (typeof aorta)[number];
      if (x < -30 || x > 70 || z > 0) break;
      if (y < a[1] - 12 || y > b[1] + (i === 2 ? 99 : 0)) continue;
      const t = clamp((y - a[1]) / (b[1] - a[1]), 0, 1);
      const ax = x - lerp(a[0], b[0], t);
      const az = z - lerp(a[2], b[2], t);
      const ay = y < a[1] ? y - a[1] : 0;
      const away = Math.sqrt(ax * ax + ay * ay + az * az);
      sum += Math.exp(-(away - lerp(a[3], b[3], t)) / k);
    }
    const spine =
      z < -34
        ? 14 + (-34 - z) * 0.62
        : z < 55
          ? lerp(8, 13, (55 - z) / 89) + 3 * Math.sin(z * 0.09)
          : 9 + (z - 55) * 0.8;
    sum += Math.exp(-(Math.abs(x - (z > 0 ? z * 0.05 : 0)) - spine) / k);
    return -k * Math.log(sum + 1e-9);
  };
}
