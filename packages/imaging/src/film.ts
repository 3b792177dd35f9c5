import { blur, clamp, cloud, normal, seeded } from "./maths.ts";
import { layBones } from "./bones.ts";
import { fitted } from "./measure.ts";
import { type ChestParameters, field } from "./parameters.ts";
import { phantomOf } from "./phantom.ts";
import { plateOf } from "./plate.ts";
import { silhouettes } from "./silhouettes.ts";
import { layTrees } from "./trees.ts";

/** A picture in grey: 0 black to 255 white, row by row. */
export interface Film {
  readonly size: number;
  readonly pixels: Uint8Array;
  /** Millimetres to a pixel, and the millimetres cut off at the left and the top of the field. */
  readonly pitch: number;
  readonly left: number;
  readonly top: number;
}

/** What each ray loses on its way (Beer and Lambert: the detector sees exp of minus this). */
export function lineIntegrals(p: ChestParameters, size: number): Float32Array {
  const phantom = phantomOf(p);
  const body = silhouettes(p, size, phantom);
  const { pitch } = body;
  const bones = plateOf(size);
  layBones(bones, phantom);
  const trees = layTrees(size, phantom);
  const fine = 0.5 / pitch;
  const lung = blur(body.values, size, 0.8 * fine);
  const bone = blur(bones.values, size, 0.95 * fine);
  const tree = blur(trees.values, size, 0.9 * fine);
  const out = new Float32Array(size * size);
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const k = j * size + i;
      const x = i * pitch;
      const y = j * pitch;
      const grain =
        cloud(x / 11, y / 11, 9.5 + p.seed, 5) * 0.055 +
        cloud(x / 42, y / 42, 2.5 + p.seed, 3) * 0.1;
      const isLung = clamp(1.2 - (lung[k] as number) / 3.2, 0, 1);
      out[k] = Math.max(
        0.01,
        (lung[k] as number) +
          (tree[k] as number) * 1.75 +
          (bone[k] as number) * 0.92 +
          grain * (0.35 + isLung),
      );
    }
  return out;
}

/** The detector: scatter, quantum noise, and the processing of a digital film, cut to the chest. */
export function develop(lost: Float32Array, size: number, p: ChestParameters): Film {
  const random = seeded(p.seed + 99);
  const pitch = field / size;
  const fine = 0.5 / pitch;
  const light = lost.map((value) => Math.exp(-value));
  const wide = blur(light, size, 48 * fine);
  const near = blur(light, size, 14 * fine);
  const grain = new Float32Array(size * size);
  for (let k = 0; k < grain.length; k++) grain[k] = normal(random);
  const noise = blur(grain, size, 0.75);
  const density = light.map((value, k) => {
    const seen = value * 0.8 + (wide[k] as number) * 0.16 + (near[k] as number) * 0.06 + 0.0012;
    return Math.log(
      Math.max(1e-5, seen * (1 + (noise[k] as number) * 0.045 * Math.sqrt(0.04 / (seen + 0.004)))),
    );
  });
  const low = blur(density, size, 40 * fine);
  const middle = blur(density, size, 5 * fine);
  const shown = density.map(
    (value, k) =>
      -(
        0.47 * (low[k] as number) +
        ((middle[k] as number) - (low[k] as number)) * 0.84 +
        (value - (middle[k] as number)) * 1.15
      ),
  );
  const rim = Math.round((45 * size) / field);
  const sorted = shown
    .filter((_, k) => {
      const x = k % size;
      const y = Math.floor(k / size);
      return x > rim && x < size - rim && y > rim && y < size - rim;
    })
    .sort();
  const black = sorted[Math.floor(sorted.length * 0.015)] as number;
  const white = sorted[Math.floor(sorted.length * 0.992)] as number;
  const left = Math.round(22 / pitch);
  const top = Math.round(11 / pitch);
  const cut = Math.round(340 / pitch);
  const pixels = new Uint8Array(cut * cut);
  for (let j = 0; j < cut; j++)
    for (let i = 0; i < cut; i++) {
      let t = ((shown[(j + top) * size + i + left] as number) - black) / (white - black);
      t = t * 0.87 + 0.06;
      const q = t <= 0 ? 0.03 * Math.exp(t * 8) : t;
      const v = (1 / (1 + Math.exp(-5 * (q - 0.5))) - 0.076) / 0.848;
      pixels[j * cut + i] = clamp(Math.round(255 * clamp(v, 0, 1) ** 1.05 * 0.97 + 4), 0, 255);
    }
  const film = { size: cut, pixels, pitch, left: left * pitch, top: top * pitch };
  mark(film);
  return film;
}

/** The letter L at the patient's left shoulder, as on every film. */
function mark({ size, pixels, pitch }: Film): void {
  const unit = 0.5 / pitch;
  const x0 = Math.round(628 * unit * 1.01);
  const y0 = Math.round(20 * unit);
  for (let j = 0; j < 30 * unit; j++)
    for (let i = 0; i < 18 * unit; i++)
      if (i < 5 * unit || j > 25 * unit) pixels[(y0 + j) * size + x0 + i] = 250;
}

/**
 * A frontal chest film. The same parameters give the same picture.
 * @param size pixels across the whole field of 384 mm; 768 is half a millimetre to a pixel
 */
export function chestFilm(parameters: ChestParameters, size = 768): Film {
  const p = fitted(parameters);
  return develop(lineIntegrals(p, size), size, p);
}
