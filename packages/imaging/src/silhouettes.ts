import { bodyThickness } from "./cage.ts";
import { lattice } from "./maths.ts";
import { attenuation, type ChestParameters, field } from "./parameters.ts";
import { phantomOf } from "./phantom.ts";
import { plateOf, type Plate } from "./plate.ts";

/** Ray depth that is sampled at once, mm. */
const stride = 3;

/** What each ray loses in everything but bones, vessels and airways: the silhouettes. */
export function silhouettes(p: ChestParameters, size: number, phantom = phantomOf(p)): Plate {
  const { cage, tissue } = phantom;
  const body = plateOf(size);
  const { pitch } = body;
  const thickness = bodyThickness(cage, p);
  for (let j = 0; j < size; j++) {
    const y = (j + 0.5) * pitch;
    const w = cage.width(y);
    const d = cage.depth(y);
    const zc = cage.middle(y);
    for (let i = 0; i < size; i++) {
      const x = (i + 0.5) * pitch - field / 2;
      let sum = attenuation.soft * thickness(x, y);
      const q = Math.abs(x) / w;
      if (y > 40 && q < 1.02) {
        const half = d * Math.sqrt(Math.max(0, 1 - q * q * 0.94)) + 4;
        const offset = (lattice(i, j, 3) - 0.5) * stride * 0.9;
        let lost = 0;
        for (let z = zc - half; z < zc + half; z += stride)
          lost += tissue(x, y, z + offset) - attenuation.soft;
        sum += lost * stride;
      }
      body.values[j * size + i] = Math.max(0.02, sum);
    }
  }
  return body;
}
