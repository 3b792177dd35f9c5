import { degree, type Complexion } from "./complexion.ts";
import { clothShades, hairShades, mix } from "./palette.ts";
import type { Sitter } from "./parameters.ts";
import type { Proportions } from "./proportions.ts";
import { ellipse, group, path, smooth, type Point } from "./svg.ts";

/** Beards and moustaches, under the mouth that is drawn after them. */
export function beardOf({ portrait, age }: Sitter, p: Proportions, c: Complexion): string {
  if (portrait.beard === "none") return "";
  const own = hairShades[portrait.hairColour];
  const base = age > 50 ? mix(own, "#b9b6b4", 0.25) : own;
  const w = p.mouthWidth * (portrait.beard === "moustache" || portrait.beard === "full" ? 1 : 0.92);
  const trim = portrait.beard === "moustache" || portrait.beard === "full" ? 0 : 2;
  const moustache: Point[] = [
    [100, p.nose + 4 + trim],
    [100 - w * 0.5, p.nose + 4.6 + trim],
    [100 - w * 1.1, p.mouth - 1],
    [100 - w * 1.06, p.mouth + 0.6],
    [100 - w * 0.45, p.mouth - 1.9],
    [100, p.mouth - 1.8],
    [100 + w * 0.45, p.mouth - 1.9],
    [100 + w * 1.06, p.mouth + 0.6],
    [100 + w * 1.1, p.mouth - 1],
    [100 + w * 0.5, p.nose + 4.6 + trim],
  ];
  const lip =
    path(smooth(moustache), { fill: base, opacity: trim ? 0.8 : 1 }) +
    path(`M98 ${p.nose + 6}q-7 1.6 -10 5M102 ${p.nose + 6}q7 1.6 10 5`, {
      stroke: mix(base, "#ffffff", 0.3),
      width: 1,
      opacity: 0.4,
    });
  if (portrait.beard === "moustache") return lip;
  const low = portrait.beard === "full" ? 5 : portrait.beard === "short" ? 1.6 : -0.5;
  const jaw = (side: 1 | -1): Point[] => [
    [100 + side * (p.temple - 0.5), p.eye + 2],
    [100 + side * (p.cheek - 0.4), p.nose - 1],
    [100 + side * (p.jaw + low * 0.3 + 0.6), p.mouth + 3],
    [100 + side * (p.chinWidth + 7), p.chin - 4 + low * 0.7],
  ];
  const inner = (side: 1 | -1): Point[] => [
    [100 + side * w * 1.05, p.mouth + 8],
    [100 + side * w * 1.5, p.mouth + 1],
    [100 + side * (p.cheek - 7), p.nose + 4],
    [100 + side * (p.temple - 4.5), p.eye + 6],
  ];
  const points: Point[] = [
    ...jaw(-1),
    [100, p.chin + low],
    ...jaw(1).reverse(),
    ...inner(1).reverse(),
    [100, p.mouth + 9.4],
    ...inner(-1),
  ];
  const d = smooth(points, true, 0.85);
  if (portrait.beard === "stubble")
    return group([
      path(d, { fill: base, opacity: 0.26, blur: "s" }),
      path(smooth(moustache), { fill: base, opacity: 0.24, blur: "s" }),
    ]);
  return group([
    path(d, { fill: base, opacity: portrait.beard === "short" ? 0.9 : 1 }),
    path(d, { stroke: base, width: 1.6, opacity: 0.5, blur: "s" }),
    path(
      smooth(
        [
          [88, p.chin - 3],
          [90, p.mouth + 12],
          [100, p.mouth + 10.5],
          [110, p.mouth + 12],
          [112, p.chin - 3],
        ],
        false,
      ),
      { stroke: mix(base, "#ffffff", 0.35), width: 1.2, opacity: 0.25 },
    ),
    ellipse(116, p.chin - 8, 12, 8, { fill: c.deep, opacity: 0.22, blur: "m" }),
    lip,
  ]);
}

/** Lines that come with the years. */
export function ageLines({ portrait }: Sitter, p: Proportions, c: Complexion): string {
  const a = p.years;
  if (a < 0.12) return "";
  const droop = portrait.signs.find(({ sign }) => sign === "facial_droop");
  const smoothSide = droop ? (droop.side === "right" ? -1 : 1) : 0;
  const weak = degree(portrait, "facial_weakness") > 0;
  const both = [-1, 1] as const;
  const fold = (side: 1 | -1) => {
    const x = (dx: number) => 100 + side * dx;
    return path(
      `M${x(p.noseWidth + 2)} ${p.nose - 2}Q${x(p.mouthWidth + 3.4)} ${p.nose + 5} ${x(p.mouthWidth + 4)} ${p.mouth + 1}`,
      { stroke: c.deep, width: 1.4, opacity: 0.12 + a * 0.42 },
    );
  };
  return group([
    ...both.map((side) => side !== smoothSide && !weak && fold(side)),
    ...both.map((side) =>
      path(`M${100 + side * (p.eyeApart - 6)} ${p.eye + 7.4}q${side * 7} 3.6 ${side * 14} -.6`, {
        stroke: c.deep,
        width: 1.1,
        opacity: 0.1 + a * 0.38,
      }),
    ),
    a > 0.3 &&
      group(
        both.map((side) => {
          const x = 100 + side * (p.eyeApart + p.eyeWidth + 2.4);
          return path(`M${x} ${p.eye}l${side * 4.4} -1.8M${x} ${p.eye + 2.2}l${side * 4.6} 1`, {
            stroke: c.deep,
            width: 0.9,
            opacity: a * 0.45,
          });
        }),
      ),
    a > 0.35 &&
      path(`M${82} ${p.brow - 11}q18 -4 36 0M${85} ${p.brow - 17}q15 -3 30 0`, {
        stroke: c.deep,
        width: 1,
        opacity: (a - 0.2) * 0.42,
      }),
    a > 0.55 &&
      group(
        both.map((side) =>
          path(
            `M${100 + side * (p.mouthWidth + 1.5)} ${p.mouth + 4}q${side * 2} 5 ${side * 0.5} 10`,
            { stroke: c.deep, width: 1.2, opacity: (a - 0.35) * 0.6 },
          ),
        ),
      ),
    a > 0.72 &&
      [
        [78, p.hairline + 8, 1.6],
        [121, p.hairline + 11, 1.2],
        [125, p.eye + 12, 1.5],
        [76, p.nose, 1.1],
      ]
        .map(([x, y, r]) =>
          ellipse(x as number, y as number, r as number, (r as number) * 0.8, {
            fill: c.deep,
            opacity: 0.24,
          }),
        )
        .join(""),
  ]);
}

const lens = (side: 1 | -1, p: Proportions, fill: string, opacity: number, stroke: string) => {
  const cx = 100 + side * (p.eyeApart + 0.6);
  const d = smooth([
    [cx - 12, p.eye - 6],
    [cx, p.eye - 8],
    [cx + 12, p.eye - 6],
    [cx + 11.5, p.eye + 5],
    [cx + 5, p.eye + 10],
    [cx - 5, p.eye + 10],
    [cx - 11.5, p.eye + 5],
  ]);
  return path(d, { fill, opacity }) + path(d, { stroke, width: 1.7 });
};
const frames = (p: Proportions, stroke: string, fill: string, opacity: number) =>
  group([
    lens(-1, p, fill, opacity, stroke),
    lens(1, p, fill, opacity, stroke),
    path(
      `M${100 - p.eyeApart + 12} ${p.eye - 3}q${p.eyeApart - 12} -4 ${2 * p.eyeApart - 24} 0M${100 - p.eyeApart - 12} ${p.eye - 4}L${100 - p.cheek} ${p.eye - 6}M${100 + p.eyeApart + 12} ${p.eye - 4}L${100 + p.cheek} ${p.eye - 6}`,
      { stroke, width: 1.7 },
    ),
  ]);

function scarf(p: Proportions, main: string): string {
  const dark = mix(main, "#14121c", 0.3);
  return (
    path(
      smooth([
        [100 - p.neck - 9, p.shoulderY - 8],
        [100 - p.neck * 0.4, p.chin + 9],
        [100 + p.neck * 0.5, p.chin + 9],
        [100 + p.neck + 10, p.shoulderY - 8],
        [100 + p.neck + 6, p.shoulderY + 8],
        [100, p.shoulderY + 17],
        [100 - p.neck - 6, p.shoulderY + 8],
      ]),
      { fill: main },
    ) +
    path(
      `M${100 - p.neck - 4} ${p.shoulderY - 3}Q100 ${p.shoulderY + 13} ${100 + p.neck + 4} ${p.shoulderY - 4}M${100 - p.neck} ${p.shoulderY + 4}Q98 ${p.shoulderY + 15} ${100 + p.neck} ${p.shoulderY + 3}`,
      { stroke: dark, width: 1.6, opacity: 0.6 },
    )
  );
}

/** A cloth over the hair, tied at the nape. */
function wrap(p: Proportions, main: string, low: number, spotted: boolean): string {
  const dark = mix(main, "#14121c", 0.34);
  const t = p.temple;
  const points: Point[] = [
    [100 - t - 2, p.brow - 12],
    [100 - t * 0.96, p.top + 13],
    [100 - t * 0.5, p.top - 4],
    [100, p.top - 7],
    [100 + t * 0.5, p.top - 4],
    [100 + t * 0.96, p.top + 13],
    [100 + t + 2, p.brow - 12],
    [100 + t * 0.72, p.hairline + low + 6],
    [100, p.hairline + low],
    [100 - t * 0.72, p.hairline + low + 6],
  ];
  const d = smooth(points, true, 0.9);
  const spots = spotted
    ? Array.from({ length: 14 }, (_, i) =>
        ellipse(100 - t * 0.8 + ((i * 11) % (t * 1.6)), p.top + 1 + ((i * 7) % 19), 1.2, 1.2, {
          fill: mix(main, "#ffffff", 0.75),
        }),
      ).join("")
    : "";
  return (
    path(d, { fill: main }) +
    spots +
    path(
      `M${100 - t + 1} ${p.brow - 15}Q100 ${p.top + 2 + low} ${100 + t - 1} ${p.brow - 15}M${100 - t * 0.8} ${p.top + 14}Q100 ${p.top - 2} ${100 + t * 0.8} ${p.top + 12}`,
      { stroke: dark, width: 1.4, opacity: 0.5 },
    )
  );
}

/** What is worn on the head and in the hair; it turns with the head. */
export function headwear({ portrait }: Sitter, p: Proportions): string {
  const has = (name: (typeof portrait.extras)[number]) => portrait.extras.includes(name);
  return group([
    has("hair_scarf") && wrap(p, clothShades.rust, -1, false),
    has("bandanna") && wrap(p, clothShades.brick, -2, true),
    has("dust") &&
      group(
        Array.from({ length: 12 }, (_, i) =>
          ellipse(78 + ((i * 13) % 46), p.top - 3 + ((i * 5) % 12), 1, 0.8, {
            fill: "#ece6da",
            opacity: 0.7,
          }),
        ),
      ),
    has("earrings") &&
      group(
        [-1, 1].map((side) =>
          path(`M${100 + side * (p.cheek + 2)} ${p.nose + 1}a5 6 0 1 0 .1 0`, {
            stroke: "#c9a24a",
            width: 1.7,
          }),
        ),
      ),
    has("hearing_aid") &&
      path(
        `M${100 + p.cheek} ${p.brow + 3}q7 -6 8 4q.2 6 -2 9M${100 + p.cheek + 2} ${p.eye + 9}q-2 1 -2.2 3`,
        { stroke: "#8d7f70", width: 2.4 },
      ),
    has("pencil") &&
      path(`M${100 + p.temple - 9} ${p.brow + 1}L${100 + p.temple + 11} ${p.brow - 9}`, {
        stroke: "#d3a13c",
        width: 3,
      }) +
        path(`M${100 + p.temple + 9} ${p.brow - 8}L${100 + p.temple + 12} ${p.brow - 9.5}`, {
          stroke: "#c98a8f",
          width: 3.2,
        }),
    has("glasses") && frames(p, "#45424a", "#eef3f6", 0.16),
    has("sunglasses") &&
      frames(p, "#211f26", "#2a2830", 0.93) +
        path(
          `M${100 - p.eyeApart - 6} ${p.eye - 3}l8 -2M${100 + p.eyeApart - 4} ${p.eye - 3}l8 -2`,
          { stroke: "#ffffff", width: 1.4, opacity: 0.3 },
        ),
  ]);
}

/** What is worn about the neck, over the clothes. */
export function neckwear({ portrait }: Sitter, p: Proportions): string {
  const has = (name: (typeof portrait.extras)[number]) => portrait.extras.includes(name);
  const cord = mix(clothShades[portrait.cloth], "#201c26", 0.6);
  return group([
    has("neck_scarf") && scarf(p, clothShades[portrait.under ?? "plum"]),
    has("glasses_on_cord") &&
      path(
        `M${100 - p.neck - 4} ${p.shoulderY - 4}Q${100 - p.neck + 2} 180 88 186M${100 + p.neck + 4} ${p.shoulderY - 4}Q${100 + p.neck - 2} 180 112 186`,
        { stroke: cord, width: 1.4 },
      ) +
        path(
          "M81 184q8 -2.4 15.4 0q1 9 -7.4 9q-8.4 0 -8 -9zM103.600 184q8 -2.400 15.400 0q.4 9 -8 9q-8.400 0 -7.400 -9zM96.400 185.500q3.600 -2 7.200 0",
          { stroke: "#45424a", width: 1.6, fill: "#f4f7f9" },
        ),
  ]);
}
