import { spineX } from "./bones.ts";
import { lerp, normal, step, type Vector } from "./maths.ts";
import { attenuation } from "./parameters.ts";
import type { Phantom } from "./phantom.ts";
import { cylinder, plateOf, type Plate } from "./plate.ts";

type Draw = (from: Vector, to: Vector, r0: number, r1: number) => void;

/**
 * Vessels and bronchi that fill the lung: each branch halves the places it must reach, and radii follow Murray's law
 * (r^gamma of the parent is the sum of those of its branches).
 */
function grow(
  random: () => number,
  root: Vector,
  direction: Vector,
  places: readonly Vector[],
  radius: number,
  gamma: number,
  draw: Draw,
  bend = 0.11,
): void {
  const all = places.length;
  const branch = (p: Vector, d: Vector, rest: readonly Vector[], depth: number): void => {
    if (rest.length === 0) return;
    const c = [0, 1, 2].map(
      (axis) => rest.reduce((sum, place) => sum + (place[axis] as number), 0) / rest.length,
    ) as unknown as Vector;
    const isTip = rest.length === 1;
    const far = isTip ? 1 : depth < 3 ? lerp(0.42, 0.6, random()) : lerp(0.34, 0.52, random());
    const q: Vector = isTip
      ? (rest[0] as Vector)
      : [lerp(p[0], c[0], far), lerp(p[1], c[1], far), lerp(p[2], c[2], far)];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]);
    const r = radius * (rest.length / all) ** (1 / gamma);
    const end = isTip ? r * 0.35 : r * 0.93;
    const sway = () => normal(random) * length * bend * 0.35;
    const m: Vector = [
      p[0] + d[0] * length * 0.4 + sway(),
      p[1] + d[1] * length * 0.4 + sway(),
      p[2] + d[2] * length * 0.4 + sway(),
    ];
    let from = p;
    const pieces = Math.max(2, Math.min(8, Math.ceil(length / 4)));
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      const at = (axis: 0 | 1 | 2) =>
        (1 - t) * (1 - t) * p[axis] + 2 * t * (1 - t) * m[axis] + t * t * q[axis];
      const to: Vector = [at(0), at(1), at(2)];
      draw(from, to, lerp(r, end, (k - 1) / pieces), lerp(r, end, t));
      from = to;
    }
    if (isTip) return;
    const onward = unit([q[0] - m[0], q[1] - m[1], q[2] - m[2]]);
    const axis = unit([c[0] - p[0], c[1] - p[1], c[2] - p[2]]);
    let best: Vector = [1, 0, 0];
    let widest = -1;
    for (let k = 0; k < 5; k++) {
      const v: Vector = [normal(random), normal(random), normal(random)];
      const dot = v[0] * axis[0] + v[1] * axis[1] + v[2] * axis[2];
      const w = unit([v[0] - dot * axis[0], v[1] - dot * axis[1], v[2] - dot * axis[2]]);
      let spread = 0;
      for (const place of rest) spread += across(place, c, w) ** 2;
      if (spread > widest) {
        widest = spread;
        best = w;
      }
    }
    const cut = normal(random) * 0.25 * Math.sqrt(widest / rest.length);
    const one = rest.filter((place) => across(place, c, best) > cut);
    const other = rest.filter((place) => across(place, c, best) <= cut);
    const half = rest.length >> 1;
    const isOneSided = one.length === 0 || other.length === 0;
    branch(q, onward, isOneSided ? rest.slice(0, half) : one, depth + 1);
    branch(q, onward, isOneSided ? rest.slice(half) : other, depth + 1);
  };
  branch(root, direction, places, 0);
}

const across = (place: Vector, c: Vector, w: Vector) =>
  (place[0] - c[0]) * w[0] + (place[1] - c[1]) * w[1] + (place[2] - c[2]) * w[2];
function unit(v: Vector): Vector {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** Pulmonary vessels, bronchi, trachea and the gas in the stomach, as line integrals beside those of the lung. */
export function layTrees(size: number, phantom: Phantom): Plate {
  const { cage, tissue, inLung, filled, parameters } = phantom;
  const { random } = cage;
  const { hyperinflation: hyper, seed, congestion = 0 } = parameters;
  const engorged = step(0, 0.4, congestion);
  const cuffed = step(0.35, 0.7, congestion);
  const sum = plateOf(size);
  const air = plateOf(size);
  const arteries = plateOf(size);
  const veins = plateOf(size);
  const { soft } = attenuation;

  const places = (side: number, count: number, margin: number): Vector[] => {
    const found: Vector[] = [];
    for (let tries = 0; found.length < count && tries < count * 60; tries++) {
      const place: Vector = [side * random() * 145, 42 + random() * 300, (random() * 2 - 1) * 112];
      // Upright, the bases are better perfused than the apices; in emphysema still more so.
      const usual = 0.55 - 0.22 * hyper + (0.45 + 0.22 * hyper) * step(80, 240, place[1]);
      // In congestion flow is turned to the upper zones.
      const share = lerp(usual, 1 - 0.35 * step(80, 240, place[1]), engorged);
      if (random() <= share && inLung(place[0], place[1], place[2], margin)) found.push(place);
    }
    return found;
  };
  const middle = (a: Vector, b: Vector) =>
    tissue((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2);
  const vessel =
    (plate: Plate): Draw =>
    (a, b, r0, r1) =>
      cylinder(plate, a, b, r0, r1, Math.max(0, soft - middle(a, b)), true);

  for (const side of [-1, 1]) {
    const hilumX = side < 0 ? -38 : 40;
    const hilumY = (side < 0 ? 172 : 163) + 4 * hyper;
    const count = Math.round(2000 * (1 - 0.4 * hyper));
    grow(
      random,
      [hilumX * 0.8, hilumY - 6, 0],
      [side * 0.7, 0.55, 0],
      places(side, count, 3),
      7.6 + 1.2 * engorged,
      2.8,
      vessel(arteries),
    );
    grow(
      random,
      [hilumX * 0.62, hilumY + 18, -6],
      [side * 0.95, 0.2, 0],
      places(side, Math.round(count * 0.7), 4),
      6.2 + 2.4 * engorged,
      2.75,
      vessel(veins),
    );

    const carina: Vector = [-3 + spineX(150, seed), 147, -12];
    const hilum: Vector = side < 0 ? [-36, 174, -6] : [44, 181, -8];
    const bronchus: Draw = (a, b, r0, r1) => {
      const x = (a[0] + b[0]) / 2;
      const y = (a[1] + b[1]) / 2;
      const z = (a[2] + b[2]) / 2;
      const mu = tissue(x, y, z);
      // In solid lung the bronchi stand out dark: the air bronchogram.
      cylinder(
        air,
        a,
        b,
        r0,
        r1,
        mu * (filled(x, y, z) > 0.35 ? 1.5 : mu > 0.012 ? 0.9 : 0.6),
        true,
      );
      if (r0 <= 0.8 || r0 >= 3.5) return;
      const wall = ((soft - mu) * 0.1 + mu * 0.12) * (1 + 1.2 * cuffed);
      const outer = 1.16 + 0.22 * cuffed;
      cylinder(sum, a, b, r0 * outer + 0.3, r1 * outer + 0.3, wall, false);
      cylinder(sum, a, b, r0, r1, -wall, false);
    };
    let from = carina;
    for (let k = 1; k <= 10; k++) {
      const t = k / 10;
      const to: Vector = [
        lerp(carina[0], hilum[0], t),
        lerp(carina[1], hilum[1], t) + (side > 0 ? -3 : 2) * Math.sin(t * Math.PI),
        lerp(-12, hilum[2], t),
      ];
      cylinder(air, from, to, 6.6 - t * 0.8, 6.6 - t * 0.8, soft * 0.9, true);
      from = to;
    }
    grow(random, hilum, [side * 0.6, 0.8, 0], places(side, 220, 10), 5, 2.7, bronchus, 0.1);
  }
  let from: Vector = [1, 0, 8];
  for (let k = 1; k <= 30; k++) {
    const t = k / 30;
    const y = 149 * t;
    const to: Vector = [spineX(y, seed) - 1 - 3.5 * step(90, 132, y), y, lerp(12, -12, t)];
    const r = 8.2 + step(0.92, 1, t);
    cylinder(air, from, to, r, r, soft * 0.95, true);
    from = to;
  }
  layStomach(sum, cage.domeLeft + 24);
  if (congestion >= 0.5) laySeptalLines(sum, phantom);
  for (let k = 0; k < sum.values.length; k++)
    sum.values[k] =
      (sum.values[k] as number) +
      (arteries.values[k] as number) +
      (veins.values[k] as number) -
      (air.values[k] as number) * 0.95;
  return sum;
}

/** The bubble under the left dome, with a level where fluid begins. */
function layStomach({ size, pitch, values }: Plate, top: number): void {
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const x = (i + 0.5) * pitch - 192 - 66;
      const y = (j + 0.5) * pitch - top;
      const q = Math.hypot(x / 30, y / 17);
      if (q >= 1 || y >= 13.6) continue;
      const k = j * size + i;
      values[k] =
        (values[k] as number) - attenuation.soft * 34 * Math.sqrt(1 - q * q) * step(13.6, 0, y);
    }
}

/** Kerley's B lines: level, a centimetre or two long, at the side wall above the angles, about 8 mm apart. */
function laySeptalLines(plate: Plate, { cage, inLung }: Phantom): void {
  const { random } = cage;
  for (const side of [-1, 1])
    for (let y = 222; y < 330; y += 6.5 + 3 * random()) {
      const wall = cage.width(y) - 3;
      const length = 9 + 9 * random();
      const from: Vector = [side * wall, y, 6];
      const to: Vector = [side * (wall - length), y + 1.5 * (random() - 0.5), 6];
      if (!inLung(to[0], y, 6, 2)) continue;
      cylinder(plate, from, to, 0.75, 0.55, attenuation.soft * 4.5, true);
    }
}
