import { curls, fall, locks, plait, tail, type Hair } from "./hair-pieces.ts";
import { cap, capPoints, lines, type Cap, type HairInk } from "./hair-shapes.ts";
import { hairShades, mix } from "./palette.ts";
import type { HairStyle, Sitter } from "./parameters.ts";
import type { Proportions } from "./proportions.ts";
import { ellipse, path, smooth } from "./svg.ts";

const bald: Hair = { back: "", front: "" };

const down = (p: Proportions, ink: HairInk, opacity: number): string =>
  `<g clip-path="url(#face)">${ellipse(100, p.top + 2, p.temple * 0.98, 20, { fill: ink.base, opacity, blur: "m" })}</g>`;

type Style = (p: Proportions, ink: HairInk, sitter: Sitter) => Hair;
const capped =
  (shape: Cap, parting?: number, strands?: number): Style =>
  (p, ink) => ({ back: "", front: cap(p, ink, shape, parting, strands) });

const styles: Readonly<Record<HairStyle, Style>> = {
  fuzz: (p, ink) => ({
    back: "",
    front:
      down(p, ink, 0.7) +
      Array.from({ length: 12 }, (_, i) => {
        const a = ((42 + i * 8.7) * Math.PI) / 180;
        const x = 100 - Math.cos(a) * (p.temple - 1);
        const y = p.top + 34 - Math.sin(a) * 34;
        return path(
          `M${x} ${y + 6}q${(i % 3) - 1} -3 ${(100 - x) * -0.05 + ((i * 5) % 4) - 1.6} -5`,
          { stroke: ink.base, width: 0.9, opacity: 0.32 },
        );
      }).join(""),
  }),
  tuft: (p, ink) => ({
    back: "",
    front:
      down(p, ink, 0.4) +
      path(
        smooth([
          [91, p.top + 9],
          [88, p.top - 3],
          [94, p.top - 2],
          [96, p.top - 12],
          [100, p.top - 3],
          [107, p.top - 9],
          [106, p.top - 1],
          [112, p.top - 1],
          [108, p.top + 9],
          [100, p.top + 13],
        ]),
        { fill: ink.base },
      ) +
      path(`M95 ${p.top + 7}q-1 -6 0 -11M103 ${p.top + 8}q0 -6 3 -10`, {
        stroke: ink.light,
        width: 1.2,
        opacity: 0.4,
      }),
  }),
  baby_curls: (p, ink) => curls(p, ink, 0, 6.4, -26),
  tousled: capped(
    {
      volume: 4,
      side: -4,
      out: 1,
      line: [
        [-0.94, 20],
        [-0.84, 12],
        [-0.6, 5],
        [-0.42, 13],
        [-0.16, 4],
        [0.08, 12],
        [0.3, 3],
        [0.56, 10],
        [0.82, 12],
        [0.94, 20],
      ],
    },
    0.15,
    9,
  ),
  cropped: (p, ink) => {
    const d = smooth(
      capPoints(p, {
        volume: 1.6,
        side: -1,
        out: 0,
        line: lines.square.map(([x, y]) => [x, y - (p.years > 0.5 ? 3 : 0)] as const),
      }),
      true,
      0.9,
    );
    return {
      back: "",
      front:
        path(d, { fill: ink.base, opacity: 0.9 }) +
        path(d, { stroke: ink.base, width: 1.2, opacity: 0.2, blur: "s" }) +
        ellipse(88, p.top + 9, 15, 7, { fill: ink.light, opacity: 0.3, blur: "m" }),
    };
  },
  short: capped({ volume: 5, side: 0, out: 0.8, line: lines.square }, -0.3, 8),
  side_part: capped(
    { volume: 5, side: 0, out: 0.6, line: lines.swept.map(([x, y]) => [x, y * 0.55 - 2] as const) },
    -0.42,
    8,
  ),
  brushed_back: capped({ volume: 3.4, side: 2, out: 1.4, line: lines.receding }, 0, 8),
  receding: capped(
    { volume: 1.6, side: 1, out: 0.8, line: lines.receding.map(([x, y]) => [x, y - 4] as const) },
    -0.2,
    6,
  ),
  balding: (p, ink) => ({
    back: "",
    front: [-1, 1]
      .map((side) => {
        const x = (dx: number) => 100 + side * dx;
        return path(
          smooth([
            [x(p.temple - 3.5), p.brow + 1],
            [x(p.temple + 1.6), p.brow + 2],
            [x(p.temple + 3), p.brow - 14],
            [x(p.temple * 0.9), p.top + 17],
            [x(p.temple * 0.78), p.top + 15],
            [x(p.temple * 0.86), p.hairline + 8],
          ]),
          { fill: side < 0 ? ink.base : mix(ink.base, ink.dark, 0.3) },
        );
      })
      .join(""),
  }),
  curls: (p, ink) => curls(p, ink, 5, 7.6, -14),
  natural: (p, ink) => {
    const points = capPoints(p, { volume: 9, side: -1, out: 4, line: lines.square });
    const edge = points.slice(0, 9).flatMap(([x, y], index): [number, number, number][] => {
      const next = points[index + 1] ?? [x, y];
      return [0, 0.33, 0.66].map((share) => [
        x + (next[0] - x) * share,
        y + (next[1] - y) * share,
        3,
      ]);
    });
    return {
      back: "",
      front:
        path(smooth(points, true, 0.95), { fill: ink.base }) +
        edge
          .slice(0, 25)
          .map(([x, y, r]) => ellipse(x, y, r, r, { fill: ink.base }))
          .join("") +
        ellipse(86, p.top + 6, 18, 10, { fill: ink.light, opacity: 0.28, blur: "m" }),
    };
  },
  pixie: capped({ volume: 6, side: 6, out: 1.6, line: lines.swept }, -0.35, 10),
  bob: (p, ink) => ({
    back: fall(p, ink, p.chin + 4, 6, 0),
    front:
      locks(p, ink, p.chin - 1, 5.5) +
      cap(p, ink, { volume: 5, side: -6, out: 4.5, line: lines.swept }, -0.36, 9),
  }),
  shoulder: (p, ink) => ({
    back: fall(p, ink, p.shoulderY + 14, 6, 2),
    front:
      locks(p, ink, p.shoulderY + 2, 4.5) +
      cap(p, ink, { volume: 4.5, side: -6, out: 4, line: lines.parted }, -0.05, 9),
  }),
  waved: (p, ink) => ({
    back: fall(p, ink, p.mouth + 8, 8, -1),
    front:
      cap(p, ink, { volume: 9, side: 10, out: 6, line: lines.swept }, -0.4, 10) +
      [-1, 1]
        .map((side) =>
          [0, 1, 2]
            .map(
              (row) =>
                ellipse(100 + side * (p.temple + 5 - row * 0.4), p.brow - 6 + row * 12, 6.4, 7, {
                  fill: side < 0 ? ink.base : mix(ink.base, ink.dark, 0.35),
                }) +
                path(
                  `M${100 + side * (p.temple + 8)} ${p.brow - 11 + row * 12}q${side * -8} 4 ${side * -5} 10`,
                  { stroke: ink.light, width: 1.2, opacity: 0.45 },
                ),
            )
            .join(""),
        )
        .join(""),
  }),
  updo: (p, ink) => ({
    back:
      ellipse(112, p.top - 3, 17, 12, { fill: mix(ink.base, ink.dark, 0.3) }) +
      path(`M100 ${p.top - 8}q12 -8 24 2M102 ${p.top - 3}q12 -8 22 4`, {
        stroke: ink.light,
        width: 1.4,
        opacity: 0.4,
      }),
    front:
      cap(
        p,
        ink,
        {
          volume: 4,
          side: 2,
          out: 1.2,
          line: lines.parted.map(([x, y]) => [x, y * 0.72] as const),
        },
        0.1,
        9,
      ) +
      path(`M${100 + p.temple - 2} ${p.brow - 4}q4 14 0 26`, {
        stroke: ink.base,
        width: 2.2,
        opacity: 0.9,
      }),
  }),
  ponytail: (p, ink, { sex }) => ({
    back: tail(p, ink),
    front: cap(
      p,
      ink,
      { volume: 3.4, side: 0, out: 0.8, line: sex === "male" ? lines.receding : lines.even },
      0.2,
      9,
    ),
  }),
  tied: (p, ink) => ({
    back:
      ellipse(100 + p.cheek - 1, p.nose + 4, 12, 14, { fill: mix(ink.base, ink.dark, 0.3) }) +
      path(
        `M${100 + p.cheek} ${p.nose - 7}q11 8 4 20M${100 + p.cheek + 5} ${p.nose - 7}q8 8 3 16`,
        { stroke: ink.light, width: 1.3, opacity: 0.4 },
      ),
    front: cap(p, ink, { volume: 3, side: 2, out: 1, line: lines.even }, 0, 9),
  }),
  plait: (p, ink) => ({
    back:
      ellipse(106, p.brow + 8, p.temple + 2, 32, { fill: mix(ink.base, ink.dark, 0.4) }) +
      path(
        smooth([
          [124, p.nose],
          [141, p.nose - 4],
          [142, p.mouth + 10],
          [128, p.mouth + 12],
        ]),
        { fill: mix(ink.base, ink.dark, 0.2) },
      ),
    front:
      cap(p, ink, { volume: 4.4, side: 4, out: 1.6, line: lines.parted }, -0.06, 9) + plait(p, ink),
  }),
};

/** The hair of a sitter, behind the head and in front of it. */
export function hairOf(sitter: Sitter, p: Proportions): Hair {
  const base = hairShades[sitter.portrait.hairColour];
  const isPale = ["white", "silver", "fair"].includes(sitter.portrait.hairColour);
  const ink: HairInk = {
    base,
    dark: mix(base, isPale ? "#6f6a6c" : "#0d0a0c", isPale ? 0.5 : 0.45),
    light: mix(base, isPale ? "#ffffff" : "#e8c9a8", isPale ? 0.6 : 0.3),
  };
  return (styles[sitter.portrait.hair] ?? (() => bald))(p, ink, sitter);
}
