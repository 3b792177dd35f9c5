import { degree, type Complexion } from "./complexion.ts";
import type { Expression } from "./expression.ts";
import { mix } from "./palette.ts";
import type { Sitter } from "./parameters.ts";
import type { Proportions } from "./proportions.ts";
import { ellipse, group, path, smooth, type Point } from "./svg.ts";

/** The mouth: lips, what stands between them, corners; drooping on one side where the case says so. */
export function mouth(
  { portrait, sex, age }: Sitter,
  p: Proportions,
  c: Complexion,
  e: Expression,
): string {
  const droop = portrait.signs.find(({ sign }) => sign === "facial_droop");
  const turn = droop ? (droop.side === "right" ? -1 : 1) : 0;
  const fall = (side: 1 | -1) => (side === turn ? 1.6 + (droop?.degree ?? 0) * 1.3 : 0);
  const pursed = degree(portrait, "pursed_lips") > 0;
  const swollen = degree(portrait, "swollen_lips");
  const dry = degree(portrait, "dry_lips");
  const w = p.mouthWidth * (pursed ? 0.58 : 1);
  const y = p.mouth;
  const gap = pursed ? 2.4 : e.gap;
  const corner = (side: 1 | -1): Point => [
    100 + side * w,
    y - e.curve * 2.6 + fall(side) + gap * 0.3,
  ];
  const painted = portrait.extras.includes("lipstick");
  const paint = (colour: string) => (painted ? mix(colour, "#b02b36", 0.62) : colour);
  const upperLip = p.lip * (1 - e.press * 0.35) * (1 + swollen * 0.34);
  const lowerLip = p.lip * 1.3 * (1 - e.press * 0.3) * (1 + swollen * 0.4);
  const left = corner(-1);
  const right = corner(1);
  const shift = turn * -0.9;
  const sag = (side: 1 | -1) => fall(side) * 0.35;
  const line: Point[] = [
    left,
    [100 - w * 0.5, y + e.curve * 0.7 + 0.1 + sag(-1)],
    [100 + shift, y + 0.7 + e.curve * 0.6],
    [100 + w * 0.5, y + e.curve * 0.7 + 0.1 + sag(1)],
    right,
  ];
  const under: Point[] = line.map(([px, py], index) => [
    px,
    py + (index === 0 || index === 4 ? 0 : gap * (index === 2 ? 1.7 : 1.35)),
  ]);
  const upper: Point[] = [
    left,
    [100 - w * 0.55, y - upperLip * 0.66 + sag(-1)],
    [100 - w * 0.2 + shift, y - upperLip],
    [100 + shift, y - upperLip * 0.74],
    [100 + w * 0.2 + shift, y - upperLip],
    [100 + w * 0.55, y - upperLip * 0.66 + sag(1)],
    right,
    ...line.slice(1, 4).reverse(),
  ];
  const bottom = lowerLip + gap * 1.5;
  const lower: Point[] = [
    left,
    ...under.slice(1, 4),
    right,
    [100 + w * 0.52, y + bottom * 0.86 + sag(1)],
    [100 + shift, y + bottom + 0.6],
    [100 - w * 0.52, y + bottom * 0.86 + sag(-1)],
  ];
  const soft = age < 14 || sex === "male" ? 0.72 : 0.9;
  const teeth = gap > 0.9 && !pursed && p.infancy < 0.4;
  return group([
    gap > 0.2 &&
      path(smooth([...line, ...under.slice(1, 4).reverse()], true, 0.9), { fill: "#4b2022" }),
    teeth &&
      path(
        smooth(
          [
            line[1] as Point,
            line[2] as Point,
            line[3] as Point,
            [100 + w * 0.4, y + gap * 0.7],
            [100 - w * 0.4, y + gap * 0.7],
          ],
          true,
          0.6,
        ),
        { fill: "#efe6da", opacity: 0.75 },
      ),
    path(smooth(upper, true, 0.8), {
      fill: paint(mix(c.lip, c.lipShade, 0.4)),
      opacity: painted ? 1 : soft + 0.05,
    }),
    path(smooth(lower, true, 0.8), { fill: paint(c.lip), opacity: painted ? 1 : soft }),
    ellipse(98 + shift, y + gap + lowerLip * 0.55, w * 0.32, 0.9 + swollen * 0.4, {
      fill: c.light,
      opacity: dry ? 0.12 : 0.4,
      blur: "s",
    }),
    gap <= 0.2 &&
      path(smooth(line, false), {
        stroke: mix(c.line, c.lipShade, 0.35),
        width: 1.3,
        opacity: 0.85,
      }),
    path(
      `M${left[0] - 0.8} ${left[1] - 0.4}q.5 .8 .2 1.6M${right[0] + 0.8} ${right[1] - 0.4}q-.5 .8 -.2 1.6`,
      { stroke: c.line, width: 1, opacity: 0.45 * (1 - p.infancy * 0.5) },
    ),
    dry > 0 &&
      path(
        `M${100 - w * 0.34} ${y + gap + 2}v${lowerLip * 0.4}M${100 + w * 0.1} ${y + gap + 2.2}v${lowerLip * 0.5}M${100 + w * 0.42} ${y + gap + 1.8}v${lowerLip * 0.34}`,
        { stroke: c.lipShade, width: 0.7, opacity: 0.25 + dry * 0.14 },
      ) +
        path(
          `M${100 - w * 0.52} ${y + gap + lowerLip * 0.8}h2.2M${100 + w * 0.2} ${y + gap + lowerLip * 0.9}h2`,
          { stroke: c.light, width: 0.8, opacity: 0.3 + dry * 0.15 },
        ),
    droop !== undefined &&
      path(
        `M${100 + turn * (w + 1.6)} ${y + fall(turn as 1 | -1) - 1}q${turn * 1.2} 4 ${turn * -0.6} 8`,
        { stroke: c.deep, width: 1.1, opacity: 0.5 },
      ),
    degree(portrait, "cold_sore") > 0 &&
      ellipse(right[0] - 0.4, right[1] + 1, 2.3, 1.8, { fill: "#8d3a32", opacity: 0.85 }) +
        ellipse(right[0] - 0.9, right[1] + 0.5, 0.9, 0.7, { fill: "#c98a4e" }),
  ]);
}
