import { capPoints, curlMass, lines, type Cap, type HairInk } from "./hair-shapes.ts";
import { mix } from "./palette.ts";
import type { Proportions } from "./proportions.ts";
import { ellipse, path, smooth, type Point } from "./svg.ts";

/** Hair drawn in two layers. */
export interface Hair {
  /** Behind head and shoulders. */
  readonly back: string;
  readonly front: string;
}

export function curls(
  p: Proportions,
  ink: HairInk,
  spread: number,
  size: number,
  low: number,
): Hair {
  const places: [number, number, number][] = [];
  const rows = [
    { r: 1.04, count: 13, from: -low, to: 180 + low },
    { r: 0.84, count: 11, from: -6, to: 186 },
    { r: 0.62, count: 8, from: 12, to: 168 },
  ];
  const cy = p.hairline + 14;
  for (const { r, count, from, to } of rows)
    for (let index = 0; index < count; index++) {
      const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
      const wobble = ((index * 7) % 5) / 5 - 0.4;
      const reach = (p.temple + spread) * r;
      const x = 100 - Math.cos(angle) * reach;
      const y = cy - Math.sin(angle) * (cy - p.top + spread * 0.6) * r;
      if (y > p.hairline + 8 && Math.abs(x - 100) < p.temple * 0.86) continue;
      places.push([x + wobble * 1.4, y + wobble * 2, size * (0.86 + 0.24 * Math.abs(wobble))]);
    }
  const shape: Cap = { volume: spread * 0.4, side: 0, out: 0, line: lines.even };
  return {
    back: "",
    front: path(smooth(capPoints(p, shape)), { fill: ink.base }) + curlMass(places, ink),
  };
}

/** Hair that falls behind the face to `low`, as wide as `out` beyond the temples. */
export function fall(p: Proportions, ink: HairInk, low: number, out: number, turn: number): string {
  const half: Point[] = [
    [0, p.top - 3],
    [p.temple * 0.5, p.top + 1],
    [p.temple * 0.86 + out * 0.6, p.top + 15],
    [p.temple + out, p.brow - 10],
    [p.cheek + out + 1.5, p.nose],
    [p.jaw + out + 6 + turn, low - 8],
    [p.jaw + out - 2 + turn * 2, low],
    [p.jaw * 0.5, low - 1],
  ];
  const points = [...half, ...[...half].reverse().map(([dx, y]): Point => [-dx, y])].map(
    ([dx, y]): Point => [100 + dx, y],
  );
  return (
    path(smooth(points, true, 0.9), { fill: mix(ink.base, ink.dark, 0.45) }) +
    [-1, 1]
      .map((side) =>
        path(
          `M${100 + side * (p.temple + out - 3)} ${p.brow}Q${100 + side * (p.cheek + out)} ${p.nose} ${100 + side * (p.jaw + out + 1)} ${low - 5}`,
          { stroke: ink.light, width: 1.6, opacity: 0.3 },
        ),
      )
      .join("")
  );
}

/** Locks that lie in front of the ears, down to `low`. */
export function locks(p: Proportions, ink: HairInk, low: number, out: number): string {
  return [-1, 1]
    .map((side) => {
      const x = (dx: number) => 100 + side * dx;
      const points: Point[] = [
        [x(p.temple - 5), p.hairline + 6],
        [x(p.temple + out), p.brow - 14],
        [x(p.cheek + out + 1), p.nose - 4],
        [x(p.jaw + out + 3), low - 4],
        [x(p.jaw + out - 3), low],
        [x(p.cheek - 1.5), p.nose + 4],
        [x(p.temple - 1.5), p.eye - 4],
      ];
      return (
        path(smooth(points, true, 0.9), {
          fill: side < 0 ? ink.base : mix(ink.base, ink.dark, 0.3),
        }) +
        path(
          `M${x(p.temple)} ${p.brow - 12}Q${x(p.cheek + out - 1)} ${p.nose - 8} ${x(p.jaw + out)} ${low - 5}`,
          { stroke: side < 0 ? ink.light : ink.dark, width: 1.2, opacity: 0.45 },
        )
      );
    })
    .join("");
}

export function tail(p: Proportions, ink: HairInk): string {
  const x = 100 + p.cheek;
  const points: Point[] = [
    [x - 12, p.brow - 6],
    [x + 3, p.eye - 2],
    [x + 10, p.nose + 4],
    [x + 8, p.chin + 6],
    [x - 1, p.chin + 30],
    [x - 8, p.chin + 34],
    [x - 9, p.chin + 8],
    [x - 8, p.nose],
  ];
  return (
    path(smooth(points), { fill: mix(ink.base, ink.dark, 0.25) }) +
    path(`M${x} ${p.eye}Q${x + 8} ${p.nose + 8} ${x - 3} ${p.chin + 30}`, {
      stroke: ink.light,
      width: 1.6,
      opacity: 0.4,
    }) +
    path(`M${x - 4} ${p.eye + 4}Q${x + 3} ${p.nose + 12} ${x - 6} ${p.chin + 31}`, {
      stroke: ink.dark,
      width: 1.3,
      opacity: 0.5,
    })
  );
}

export function plait(p: Proportions, ink: HairInk): string {
  return Array.from({ length: 6 }, (_, index) => {
    const y = p.mouth + 8 + index * 11.5;
    const x = 134 + Math.min(index, 2) * 1.4 - Math.max(0, index - 2) * 2;
    const r = 8.6 - index * 0.35;
    return (
      ellipse(x, y, r, 8, { fill: index % 2 ? ink.base : mix(ink.base, ink.dark, 0.3) }) +
      path(`M${x - r + 1} ${y - 3}q${r} 8 ${r * 1.9} 1`, {
        stroke: ink.dark,
        width: 1.3,
        opacity: 0.6,
      }) +
      path(`M${x - r + 2} ${y - 1}q${r * 0.6} 5 ${r} 5`, {
        stroke: ink.light,
        width: 1,
        opacity: 0.35,
      })
    );
  }).join("");
}

/** The down of an infant's scalp, densest at the crown. */
