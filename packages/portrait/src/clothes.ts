import { clothShades, mix } from "./palette.ts";
import type { Garment, Sitter } from "./parameters.ts";
import type { Proportions } from "./proportions.ts";
import { group, path, smooth, type Point } from "./svg.ts";

interface Cloth {
  readonly main: string;
  readonly shade: string;
  readonly light: string;
  readonly under: string;
  readonly underShade: string;
}

/** A body in cloth, open at the neck by `width` and down to `depth` below the shoulder line. */
function body(p: Proportions, width: number, depth: number, fill: string, rise = 0): string {
  const y = p.shoulderY - rise;
  const s = p.shoulder;
  const half = (side: 1 | -1): Point[] => [
    [100 + side * width, y - 3],
    [100 + side * (width + 9), y - 0.5],
    [100 + side * s * 0.72, y + 7],
    [100 + side * s, y + 20],
    [100 + side * (s + 6), 206],
  ];
  const points: Point[] = [
    ...half(-1).reverse(),
    [100 - width * 0.55, y + depth * 0.66],
    [100, y + depth],
    [100 + width * 0.55, y + depth * 0.66],
    ...half(1),
  ];
  return path(`${smooth(points, false, 0.8)}L206 210L-6 210Z`, { fill });
}

/** Folds, and the shade of the far side. */
const folds = (p: Proportions, c: Cloth) =>
  path(
    `M${100 + p.shoulder * 0.5} ${p.shoulderY + 4}Q${100 + p.shoulder * 0.84} ${p.shoulderY + 14} ${100 + p.shoulder + 8} 206L${100 + p.shoulder * 0.3} 206Z`,
    { fill: c.shade, opacity: 0.42, blur: "m" },
  ) +
  path(`M${100 - p.shoulder * 0.62} 200q4 -10 2 -16M${100 + p.shoulder * 0.6} 200q-5 -9 -3 -15`, {
    stroke: c.shade,
    width: 1.6,
    opacity: 0.5,
  });

const neckline = (p: Proportions, width: number, depth: number, stroke: string, size: number) =>
  path(
    smooth(
      [
        [100 - width, p.shoulderY - 3],
        [100 - width * 0.55, p.shoulderY + depth * 0.66],
        [100, p.shoulderY + depth],
        [100 + width * 0.55, p.shoulderY + depth * 0.66],
        [100 + width, p.shoulderY - 3],
      ],
      false,
      0.8,
    ),
    { stroke, width: size, opacity: 0.95 },
  );

/** Two turned-down points of a collar. */
function collar(p: Proportions, fill: string, line: string, spread = 1): string {
  const y = p.shoulderY;
  const w = p.neck + 3;
  return [-1, 1]
    .map((side) => {
      const x = (dx: number) => 100 + side * dx;
      const points: Point[] = [
        [x(w + 1), y - 9],
        [x(w + 8 * spread), y - 1],
        [x(w - 2 + 6 * spread), y + 14],
        [x(5), y + 9],
        [x(3), y + 6],
      ];
      return path(`M${points.map(([px, py]) => `${px} ${py}`).join("L")}Z`, {
        fill: side < 0 ? fill : mix(fill, line, 0.16),
        stroke: line,
        width: 0.9,
      });
    })
    .join("");
}

/** The two fronts of something worn open over something else. */
function open(p: Proportions, c: Cloth, gap: number, lapel: boolean): string {
  const y = p.shoulderY;
  const s = p.shoulder;
  return [-1, 1]
    .map((side) => {
      const x = (dx: number) => 100 + side * dx;
      const fill = side < 0 ? c.main : mix(c.main, c.shade, 0.28);
      const points: Point[] = [
        [x(p.neck + 3), y - 6],
        [x(p.neck + 12), y - 1],
        [x(s * 0.74), y + 6],
        [x(s + 2), y + 19],
        [x(s + 8), 208],
        [x(gap), 208],
        [x(gap + 2), y + 26],
        [x(p.neck - 1), y + 8],
      ];
      return (
        path(`${smooth(points, true, 0.7)}`, { fill }) +
        (lapel
          ? path(
              `M${x(p.neck + 2)} ${y - 6}L${x(p.neck + 13)} ${y + 13}L${x(p.neck + 5)} ${y + 17}L${x(gap + 3)} 198L${x(p.neck - 2)} ${y + 8}Z`,
              { fill: mix(fill, c.light, 0.22), stroke: c.shade, width: 0.9 },
            )
          : path(`M${x(p.neck + 2)} ${y - 5}Q${x(gap + 4)} ${y + 14} ${x(gap + 1)} 206`, {
              stroke: c.shade,
              width: 2,
              opacity: 0.8,
            }))
      );
    })
    .join("");
}

const wears: Readonly<Record<Garment, (p: Proportions, c: Cloth) => string>> = {
  tshirt: (p, c) =>
    body(p, p.neck + 2, 11, c.main) + folds(p, c) + neckline(p, p.neck + 2, 11, c.shade, 2.4),
  shirt: (p, c) =>
    body(p, p.neck + 1, 17, c.main) +
    folds(p, c) +
    collar(p, mix(c.main, c.light, 0.35), c.shade) +
    path(`M100 ${p.shoulderY + 16}V204`, { stroke: c.shade, width: 1.2, opacity: 0.7 }),
  jacket: (p, c) =>
    body(p, p.neck + 1, 13, c.under) +
    neckline(p, p.neck + 1, 13, c.underShade, 2) +
    open(p, c, 13, true),
  coat: (p, c) =>
    body(p, p.neck + 1, 12, c.under) +
    open(p, c, 7, true) +
    path(`M92 ${p.shoulderY + 30}a2.4 2.4 0 1 0 .1 0`, { fill: c.shade }),
  parka: (p, c) =>
    path(
      smooth([
        [100 - p.neck - 26, p.shoulderY + 8],
        [100 - p.neck - 12, p.chin - 4],
        [100 - p.neck, p.chin + 2],
        [100 + p.neck, p.chin + 2],
        [100 + p.neck + 12, p.chin - 4],
        [100 + p.neck + 26, p.shoulderY + 8],
      ]),
      { fill: mix(c.main, c.shade, 0.4) },
    ),
  cardigan: (p, c) =>
    body(p, p.neck + 2, 14, c.under) +
    neckline(p, p.neck + 2, 14, c.underShade, 1.8) +
    open(p, c, 9, false),
  jumper: (p, c) =>
    body(p, p.neck + 1, 7, c.main, 2) +
    folds(p, c) +
    neckline(p, p.neck + 0.5, 6, mix(c.main, c.shade, 0.55), 6) +
    neckline(p, p.neck + 0.5, 3.6, mix(c.main, c.light, 0.3), 1),
  fleece: (p, c) =>
    body(p, p.neck + 1, 16, c.under) +
    open(p, c, 1.2, false) +
    path(
      smooth([
        [100 - p.neck - 5, p.shoulderY + 1],
        [100 - p.neck - 3, p.chin + 6],
        [100 - p.neck + 5, p.chin + 8],
        [97, p.shoulderY + 15],
      ]),
      { fill: mix(c.main, c.light, 0.2) },
    ) +
    path(
      smooth([
        [100 + p.neck + 5, p.shoulderY + 1],
        [100 + p.neck + 3, p.chin + 6],
        [100 + p.neck - 5, p.chin + 8],
        [103, p.shoulderY + 15],
      ]),
      { fill: mix(c.main, c.shade, 0.2) },
    ) +
    path(`M100 ${p.shoulderY + 16}V204`, { stroke: c.shade, width: 1.6 }),
  apron: (p, c) =>
    body(p, p.neck + 1, 15, c.under) +
    collar(p, mix(c.under, c.light, 0.25), c.underShade) +
    path(
      `M${100 - p.shoulder * 0.5} 206L${100 - p.shoulder * 0.36} ${p.shoulderY + 19}H${100 + p.shoulder * 0.36}L${100 + p.shoulder * 0.5} 206Z`,
      { fill: c.main, stroke: c.shade, width: 1.2 },
    ) +
    path(
      `M${100 - p.shoulder * 0.34} ${p.shoulderY + 19}L${100 - p.neck - 4} ${p.shoulderY - 1}M${100 + p.shoulder * 0.34} ${p.shoulderY + 19}L${100 + p.neck + 4} ${p.shoulderY - 1}`,
      { stroke: c.main, width: 4 },
    ),
  tunic: (p, c) =>
    body(p, p.neck + 1, 24, c.main) +
    folds(p, c) +
    path(
      `M${100 - p.neck - 1} ${p.shoulderY - 4}L100 ${p.shoulderY + 22}L${100 + p.neck + 1} ${p.shoulderY - 4}`,
      { stroke: mix(c.main, c.light, 0.55), width: 2.6 },
    ),
  pyjamas: (p, c) =>
    body(p, p.neck + 1, 19, c.main) +
    folds(p, c) +
    collar(p, c.main, mix(c.main, c.light, 0.7), 1.2) +
    path(`M100 ${p.shoulderY + 18}V204`, { stroke: mix(c.main, c.light, 0.7), width: 1.4 }),
  vest: (p, c) =>
    path(
      `M${100 - p.neck - 14} 206L${100 - p.neck - 10} ${p.shoulderY + 1}L${100 - p.neck - 1} ${p.shoulderY - 1}Q${100 - p.neck + 1} ${p.shoulderY + 24} 100 ${p.shoulderY + 25}Q${100 + p.neck - 1} ${p.shoulderY + 24} ${100 + p.neck + 1} ${p.shoulderY - 1}L${100 + p.neck + 10} ${p.shoulderY + 1}L${100 + p.neck + 14} 206Z`,
      { fill: c.main, stroke: c.shade, width: 1 },
    ),
  blanket: (p, c) =>
    body(p, p.neck + 2, 10, c.under) +
    neckline(p, p.neck + 2, 10, c.underShade, 2.2) +
    path(
      `M-4 ${p.shoulderY + 24}Q60 ${p.shoulderY + 10} 100 ${p.shoulderY + 21}Q140 ${p.shoulderY + 12} 204 ${p.shoulderY + 22}V210H-4Z`,
      { fill: c.main },
    ) +
    path(
      `M20 ${p.shoulderY + 27}Q64 ${p.shoulderY + 16} 100 ${p.shoulderY + 27}Q142 ${p.shoulderY + 18} 182 ${p.shoulderY + 27}`,
      { stroke: mix(c.main, c.light, 0.6), width: 1.6, opacity: 0.6 },
    ),
};

/** What the sitter wears. Bare shoulders are drawn by `neck`. */
export function clothesOf({ portrait }: Sitter, p: Proportions): string {
  const main = clothShades[portrait.cloth];
  const under = clothShades[portrait.under ?? "cream"];
  const c: Cloth = {
    main,
    shade: mix(main, "#191724", 0.3),
    light: mix(main, "#fff8ee", 0.4),
    under,
    underShade: mix(under, "#191724", 0.24),
  };
  const fit = { ...p, neck: p.neck };
  const over =
    portrait.wears === "parka" ? body(p, p.neck + 1, 12, c.under) + wears.coat(fit, c) : "";
  return group([wears[portrait.wears](fit, c), over]);
}

/** Shoulders in skin for what leaves them bare. */
export const bareShoulders = (p: Proportions, skin: string): string => body(p, p.neck - 2, 2, skin);
