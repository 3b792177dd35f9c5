export type Point = readonly [number, number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A smooth curve through points (Catmull-Rom, as Béziers), closed where asked; `ease` 1 is round, 0 straight. */
export function smooth(points: readonly Point[], isClosed = true, ease = 1): string {
  const count = points.length;
  const point = (index: number): Point =>
    isClosed
      ? (points[(index + count) % count] as Point)
      : (points[Math.min(count - 1, Math.max(0, index))] as Point);
  const parts = [`M${at(point(0))}`];
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const pull = ease / 6;
    const first: Point = [
      from[0] + (to[0] - before[0]) * pull,
      from[1] + (to[1] - before[1]) * pull,
    ];
    const second: Point = [
      to[0] - (after[0] - from[0]) * pull,
      to[1] - (after[1] - from[1]) * pull,
    ];
    parts.push(`C${at(first)} ${at(second)} ${at(to)}`);
  }
  return parts.join("") + (isClosed ? "Z" : "");
}

/** Points of the right half mirrored about x = 100, ordered all the way round. */
export const mirrored = (right: readonly Point[]): Point[] => [
  ...right,
  ...[...right]
    .reverse()
    .filter(([dx]) => dx !== 0)
    .map(([dx, y]): Point => [-dx, y]),
];
export const centred = (points: readonly Point[]): Point[] =>
  points.map(([dx, y]): Point => [100 + dx, y]);

interface Look {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly blur?: "s" | "m" | "l";
  readonly clip?: string;
  readonly turn?: string;
}
const lookOf = ({ fill, stroke, width, opacity, blur, clip, turn }: Look) =>
  [
    `fill="${fill ?? "none"}"`,
    stroke &&
      `stroke="${stroke}" stroke-width="${n(width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`,
    opacity !== undefined && opacity < 1 && `opacity="${Math.round(opacity * 100) / 100}"`,
    blur && `filter="url(#blur-${blur})"`,
    clip && `clip-path="url(#${clip})"`,
    turn && `transform="${turn}"`,
  ]
    .filter(Boolean)
    .join(" ");

export const path = (d: string, look: Look): string => `<path d="${d}" ${lookOf(look)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, look: Look): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${lookOf(look)}/>`;
export const group = (parts: readonly (string | false)[], attributes = ""): string =>
  `<g${attributes && ` ${attributes}`}>${parts.filter(Boolean).join("")}</g>`;
export const clipPath = (id: string, inner: string): string =>
  `<clipPath id="${id}">${inner}</clipPath>`;
/** A line that swells in its middle: a lid, a brow, a crease. */
export function tapered(points: readonly Point[], width: number, look: Look, lead = 0.25): string {
  const count = points.length - 1;
  const widthAt = (index: number) => {
    const share = index / count;
    return (
      width * Math.min(1, lead + (1 - lead) * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.08)))
    );
  };
  const upper = points.map(([x, y], index): Point => [x, y - widthAt(index) / 2]);
  const lower = points.map(([x, y], index): Point => [x, y + widthAt(index) / 2]).reverse();
  return path(smooth([...upper, ...lower], true, 0.9), look);
}
