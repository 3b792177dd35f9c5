export type Vector = readonly [number, number, number];

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;
/** From 0 at `a` to 1 at `b`, smooth at both ends; `a` may be above `b`. */
export const step = (a: number, b: number, value: number): number => {
  const share = clamp((value - a) / (b - a), 0, 1);
  return share * share * (3 - 2 * share);
};

/** Uniform numbers, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
/** Normally distributed, mean 0, deviation 1 (Box and Muller). */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random() * 0.999999)) * Math.cos(2 * Math.PI * random());

/** A smooth curve through points in order of x; level beyond its ends. */
export function curve(points: readonly (readonly [number, number])[]): (x: number) => number {
  const at = (index: number) => points[index] as readonly [number, number];
  const last = points.length - 1;
  return (x) => {
    if (x <= at(0)[0]) return at(0)[1];
    if (x >= at(last)[0]) return at(last)[1];
    let i = 0;
    while (x > at(i + 1)[0]) i++;
    const [x0, y0] = at(i);
    const [x1, y1] = at(i + 1);
    const h = x1 - x0;
    const t = (x - x0) / h;
    const m0 = i > 0 ? ((y1 - at(i - 1)[1]) / (x1 - at(i - 1)[0])) * h : y1 - y0;
    const m1 = i < last - 1 ? ((at(i + 2)[1] - y0) / (at(i + 2)[0] - x0)) * h : y1 - y0;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * y1 + (t3 - t2) * m1
    );
  };
}

/** A function of one length read from a table of quarter millimetres, for what is asked for every point of a ray. */
export function tabulated(of: (value: number) => number, from: number, to: number): typeof of {
  const table = new Float64Array(Math.ceil((to - from) * 4) + 2);
  for (let i = 0; i < table.length; i++) table[i] = of(from + i / 4);
  return (value) => {
    const place = (value < from ? 0 : value > to ? to - from : value - from) * 4;
    const i = Math.floor(place);
    const low = table[i] as number;
    return low + ((table[i + 1] as number) - low) * (place - i);
  };
}

/** A number from 0 to 1 for a place on a lattice. */
export const lattice = (x: number, y: number, z: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 ^ 0x5bd1e995);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
/** Value noise in space, -1 to 1. */
export function noise(x: number, y: number, z: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  let u = x - xi;
  let v = y - yi;
  let w = z - zi;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  w = w * w * (3 - 2 * w);
  const a = lerp(lattice(xi, yi, zi), lattice(xi + 1, yi, zi), u);
  const b = lerp(lattice(xi, yi + 1, zi), lattice(xi + 1, yi + 1, zi), u);
  const c = lerp(lattice(xi, yi, zi + 1), lattice(xi + 1, yi, zi + 1), u);
  const d = lerp(lattice(xi, yi + 1, zi + 1), lattice(xi + 1, yi + 1, zi + 1), u);
  return lerp(lerp(a, b, v), lerp(c, d, v), w) * 2 - 1;
}
/** Noise in octaves, each about half as strong as the one before. */
export function cloud(x: number, y: number, z: number, octaves = 4): number {
  let sum = 0;
  let share = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += share * noise(x, y, z);
    x = x * 2.03 + 7.1;
    y = y * 2.03 + 3.3;
    z = z * 2.03 + 1.7;
    share *= 0.55;
  }
  return sum;
}

/** A square picture blurred by `sigma` pixels: weighed for small blurs, three box averages for large ones. */
export function blur(source: Float32Array, size: number, sigma: number): Float32Array {
  const out = Float32Array.from(source);
  if (sigma < 0.2) return out;
  const between = new Float32Array(size * size);
  if (sigma < 4) {
    const reach = Math.ceil(sigma * 3);
    const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
      Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
    );
    const sum = weights.reduce((a, b) => a + b, 0);
    for (let pass = 0; pass < 2; pass++) {
      const from = pass ? between : source;
      const to = pass ? out : between;
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++) {
          let total = 0;
          for (let i = -reach; i <= reach; i++)
            total +=
              (weights[i + reach] as number) *
              (pass
                ? (from[clamp(y + i, 0, size - 1) * size + x] as number)
                : (from[y * size + clamp(x + i, 0, size - 1)] as number));
          to[y * size + x] = total / sum;
        }
    }
    return out;
  }
  const reach = Math.max(1, Math.round(sigma));
  const width = 2 * reach + 1;
  const sweep = (from: Float32Array, to: Float32Array, along: number, across: number) => {
    for (let line = 0; line < size; line++) {
      const start = line * across;
      const at = (i: number) => from[start + clamp(i, 0, size - 1) * along] as number;
      let total = 0;
      for (let i = -reach; i <= reach; i++) total += at(i);
      for (let i = 0; i < size; i++) {
        to[start + i * along] = total / width;
        total += at(i + reach + 1) - at(i - reach);
      }
    }
  };
  for (let pass = 0; pass < 3; pass++) {
    sweep(out, between, 1, size);
    sweep(between, out, size, 1);
  }
  return out;
}
