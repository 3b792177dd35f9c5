import { cageOf, radius, type Cage } from "./cage.ts";
import { fluidIn } from "./fluid.ts";
import { filledBy } from "./lobes.ts";
import { lerp, step } from "./maths.ts";
import { mediastinumOf } from "./mediastinum.ts";
import { attenuation, type ChestParameters } from "./parameters.ts";

/** A chest that rays can be sent through. x from the patient's right (negative) to left, y down, z to the front, in mm. */
export interface Phantom {
  readonly parameters: ChestParameters;
  readonly cage: Cage;
  readonly mediastinum: (x: number, y: number, z: number) => number;
  readonly filled: (x: number, y: number, z: number) => number;
  /** Linear attenuation at a place inside the chest, per mm. */
  readonly tissue: (x: number, y: number, z: number) => number;
  /** Whether a vessel may end here: `margin` mm inside aerated lung. */
  readonly inLung: (x: number, y: number, z: number, margin: number) => boolean;
  /** Depth of the rim of air between chest wall and lung, mm. */
  readonly rim: (x: number, y: number) => number;
}

interface Envelope {
  wall: number;
  apex: number;
  base: number;
}

export function phantomOf(parameters: ChestParameters): Phantom {
  const cage = cageOf(parameters);
  const mediastinum = mediastinumOf(cage, parameters);
  const filled = filledBy(parameters);
  const fluid = fluidIn(cage, parameters);
  const { pneumothorax, consolidation, hyperinflation } = parameters;
  const apexY = 44;
  const hilumY = 170;

  const envelope = (x: number, y: number, z: number, out: Envelope) => {
    const zc = z - cage.middle(y);
    const r = radius(x / cage.width(y), zc / cage.depth(y));
    const length = Math.sqrt(x * x + zc * zc);
    out.wall = r < 1e-4 ? 60 : ((1 - r) / r) * length;
    const ax = Math.abs(x) - 50;
    out.apex = (y - (apexY + 0.011 * ax * ax + 0.006 * (z + 22) * (z + 22))) * 0.8;
    out.base = (cage.diaphragm(x, z, y) - y) * 0.72;
    if (fluid.level) out.base = Math.min(out.base, (fluid.level(x, z, out.wall) - y) * 0.8);
  };
  /** At the apex the lung falls by the apical distance, along the wall it stands off by the distance at the hilum. */
  const rim = (x: number, y: number) => {
    if (!pneumothorax || (pneumothorax.side === "right") !== x < 0) return 0;
    return pneumothorax.hilumCm * 10 * lerp(1, 0.1, step(hilumY + 20, 300, y));
  };
  const fallen = pneumothorax ? pneumothorax.apexCm * 10 : 0;
  const lungBase = attenuation.lung * (1 - 0.3 * hyperinflation);
  const at: Envelope = { wall: 0, apex: 0, base: 0 };

  const tissue = (x: number, y: number, z: number): number => {
    envelope(x, y, z, at);
    const inside = Math.min(at.wall, at.apex, at.base);
    if (inside < -1.5) return attenuation.soft;
    const solid = mediastinum(x, y, z);
    const nearest = solid < inside ? solid : inside;
    if (nearest < -1.5) return attenuation.soft;
    const share = step(-1.2, 1.2, nearest);
    let mu = lungBase * (1 + (0.12 * (y - 160)) / 120);
    const hx = Math.abs(x) - 43;
    const hy = y - (x < 0 ? 178 : 168) - 4 * hyperinflation;
    const q = (hx * hx) / 330 + (hy * hy) / 900 + (z * z) / 500;
    if (q < 4) mu += attenuation.soft * 0.34 * Math.exp(-q);
    const gap = rim(x, y);
    if (gap > 0.1) {
      // The lung's own edge: fallen from the apex and off the wall, with the visceral pleura as a thin line.
      const edge = Math.min(at.wall - gap, at.apex / 0.8 - fallen);
      mu = mu * 1.25 * step(-0.6, 0.6, edge) + 0.00002;
      const line = 1 - Math.abs(edge) / 1.1;
      if (line > 0) mu += line * 0.85 * attenuation.soft;
    }
    mu += fluid.haze(x, y, z) * attenuation.soft;
    if (consolidation) mu = lerp(mu, attenuation.soft, filled(x, y, z));
    return lerp(attenuation.soft, mu, share);
  };

  const inLung = (x: number, y: number, z: number, margin: number): boolean => {
    envelope(x, y, z, at);
    if (Math.min(at.wall, at.apex, at.base) < margin) return false;
    const gap = rim(x, y);
    if (gap > 0 && Math.min(at.wall - gap, at.apex / 0.8 - fallen) < margin) return false;
    return mediastinum(x, y, z) > margin;
  };
  return { parameters, cage, mediastinum, filled, tissue, inLung, rim };
}
