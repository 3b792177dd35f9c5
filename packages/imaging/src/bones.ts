import { radius } from "./cage.ts";
import { lerp, noise, normal, step, type Vector } from "./maths.ts";
import { attenuation } from "./parameters.ts";
import type { Phantom } from "./phantom.ts";
import { cylinder, lay, type Plate } from "./plate.ts";

interface Tube {
  readonly path: (t: number) => Vector;
  readonly from: number;
  readonly to: number;
  /** Half height and half thickness, mm. */
  readonly height: (t: number) => number;
  readonly thickness: (t: number) => number;
  readonly cortex: number;
  readonly normalAt?: (p: Vector) => Vector;
  readonly density?: number;
  readonly fade?: (t: number) => number;
}
type Shape = (x: number, y: number) => number;

/** Lines up the thoracic spine: slightly curved, as everybody's is. */
export const spineX = (y: number, seed: number): number => 1.5 * Math.sin(y / 90 + seed);
/** Top and height of the vertebral bodies T1 to T13 and below, mm. */
export const vertebrae: readonly (readonly [number, number])[] = (() => {
  const rows: [number, number][] = [];
  let y = 41;
  for (let n = 0; n < 16; n++) {
    const height = n < 1 ? 19 : 19.5 + n * 0.62;
    rows.push([y, height]);
    y += height;
  }
  return rows;
})();

/** Skeleton of a chest on a plate: spine, twelve pairs of ribs, clavicles, scapulae, humeral heads, manubrium. */
export function layBones(plate: Plate, phantom: Phantom): void {
  const { cage, parameters } = phantom;
  const { random } = cage;
  const { seed, hyperinflation: hyper } = parameters;
  const spacing = Math.max(0.6, plate.pitch * 0.6);

  const tube = ({
    path,
    from,
    to,
    height,
    thickness,
    cortex,
    normalAt,
    density = 1,
    fade,
  }: Tube) => {
    let length = 0;
    let before = path(from);
    for (let i = 1; i <= 240; i++) {
      const p = path(lerp(from, to, i / 240));
      length += Math.hypot(p[0] - before[0], p[1] - before[1], p[2] - before[2]);
      before = p;
    }
    const count = Math.ceil(length / spacing);
    const ds = length / count;
    const e = ((to - from) / count) * 0.5;
    for (let s = 0; s < count; s++) {
      const t = lerp(from, to, (s + 0.5) / count);
      const p = path(t);
      const a = path(t - e);
      const b = path(t + e);
      const along = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
      let n = normalAt ? unit(normalAt(p)) : ([0, 0, 1] as Vector);
      const dot = n[0] * along[0] + n[1] * along[1] + n[2] * along[2];
      n = unit([n[0] - dot * along[0], n[1] - dot * along[1], n[2] - dot * along[2]]);
      const ux = along[1] * n[2] - along[2] * n[1];
      const uy = along[2] * n[0] - along[0] * n[2];
      const high = height(t);
      const thick = thickness(t);
      const strength = (fade ? fade(t) : 1) * density;
      const shell = cortex * (1 + 0.25 * noise(p[0] / 9, p[1] / 9, p[2] / 9));
      for (let u = -high; u < high; u += spacing)
        for (let v = -thick; v < thick; v += spacing) {
          const uu = u + random() * spacing;
          const vv = v + random() * spacing;
          const q = Math.hypot(uu / high, vv / thick);
          if (q > 1) continue;
          const deep =
            (1 - q) * Math.min(high, thick) * (0.55 + 0.45 * Math.abs(vv / thick)) + (1 - q) * 1.2;
          const mu = deep < shell ? attenuation.cortex : attenuation.spongy;
          const jitter = (random() - 0.5) * ds * 2.2;
          lay(
            plate,
            p[0] + ux * uu + n[0] * vv + along[0] * jitter,
            p[1] + uy * uu + n[1] * vv + along[1] * jitter,
            mu * strength * spacing * spacing * ds,
          );
        }
    }
  };
  const blob = (cx: number, cy: number, w: number, h: number, share: number, shape: Shape) => {
    for (let x = -w; x < w; x += spacing)
      for (let y = -h; y < h; y += spacing) {
        const px = x + random() * spacing;
        const py = y + random() * spacing;
        const thick = shape(px, py);
        if (thick > 0) lay(plate, cx + px, cy + py, thick * share * spacing * spacing);
      }
  };

  spine();
  ribs();
  for (const side of [-1, 1]) shoulder(side);
  blob(0, 112, 30, 34, 0.5, (x, y) => {
    const inside = Math.min(27 - (y + 28) * 0.2 - Math.abs(x), 28 - Math.abs(y));
    return inside < 0 ? 0 : 0.07 + (inside < 1.5 ? 0.05 : 0);
  });

  function spine() {
    for (let n = -3; n < 15; n++) {
      const [top, height] = n < 0 ? [41 + n * 18, 18] : (vertebrae[n] as readonly [number, number]);
      const cy = top + height / 2;
      const w = n < 0 ? 12 : 14.5 + n * 0.55;
      const half = height / 2 - 2;
      const cx = spineX(cy, seed);
      const deep = 22 + Math.max(0, n) * 0.8;
      blob(cx, cy, w + 2, half + 1.5, 0.5, (x, y) => {
        const waist = w - 1.8 * (1 - (y / half) ** 2);
        const q = Math.abs(x) / waist;
        const v = Math.abs(y) / (half - 0.6 * (1 - q * q));
        if (q > 1 || v > 1) return 0;
        return (
          deep * Math.sqrt(1 - q * q) * attenuation.spongy * 0.8 +
          (v > 0.86 ? 0.26 : 0) +
          (q > 0.9 ? 0.14 : 0) +
          0.05 * noise((cx + x) / 1.6, (cy + y) / 1.6, n)
        );
      });
      for (const side of [-1, 1]) {
        blob(cx + side * (w - 5.5), cy - 2, 5, 7, 0.5, (x, y) => {
          const q = Math.hypot(x / 3.4, y / 5.6);
          return q > 1 ? 0 : q > 0.68 ? 0.3 : 0.06;
        });
        blob(cx + side * (w + 9), cy - 3, 13, 7, 0.5, (x, y) => {
          const q = Math.hypot(x / 12, (y + side * x * 0.12) / 4.6);
          return q > 1 ? 0 : 0.13 * Math.sqrt(1 - q * q) + (q > 0.8 ? 0.05 : 0);
        });
      }
      blob(cx + 0.5, cy + 9, 4.5, 9, 0.5, (x, y) => {
        const q = Math.hypot(x / (2.6 + y * 0.1), y / 8);
        return q > 1 ? 0 : q > 0.7 ? 0.17 : 0.1;
      });
    }
  }

  function ribs() {
    // How far each rib falls to the front, and how far round it is bone before cartilage begins.
    const falls = [38, 56, 72, 86, 99, 108, 114, 114, 108, 96, 112, 84];
    const ends = [0.84, 0.83, 0.82, 0.81, 0.8, 0.78, 0.75, 0.71, 0.66, 0.6, 0.44, 0.3];
    for (let n = 0; n < 12; n++)
      for (const side of [-1, 1]) {
        const top = (vertebrae[n] as readonly [number, number])[0] + 3 + normal(random) * 0.8;
        const fall = (falls[n] as number) * (1 - 0.24 * hyper) * (1 + 0.02 * normal(random));
        const end = (ends[n] as number) + 0.01 * normal(random);
        const wave = normal(random);
        const root = spineX(top, seed);
        const path = (t: number): Vector => {
          const angle = t * Math.PI;
          const course =
            0.3 * step(0, 0.5, t) +
            0.28 * t +
            0.516 * (Math.max(0, t - 0.22) / 0.6) ** 1.25 -
            0.055 * Math.sin(Math.min(1, t / 0.3) * Math.PI);
          const y = top + fall * course + 0.8 * Math.sin(t * 9 + wave * 3);
          const sx = Math.sin(angle);
          const sz = -Math.cos(angle);
          const r = 1 / radius(sx, sz);
          const x = side * (cage.width(y) + 5) * sx * r;
          const z = cage.middle(y) + (cage.depth(y) + 4) * sz * r;
          const head = step(0.17, 0.02, t);
          return [lerp(x, side * 17 + root, head * (t < 0.02 ? 1 : 0.75)), y, lerp(z, -48, head)];
        };
        const normalAt = (p: Vector): Vector => {
          const w = cage.width(p[1]);
          const d = cage.depth(p[1]);
          const dz = p[2] - cage.middle(p[1]);
          return n === 0
            ? [(p[0] / w) * 0.3, 1, (dz / d) * 0.3]
            : [p[0] / w / w, n < 2 ? -0.004 : 0, dz / d / d];
        };
        const half = n === 0 ? 6.8 : n === 1 ? 5.4 : n > 9 ? 4.6 : 6;
        const size = 1 + 0.05 * normal(random);
        tube({
          path,
          from: 0.03,
          to: end,
          height: (t) =>
            size *
            half *
            (t < 0.15 ? 0.9 : 1) *
            (1 + 0.14 * step(0.68, 0.8, t)) *
            (n > 9 ? lerp(1, 0.6, t / end) : 1),
          thickness: (t) => (n === 0 ? 2.7 : lerp(4.1, 3.1, t / 0.8)),
          cortex: n === 0 ? 0.8 : 1,
          normalAt,
          density: 1.22,
          fade: (t) =>
            step(end + 0.004, end - 0.04, t) *
            lerp(1, 0.86, step(0.3, 0.8, t)) *
            lerp(1, 0.66, Math.exp(-(((t - 0.5) / 0.07) ** 2))),
        });
      }
  }

  function shoulder(side: number) {
    const lift = normal(random) * 2;
    const clavicle = (t: number): Vector => [
      side * (17 + 138 * t),
      92 + lift - 26 * t - 9 * Math.sin(t * Math.PI) + 5 * Math.sin(t * 6.28),
      55 - 40 * t + 14 * Math.sin(t * 6.28),
    ];
    if ((parameters.clavicleImplant === "left" ? 1 : -1) === side && parameters.clavicleImplant)
      layImplant(plate, clavicle);
    tube({
      path: clavicle,
      from: 0,
      to: 1.06,
      height: (t) => 5.6 + 4.6 * step(0.22, 0, t) + 2.5 * step(0.75, 1, t),
      thickness: (t) => 5.2 + 3 * step(0.2, 0, t),
      cortex: 1.5,
      density: 1.15,
      fade: (t) => step(1.06, 0.96, t),
    });
    const a = [128, 92] as const;
    const b = [112, 238] as const;
    const c = [166, 112] as const;
    const beyond = (
      x: number,
      y: number,
      p: readonly [number, number],
      q: readonly [number, number],
    ) =>
      -((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])) /
      Math.hypot(q[0] - p[0], q[1] - p[1]);
    for (let x = 100; x < 176; x += spacing)
      for (let y = 84; y < 244; y += spacing) {
        const px = x + random() * spacing;
        const py = y + random() * spacing;
        const inside =
          Math.min(beyond(px, py, a, b), beyond(px, py, b, c), beyond(px, py, c, a)) +
          2.5 * noise(px / 18, py / 18, side) -
          1;
        if (inside > 0)
          lay(
            plate,
            side * px,
            py,
            (0.085 + 0.025 * noise(px / 8, py / 8, 2)) * step(0, 4, inside) * spacing * spacing,
          );
      }
    tube({
      path: (t) => [side * lerp(c[0], b[0], t), lerp(c[1], b[1], t) + 2, 0],
      from: 0.02,
      to: 0.98,
      height: (t) => lerp(5.5, 3, t),
      thickness: () => 4,
      cortex: 1.1,
      density: 0.8,
    });
    tube({
      path: (t) => [side * lerp(126, 182, t), 112 - 38 * t - 6 * Math.sin(t * 3), 0],
      from: 0,
      to: 1,
      height: (t) => 3 + 4 * t,
      thickness: () => 4,
      cortex: 1,
      density: 0.7,
    });
    tube({
      path: (t) => [side * lerp(164, 150, t), 103 - 10 * Math.sin(t * 2.6), 0],
      from: 0,
      to: 1,
      height: () => 5,
      thickness: () => 5,
      cortex: 1.2,
      density: 0.7,
    });
    blob(side * 199, 106, 26, 26, 0.9, (x, y) => {
      const q = Math.hypot(x, y) / 24;
      return q > 1
        ? 0
        : 46 * Math.sqrt(1 - q * q) * attenuation.spongy * 0.8 + (q > 0.93 ? 0.12 : 0);
    });
  }
}

/** A metal plate along the upper edge of the middle of a clavicle, with its screws (titanium, about 0.25 per mm at 70 keV). */
function layImplant(plate: Plate, clavicle: (t: number) => Vector): void {
  const metal = 0.25;
  const edge = (t: number, down: number): Vector => {
    const [x, y, z] = clavicle(t);
    return [x, y - 4.5 + down, z];
  };
  const pieces = 24;
  const at = (k: number) => lerp(0.34, 0.76, k / pieces);
  for (let k = 0; k < pieces; k++)
    cylinder(plate, edge(at(k), 0), edge(at(k + 1), 0), 2.3, 2.3, metal, true);
  for (const k of [1, 4, 8, 16, 20, 23])
    cylinder(plate, edge(at(k), 0), edge(at(k), 13), 1.3, 0.9, metal, true);
}

function unit(v: Vector): Vector {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
