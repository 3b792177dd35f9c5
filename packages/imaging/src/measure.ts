import { cageOf } from "./cage.ts";
import { angleOf } from "./fluid.ts";
import { silhouettes } from "./silhouettes.ts";
import { type ChestParameters, field } from "./parameters.ts";

/** Borders that a silhouette sign takes away: of heart, diaphragm and great vessels. */
export const edges = [
  "rightDome",
  "leftDome",
  "rightHeart",
  "leftHeart",
  "superiorVenaCava",
  "aorticKnuckle",
] as const;
export type Edge = (typeof edges)[number];

/** What a radiologist would measure, from the silhouettes of a drawn film. */
export interface Landmarks {
  readonly cardiothoracicRatio: number;
  /** Width of the shadow of the great vessels at the aortic arch, mm. */
  readonly mediastinum: number;
  /** The highest point of the right dome, mm from the top of the field. */
  readonly domeRight: number;
  /** How far the right dome stands above a line from one angle to the other, mm; below 15 it counts as flat. */
  readonly domeHeight: number;
  /** From the chest wall's inner edge to the lung's, mm, at the apex (downward) and at the height of the hilum (inward). */
  readonly rim: { readonly apex: number; readonly hilum: number } | null;
  /** How far white stands up each side wall above the angle of the diaphragm, mm: of an effusion its height. */
  readonly white: Readonly<Record<"left" | "right", number>>;
  /** How much whiter the outer lung is above the angle than a hand's breadth higher up, by side. */
  readonly wedge: Readonly<Record<"left" | "right", number>>;
  /** The highest point of the left dome beside the heart, mm from the top of the field. */
  readonly domeLeft: number;
  /** How much whiter the lung is beside the hila than at the sides of the same level, right and left together. */
  readonly haze: number;
  /** The strongest level line in the right lung between hilum and side wall: its jump of attenuation. */
  readonly fissure: number;
  /** How strongly a border shows: the jump of attenuation across it. */
  readonly edges: Readonly<Record<Edge, number>>;
}

/** @param size pixels across the field; 256 is accurate to about 2 mm */
export function landmarksOf(p: ChestParameters, size = 256): Landmarks {
  const { values, pitch } = silhouettes(p, size);
  const cage = cageOf(p);
  const at = (x: number, y: number) =>
    values[
      Math.min(size - 1, Math.max(0, Math.round(y / pitch - 0.5))) * size +
        Math.min(size - 1, Math.max(0, Math.round((x + field / 2) / pitch - 0.5)))
    ] as number;
  /** From the lung inward to the first edge, where the shadow of heart or vessels begins. */
  const border = (y: number, side: 1 | -1) => {
    for (let x = cage.width(y) * 0.8; x > 0; x -= pitch / 2)
      if (at(side * (x - 2.5), y) - at(side * (x + 2.5), y) > 0.3) return x;
    return 0;
  };
  const levels = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / 2) }, (_, i) => from + i * 2);
  const heart = levels(195, cage.domeRight - 10);
  const right = Math.max(...heart.map((y) => border(y, -1)));
  const left = Math.max(...levels(195, cage.domeLeft - 14).map((y) => border(y, 1)));
  const inner = 2 * Math.max(...heart.map((y) => cage.width(y)));
  const top = (x: number) => {
    for (let y = 200; y < 370; y += pitch / 2) if (at(x, y + 6) - at(x, y - 6) > 0.55) return y;
    return 370;
  };
  const dome = Math.min(...levels(-90, -35).map(top));
  /** The strongest jump from lung to shadow on one side at a level, going inward between two distances from the middle. */
  const jump = (side: 1 | -1, y: number, from: number, to: number) =>
    Math.max(...levels(from, to).map((x) => at(side * (x - 3.5), y) - at(side * (x + 3.5), y)));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const domeEdge = (x: number, top: number) => Math.abs(at(x, top + 9) - at(x, top - 11));
  return {
    cardiothoracicRatio: (right + left) / inner,
    mediastinum: border(132, -1) + border(132, 1),
    domeRight: dome,
    domeHeight: cage.diaphragm(-cage.width(320) * 0.92, 0) - cage.domeRight,
    rim: p.pneumothorax ? rimOf(p.pneumothorax.side === "left" ? 1 : -1) : null,
    white: { left: whiteOf(1), right: whiteOf(-1) },
    wedge: { left: wedgeOf(1), right: wedgeOf(-1) },
    domeLeft: Math.min(...levels(94, 108).map(top)),
    haze: at(-52, 196) + at(52, 196) - at(-104, 196) - at(104, 196),
    fissure: Math.max(
      ...levels(150, 190).map((y) => at(-80, y) - (at(-80, y - 7) + at(-80, y + 7)) / 2),
    ),
    edges: {
      rightDome: domeEdge(-62, cage.domeRight),
      leftDome: domeEdge(84, cage.diaphragm(84, 22)),
      rightHeart: jump(-1, 228, 28, 72),
      leftHeart: mean([222, 236].map((y) => jump(1, y, 50, 112))),
      superiorVenaCava: mean([110, 124].map((y) => jump(-1, y, 16, 44))),
      aorticKnuckle: mean([122, 132].map((y) => jump(1, y, 24, 60))),
    },
  };

  function wedgeOf(side: 1 | -1) {
    const y = angleOf(cage, side) - 40;
    const out = (level: number) => at(side * (cage.width(level) - 13), level);
    return out(y) - (out(y - 30) + out(y + 24)) / 2;
  }

  function whiteOf(side: 1 | -1) {
    const x = (y: number) => side * (cage.width(y) - 12);
    const found = levels(190, 366).find((y) => at(x(y), y + 7) - at(x(y), y - 7) > 0.4);
    return angleOf(cage, side) - (found ?? 366);
  }

  /** The lung's edge is where attenuation rises most, going from the rim of air into the lung. */
  function rimOf(side: 1 | -1) {
    const steepest = (places: readonly number[], rise: (place: number) => number) =>
      places.reduce((best, place) => (rise(place) > rise(best) ? place : best));
    const x = side * 50;
    const apex = steepest(levels(54, 132), (y) => at(x, y + 2) - at(x, y - 2));
    const y = 170;
    const wall = cage.width(y);
    const edge = steepest(
      levels(70, wall - 6),
      (away) => at(side * (away - 2), y) - at(side * (away + 2), y),
    );
    return { apex: apex - 44, hilum: wall - edge };
  }
}

/**
 * The same chest with its heart drawn so wide that the film measures what the report says: how wide a silhouette comes out
 * depends on the chest around it.
 */
export function fitted(p: ChestParameters): ChestParameters {
  const { seed, sex, projection, build, cardiothoracicRatio, hyperinflation, mediastinumCm } = p;
  const plain = {
    ...{ seed, sex, projection, build, cardiothoracicRatio, hyperinflation, mediastinumCm },
    ...{ domesUpCm: p.domesUpCm, raisedDome: p.raisedDome },
  };
  let drawn = p.cardiothoracicRatio;
  for (let turn = 0; turn < 3; turn++)
    drawn +=
      p.cardiothoracicRatio -
      landmarksOf({ ...plain, cardiothoracicRatio: drawn }, 192).cardiothoracicRatio;
  return { ...p, cardiothoracicRatio: drawn };
}
