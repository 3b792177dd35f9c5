import { clamp, lerp } from "./maths.ts";
import { field } from "./parameters.ts";

/** A square of line integrals, `size` pixels over the field of view, that structures are laid on. */
export interface Plate {
  readonly size: number;
  /** Millimetres to a pixel. */
  readonly pitch: number;
  readonly values: Float32Array;
}

export const plateOf = (size: number): Plate => ({
  size,
  pitch: field / size,
  values: new Float32Array(size * size),
});

/** Lays `amount` (attenuation times mm²) at a place, shared among the four nearest pixels. */
export function lay({ size, pitch, values }: Plate, x: number, y: number, amount: number): void {
  const fx = (x + field / 2) / pitch - 0.5;
  const fy = y / pitch - 0.5;
  const i = Math.floor(fx);
  const j = Math.floor(fy);
  if (i < 0 || j < 0 || i >= size - 1 || j >= size - 1) return;
  const u = fx - i;
  const v = fy - j;
  const k = j * size + i;
  const m = amount / (pitch * pitch);
  values[k] = (values[k] as number) + m * (1 - u) * (1 - v);
  values[k + 1] = (values[k + 1] as number) + m * u * (1 - v);
  values[k + size] = (values[k + size] as number) + m * (1 - u) * v;
  values[k + size + 1] = (values[k + size + 1] as number) + m * u * v;
}

type Place = readonly [number, number, number];

/** A tapering cylinder from p to q; with `most` the deepest of all that overlap counts, not their sum. */
export function cylinder(
  { size, pitch, values }: Plate,
  p: Place,
  q: Place,
  from: number,
  to: number,
  mu: number,
  most: boolean,
): void {
  const x0 = (p[0] + field / 2) / pitch;
  const y0 = p[1] / pitch;
  const x1 = (q[0] + field / 2) / pitch;
  const y1 = q[1] / pitch;
  const reach = Math.max(from, to) / pitch + 1.5;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const square = dx * dx + dy * dy + 1e-6;
  const length = Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]);
  const slant = Math.min(1.25, length / (Math.sqrt(square) * pitch + 0.5));
  const i0 = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const i1 = Math.min(size - 1, Math.ceil(Math.max(x0, x1) + reach));
  const j0 = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const j1 = Math.min(size - 1, Math.ceil(Math.max(y0, y1) + reach));
  for (let j = j0; j <= j1; j++)
    for (let i = i0; i <= i1; i++) {
      const t = ((i + 0.5 - x0) * dx + (j + 0.5 - y0) * dy) / square;
      if (!most && (t < 0 || t >= 1)) continue;
      const s = clamp(t, 0, 1);
      const away = Math.hypot(i + 0.5 - x0 - s * dx, j + 0.5 - y0 - s * dy) * pitch;
      const r = lerp(from, to, s);
      const least = Math.max(r, pitch * 0.8);
      const weight = r < pitch * 0.8 ? (r / (pitch * 0.8)) ** 2 : 1;
      if (away >= least) continue;
      const m = mu * weight * 2 * Math.sqrt(least * least - away * away) * slant;
      const k = j * size + i;
      if (!most) values[k] = (values[k] as number) + m;
      else if (m > (values[k] as number)) values[k] = m;
    }
}
