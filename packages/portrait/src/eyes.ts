import { degree, type Complexion } from "./complexion.ts";
import type { Expression } from "./expression.ts";
import { hairShades, irisShades, mix } from "./palette.ts";
import type { Sitter } from "./parameters.ts";
import type { Proportions } from "./proportions.ts";
import { clipPath, ellipse, group, path, smooth, tapered, type Point } from "./svg.ts";

interface Drawn {
  readonly defs: string;
  readonly body: string;
}

/** One eye; `turn` is -1 for the patient's right, on the left of the picture. */
function eye(turn: 1 | -1, sitter: Sitter, p: Proportions, c: Complexion, e: Expression): Drawn {
  const { portrait, age, sex } = sitter;
  const puffy = degree(portrait, "swollen_lids");
  const cx = 100 + turn * p.eyeApart;
  const w = p.eyeWidth;
  const open = e.open * (1 - puffy * 0.16);
  const up = p.eyeHeight * open;
  const down = p.eyeHeight * 0.62 * (0.55 + 0.45 * Math.min(1, open)) * (open === 0 ? 0 : 1);
  const tip = p.years * 0.9;
  const x = (share: number) => cx + turn * w * share;
  const inner: Point = [x(-1), p.eye + 1.2];
  const outer: Point = [x(1), p.eye - 0.5 + tip];
  const shut = open === 0;
  const upper: Point[] = shut
    ? [inner, [x(-0.5), p.eye + 2.4], [x(0.05), p.eye + 3.1], [x(0.6), p.eye + 2.3 + tip], outer]
    : [
        inner,
        [x(-0.55), p.eye - up * 0.72],
        [x(0), p.eye - up],
        [x(0.58), p.eye - up * 0.74 + tip * 0.4],
        outer,
      ];
  const lower: Point[] = [
    outer,
    [x(0.5), p.eye + down * 0.86 + 0.4],
    [x(-0.1), p.eye + down + 0.6],
    [x(-0.6), p.eye + down * 0.7 + 0.9],
  ];
  const almond = smooth([...upper, ...lower], true, 0.85);
  const id = turn < 0 ? "eye-r" : "eye-l";
  const iris = p.eyeHeight * (0.93 + p.infancy * 0.16);
  const ix = cx + e.gaze[0] - turn * 0.3;
  const iy = p.eye - 0.5 + e.gaze[1] - (degree(portrait, "wide_eyes") ? -0.7 : 0);
  const colour = irisShades[portrait.eyes];
  const lash = mix(c.line, "#1d1415", 0.5);
  const red = e.tears > 0 ? 0.4 : 0;
  const creaseY = (share: number) => p.eye - Math.max(up, p.eyeHeight * 0.62) - 2.3 + share;
  const crease: Point[] = [
    [x(-0.78), creaseY(2.6)],
    [x(-0.1), creaseY(0)],
    [x(0.62), creaseY(1)],
    [x(1.08), creaseY(3.6) + tip],
  ];
  const parts = [
    !shut &&
      group(
        [
          path(almond, { fill: mix(c.white, "#d8867a", red) }),
          ellipse(ix, iy, iris, iris, { fill: mix(colour, "#120c0a", 0.34) }),
          ellipse(ix, iy, iris * 0.84, iris * 0.84, { fill: colour }),
          ellipse(ix, iy + iris * 0.36, iris * 0.56, iris * 0.36, {
            fill: mix(colour, "#fff0d8", 0.3),
            opacity: 0.5,
          }),
          ellipse(ix, iy, iris * 0.45, iris * 0.45, { fill: "#120d0d" }),
          ellipse(cx, p.eye - up - 0.6, w, 2.6, { fill: "#3a2320", opacity: 0.3, blur: "s" }),
          ellipse(ix - iris * 0.34, iy - iris * 0.36, iris * 0.21, iris * 0.21, {
            fill: "#ffffff",
            opacity: 0.92,
          }),
        ],
        `clip-path="url(#${id})"`,
      ),
    // The lid and its line, heavier to the outer side.
    puffy > 0 &&
      path(
        smooth([
          inner,
          [x(-0.5), p.eye - up - 3 - puffy],
          [x(0.2), p.eye - up - 4 - puffy],
          outer,
          [x(0.3), p.eye - up + 0.4],
          [x(-0.4), p.eye - up * 0.8],
        ]),
        { fill: mix(c.skin, c.blush, 0.2), opacity: 0.95 },
      ),
    puffy > 0 &&
      path(
        smooth([
          [x(-0.9), p.eye + 3],
          [x(0), p.eye + down + 1.4],
          [x(0.95), p.eye + 3],
          [x(0.6), p.eye + 7 + puffy],
          [x(-0.5), p.eye + 7.4 + puffy],
        ]),
        { fill: mix(c.skin, c.light, 0.45), opacity: 0.8 },
      ),
    puffy > 0 &&
      path(
        smooth(
          [
            [x(-0.8), p.eye + 6 + puffy],
            [x(0), p.eye + 8 + puffy],
            [x(0.8), p.eye + 6 + puffy],
          ],
          false,
        ),
        { stroke: c.deep, width: 1, opacity: 0.5 },
      ),
    tapered(upper, shut ? 1.5 : 1.9 - p.infancy * 0.4, { fill: lash }, 0.4),
    sex === "female" &&
      age > 13 &&
      !shut &&
      path(
        smooth(
          [
            [x(0.62), p.eye - up * 0.66],
            [x(1), p.eye - 0.9 + tip],
            [x(1.12), p.eye - 1.7 + tip],
          ],
          false,
        ),
        { stroke: lash, width: 1.2 },
      ),
    path(smooth(crease, false), {
      stroke: c.deep,
      width: 1,
      opacity: 0.42 + p.years * 0.25 - p.infancy * 0.15,
    }),
    !shut &&
      path(
        smooth(
          [
            [x(0.86), p.eye + 1.6],
            [x(0.2), p.eye + down + 1],
            [x(-0.5), p.eye + down + 0.9],
          ],
          false,
        ),
        { stroke: c.deep, width: 0.8, opacity: 0.5 },
      ),
    red > 0 &&
      path(
        smooth(
          [
            [x(0.8), p.eye + 2],
            [x(0), p.eye + down + 1.6],
            [x(-0.7), p.eye + down + 1.2],
          ],
          false,
        ),
        { stroke: "#c25a50", width: 1.6, opacity: 0.5 },
      ),
  ];
  return { defs: shut ? "" : clipPath(id, `<path d="${almond}"/>`), body: group(parts) };
}

function brow(
  turn: 1 | -1,
  { portrait, sex, age }: Sitter,
  p: Proportions,
  c: Complexion,
  e: Expression,
): string {
  const x = (share: number) => 100 + turn * (p.eyeApart + p.eyeWidth * share);
  const hair = hairShades[portrait.hairColour];
  const isPale = ["white", "silver", "grey"].includes(portrait.hairColour);
  const colour = mix(
    mix(hair, isPale ? "#8b8580" : c.line, isPale ? 0.35 : 0.25),
    c.skin,
    p.infancy * 0.45,
  );
  const grown = Math.min(1, Math.max(0, (age - 9) / 10));
  const width =
    (sex === "male" ? 2.2 + grown * 1.7 : 2.1 + grown * 0.6) -
    p.infancy * 0.7 +
    (sex === "male" ? p.years * 0.5 : -p.years * 0.5);
  const arch = sex === "female" ? 2.6 : 1.6;
  const weak = degree(portrait, "facial_weakness") > 0 ? 1.2 : 0;
  const points: Point[] = [
    [x(-1.02) - turn * e.knit * 1.1, p.brow + 0.9 + e.browInner],
    [x(-0.5), p.brow + 0.2 + e.browInner * 0.7],
    [x(0.1), p.brow - arch * (0.8 + Math.min(0, e.browInner) * 0.12) + e.browInner * 0.26],
    [x(0.66), p.brow - arch * 0.7 + e.browOuter * 0.7 + weak],
    [x(1.2), p.brow + 2.2 + e.browOuter + weak + p.years],
  ];
  return tapered(points, width, { fill: colour, opacity: 0.94 }, 0.34);
}

/** Both eyes with their brows. */
export function eyes(sitter: Sitter, p: Proportions, c: Complexion, e: Expression): Drawn {
  const sunken = degree(sitter.portrait, "sunken_eyes");
  const both = [-1, 1] as const;
  const drawn = both.map((turn) => eye(turn, sitter, p, c, e));
  return {
    defs: drawn.map(({ defs }) => defs).join(""),
    body: group([
      ...both.map((turn) =>
        ellipse(100 + turn * p.eyeApart, p.eye + 4.4, p.eyeWidth * 0.95, 4.4, {
          fill: c.socket,
          opacity: sunken * 0.17 + p.years * 0.12 + (e.open < 0.7 && e.open > 0 ? 0.1 : 0),
          blur: "s",
        }),
      ),
      ...drawn.map(({ body }) => body),
      ...both.map((turn) => brow(turn, sitter, p, c, e)),
      e.knit > 0.4 &&
        path(`M97.6 ${p.brow - 1}q-.8 3 .2 5.6M102.6 ${p.brow - 1}q.9 3 -.1 5.6`, {
          stroke: c.deep,
          width: 1,
          opacity: 0.28 * e.knit * (1 - p.infancy * 0.6),
        }),
    ]),
  };
}
