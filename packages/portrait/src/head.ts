import type { Complexion } from "./complexion.ts";
import { mix } from "./palette.ts";
import type { Proportions } from "./proportions.ts";
import { centred, ellipse, group, mirrored, path, smooth, type Point } from "./svg.ts";

/** The outline of the face from the crown round the jaw. */
export function faceOutline(p: Proportions): string {
  const jowl = p.years * 1.6;
  const right: Point[] = [
    [0, p.top],
    [p.temple * (0.5 + p.infancy * 0.06), p.top + 5.2 + p.infancy * 1.4],
    [p.temple * (0.84 + p.infancy * 0.06), p.top + 19 + p.infancy * 3],
    [p.temple, p.brow - 12 - p.infancy * 6],
    [p.cheek, p.eye + 4 - p.infancy * 6],
    [p.cheek - 2.4 - p.years + p.infancy * 2, p.nose - p.infancy * 3],
    [p.jaw + jowl, p.mouth + 2 - p.infancy],
    [(p.jaw + p.chinWidth) / 2 + 1.4 + jowl, p.chin - 7.5],
    [p.chinWidth, p.chin - 1.4],
    [0, p.chin],
  ];
  return smooth(centred(mirrored(right)));
}

export function ears(p: Proportions, c: Complexion): string {
  const top = p.brow - 1;
  const long = (p.nose - p.brow) * (0.92 + p.years * 0.16);
  return [-1, 1]
    .map((side) => {
      const x = (dx: number) => 100 + side * (p.cheek - 2 + dx);
      const outer: Point[] = [
        [x(0), top + 5],
        [x(4.2), top],
        [x(8), top + 4],
        [x(7), top + long * 0.55],
        [x(4.2), top + long * 0.94],
        [x(0.8), top + long * 0.9],
      ];
      const inner: Point[] = [
        [x(2), top + 7],
        [x(5), top + 4.2],
        [x(5.6), top + 8],
        [x(3.4), top + long * 0.5],
        [x(3.6), top + long * 0.7],
      ];
      return (
        path(smooth(outer), { fill: side > 0 ? c.shade : mix(c.skin, c.shade, 0.35) }) +
        path(smooth(inner, false), { stroke: c.deep, width: 1.1, opacity: 0.5 })
      );
    })
    .join("");
}

/** Neck and the skin above a neckline, with the shadow that the chin throws. */
export function neck(p: Proportions, c: Complexion): string {
  const half = p.neck;
  const y = p.shoulderY;
  const body: Point[] = [
    [-half + 1, p.mouth],
    [-half, p.chin + 4],
    [-half - 2, y - 6],
    [-half - 16, y + 6],
    [-half - 20, 204],
    [half + 20, 204],
    [half + 16, y + 6],
    [half + 2, y - 6],
    [half, p.chin + 4],
    [half - 1, p.mouth],
  ];
  const cast: Point[] = [
    [-half - 2, p.chin - 18],
    [-half, p.chin + 3],
    [-half * 0.3, p.chin + 11 - p.infancy * 5],
    [half * 0.6, p.chin + 12 - p.infancy * 5],
    [half + 3, p.chin + 2],
    [half + 2, p.chin - 18],
  ];
  const outline = smooth(centred(body), true, 0.7);
  return group([
    `<clipPath id="neck"><path d="${outline}"/></clipPath>`,
    path(outline, { fill: mix(c.skin, c.shade, 0.28) }),
    path(smooth(centred(cast)), { fill: c.deep, opacity: 0.42, blur: "s", clip: "neck" }),
    p.infancy < 0.5 &&
      path(
        `M${100 - half * 0.55} ${p.shoulderY - 4}Q${100 - half * 0.2} ${p.shoulderY + 6} 98 ${p.shoulderY + 9}`,
        {
          stroke: c.deep,
          width: 1.3,
          opacity: 0.22 + p.years * 0.3,
          blur: "s",
        },
      ),
    p.years > 0.45 &&
      path(
        `M${100 - half * 0.7} ${p.chin + 7}q${half * 0.6} 6 ${half * 1.3} 1M${100 + half * 0.3} ${p.chin + 3}l${half * 0.14} ${p.shoulderY - p.chin - 4}`,
        { stroke: c.deep, width: 1, opacity: (p.years - 0.3) * 0.6 },
      ),
  ]);
}

/** Light from the upper left, shade down the other side, colour in the cheeks; clipped to the face. */
export function modelling(p: Proportions, c: Complexion): string {
  const cheekY = (p.eye + p.mouth) / 2 + 2.5;
  const side: Point[] = [
    [100 + p.temple + 10, p.top + 6],
    [100 + p.temple - 4, p.brow - 16],
    [100 + p.cheek - 8, p.eye + 4],
    [100 + p.cheek - 10, p.nose + 2],
    [100 + p.jaw - 7, p.mouth + 4],
    [100 + p.chinWidth, p.chin - 4],
    [100 - 4, p.chin + 2],
    [100 + p.cheek + 12, p.chin + 10],
  ];
  return group(
    [
      path(smooth(side), { fill: c.shade, opacity: 0.62, blur: "m" }),
      ellipse(86, p.brow - 12, 20, 13, { fill: c.light, opacity: 0.55, blur: "l" }),
      ellipse(100 - p.cheek * 0.5, cheekY - 3, 10, 7, { fill: c.light, opacity: 0.4, blur: "m" }),
      ellipse(99, p.chin - 7, 7, 4, { fill: c.light, opacity: 0.3, blur: "s" }),
      ...[-1, 1].map((turn) =>
        ellipse(100 + turn * p.cheek * 0.56, cheekY + 1, 11 + p.infancy * 4, 7.5 + p.infancy * 3, {
          fill: c.blush,
          opacity: c.blushShare + p.infancy * 0.04 + (turn > 0 ? 0.04 : 0),
          blur: p.infancy > 0.3 ? "l" : "m",
        }),
      ),
      ...[-1, 1].map((turn) =>
        ellipse(100 + turn * p.eyeApart, p.eye - 1, p.eyeWidth + 3, 7, {
          fill: c.shade,
          opacity: 0.3 + p.years * 0.14,
          blur: "s",
        }),
      ),
      // Beneath the lower lip.
      ellipse(100.5, p.mouth + p.lip + 4.4, p.mouthWidth * 0.5, 1.8, {
        fill: c.deep,
        opacity: 0.3,
        blur: "s",
      }),
    ],
    'clip-path="url(#face)"',
  );
}

/** A nose in light and shade: one flank, the tip, the wings and the nostrils. */
export function nose(p: Proportions, c: Complexion, isBent: boolean): string {
  const w = p.noseWidth;
  const tip = p.nose;
  const bend = isBent ? 3 : 0;
  const grown = 1 - p.youth;
  const flank: Point[] = [
    [104.5, p.brow + 4],
    [104.2 + bend, p.eye + 6],
    [106 + bend, tip - 8],
    [100 + w + 1, tip - 1.5],
    [103, tip + 0.6],
    [102 + bend, tip - 10],
    [101.5 + bend, p.eye + 4],
  ];
  return group([
    path(smooth(flank), { fill: c.deep, opacity: 0.13 + grown * 0.14, blur: "s" }),
    ellipse(99 + bend * 0.6, tip - 4, w * 0.42, 3, { fill: c.light, opacity: 0.55, blur: "s" }),
    grown > 0.2 &&
      path(`M${99.2 + bend * 0.7} ${p.eye + 2}L${99 + bend} ${tip - 7}`, {
        stroke: c.light,
        width: 2.6,
        opacity: 0.4 * grown,
        blur: "s",
      }),
    // The under side, and the shadow that it throws on the lip.
    ellipse(100.4, tip + 1.6, w * 0.8, 1.6, { fill: c.deep, opacity: 0.32, blur: "s" }),
    path(
      `M${100 - w} ${tip - 3.4}q-1.6 2.6 .6 4.1q1.7 .7 ${w * 0.42} -.4M${100 + w} ${tip - 3.4}q1.6 2.6 -.6 4.1q-1.7 .7 ${-w * 0.42} -.4M${100 - w * 0.3} ${tip + 1.3}q${w * 0.3} 1.1 ${w * 0.6} 0`,
      { stroke: c.line, width: 1.15, opacity: 0.3 + grown * 0.26 },
    ),
    ...[-1, 1].map((turn) =>
      ellipse(100 + turn * w * 0.46, tip + 0.5, 1.35 + w * 0.06, 0.85, {
        fill: c.line,
        opacity: 0.62,
        turn: `rotate(${turn * -14} ${100 + turn * w * 0.46} ${tip + 0.5})`,
      }),
    ),
  ]);
}
