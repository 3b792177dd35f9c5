import type { Proportions } from "./proportions.ts";
import { path, smooth, type Point } from "./svg.ts";

export interface HairInk {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
}

export interface Cap {
  /** Above the skull. */
  readonly volume: number;
  /** How low the hair comes before the ears, from the brow down. */
  readonly side: number;
  /** How far it stands off at the temples. */
  readonly out: number;
  /** The line of the forehead, from the patient's right to left: across (share of the temple) and down from the hairline. */
  readonly line: readonly (readonly [number, number])[];
}

/** Where a scalp ends and hair begins, all the way round: the outer edge over the crown and the line of the forehead. */
export function capPoints(p: Proportions, { volume, side, out, line }: Cap): Point[] {
  const t = p.temple;
  const low = p.brow + side;
  const half: Point[] = [
    [t + out - 0.6, low],
    [t + out + 1.2, p.brow - 12],
    [t * 0.86 + out * 0.7 + volume * 0.5, p.top + 18 - volume * 0.45],
    [t * 0.5 + volume * 0.25, p.top + 4.6 - volume * 0.85],
  ];
  const left = half.map(([dx, y]): Point => [100 - dx, y]);
  const right = [...half].reverse().map(([dx, y]): Point => [100 + dx, y]);
  const front = [...line]
    .reverse()
    .map(([across, down]): Point => [100 + across * t, p.hairline + down]);
  return [
    ...left,
    [100, p.top - volume],
    ...right,
    [100 + t - 3.2, low - 0.5],
    ...front,
    [100 - t + 3.2, low - 0.5],
  ];
}

/** A cap of hair with a sheen and a few strands from `parting` to the line of the forehead. */
export function cap(
  p: Proportions,
  ink: HairInk,
  shape: Cap,
  parting = -0.25,
  strands = 7,
): string {
  const d = smooth(capPoints(p, shape), true, 0.92);
  const rootX = 100 + parting * p.temple;
  const rootY = p.top + 2 - shape.volume * 0.5;
  const marks = Array.from({ length: strands }, (_, index) => {
    const share = index / Math.max(1, strands - 1);
    const across = -0.96 + 1.92 * share;
    const endX = 100 + across * p.temple;
    const lift = 1 - Math.abs(across);
    const endY = p.hairline + 8 * (1 - lift) - 9 + (index % 2) * 3;
    const bulge = shape.volume * 0.4 + 5;
    return path(
      `M${rootX} ${rootY}Q${(rootX + endX) / 2 + (across - parting) * 9} ${rootY + (endY - rootY) * 0.2 - bulge * 0.2} ${endX} ${endY}`,
      {
        stroke: index % 3 === 1 ? ink.light : ink.dark,
        width: index % 3 === 1 ? 1.5 : 1.1,
        opacity: index % 3 === 1 ? 0.42 : 0.36,
        clip: "hair",
      },
    );
  });
  return (
    `<clipPath id="hair"><path d="${d}"/></clipPath>` +
    path(d, { fill: ink.base }) +
    path(
      smooth(
        [
          [100 - p.temple * 0.9, p.hairline - 1],
          [100 - p.temple * 0.62, p.top + 7],
          [100 - p.temple * 0.1, p.top + 3 - shape.volume * 0.5],
          [100 - p.temple * 0.2, p.top + 10],
          [100 - p.temple * 0.62, p.top + 17],
        ],
        true,
      ),
      { fill: ink.light, opacity: 0.4, blur: "m", clip: "hair" },
    ) +
    path(
      smooth([
        [100 + p.temple * 0.45, p.top - 4],
        [100 + p.temple + 8, p.top + 16],
        [100 + p.temple + 8, p.brow + 10],
        [100 + p.temple * 0.86, p.brow - 6],
        [100 + p.temple * 0.72, p.top + 18],
      ]),
      { fill: ink.dark, opacity: 0.55, blur: "m", clip: "hair" },
    ) +
    marks.join("")
  );
}

/** Lines of a forehead, in the terms of `Cap.line`. */
export const lines = {
  even: [
    [-0.9, 22],
    [-0.8, 9],
    [-0.45, 1],
    [0, 0],
    [0.45, 1],
    [0.8, 9],
    [0.9, 22],
  ],
  square: [
    [-0.92, 22],
    [-0.86, 9],
    [-0.7, 2],
    [-0.3, 0],
    [0.3, 0],
    [0.7, 2],
    [0.86, 9],
    [0.92, 22],
  ],
  receding: [
    [-0.93, 22],
    [-0.88, 7],
    [-0.66, -9],
    [-0.36, -4],
    [0, -2],
    [0.36, -4],
    [0.66, -9],
    [0.88, 7],
    [0.93, 22],
  ],
  swept: [
    [-0.92, 24],
    [-0.82, 10],
    [-0.42, -4],
    [-0.28, -6],
    [0.1, 4],
    [0.5, 11],
    [0.84, 18],
    [0.94, 30],
  ],
  fringe: [
    [-0.93, 24],
    [-0.88, 16],
    [-0.5, 15],
    [-0.1, 14],
    [0.3, 16],
    [0.6, 14],
    [0.88, 17],
    [0.93, 24],
  ],
  parted: [
    [-0.94, 30],
    [-0.86, 17],
    [-0.5, 5],
    [-0.1, -7],
    [0.02, -8],
    [0.4, 4],
    [0.84, 17],
    [0.94, 30],
  ],
} as const satisfies Record<string, Cap["line"]>;

/** A mass of curls along a band over the skull, each a disc with a lit and a dark edge. */
export function curlMass(
  places: readonly (readonly [number, number, number])[],
  ink: HairInk,
): string {
  const discs = places.map(
    ([x, y, r]) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${ink.base}"/>`,
  );
  const arcs = places.map(([x, y, r], index) =>
    path(`M${x - r * 0.62} ${y + r * 0.2}a${r * 0.66} ${r * 0.66} 0 0 1 ${r * 0.96} ${-r * 0.72}`, {
      stroke: index % 2 ? ink.light : ink.dark,
      width: 1.2,
      opacity: index % 2 ? 0.5 : 0.6,
    }),
  );
  return discs.join("") + arcs.join("");
}
