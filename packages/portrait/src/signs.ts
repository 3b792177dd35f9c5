import { degree, type Complexion } from "./complexion.ts";
import type { Expression } from "./expression.ts";
import { mix } from "./palette.ts";
import type { Sitter } from "./parameters.ts";
import type { Proportions } from "./proportions.ts";
import { ellipse, group, path, smooth } from "./svg.ts";

const drop = (x: number, y: number, size: number) =>
  path(
    `M${x} ${y - size * 1.5}q${size * 1.1} ${size * 1.6} 0 ${size * 2.3}q${-size * 1.1} ${-size * 0.7} 0 ${-size * 2.3}Z`,
    { fill: "#dcecf4", stroke: "#7da3b8", width: 0.6, opacity: 0.92 },
  );

/** Signs that lie in the skin, under eyes, nose and mouth; clipped to the face. */
export function signsInSkin({ portrait }: Sitter, p: Proportions, c: Complexion): string {
  const d = (name: Parameters<typeof degree>[1]) => degree(portrait, name);
  const blue = d("cyanosis");
  const pallor = d("pallor");
  const dark = d("darkened_skin");
  const weals = d("weals");
  return group(
    [
      blue > 0 &&
        ellipse(100, p.mouth + 0.5, p.mouthWidth + 5, 8, {
          fill: "#5a6290",
          opacity: blue * 0.13,
          blur: "m",
        }),
      blue > 1 &&
        ellipse(100, p.nose - 2, p.noseWidth + 3, 5, {
          fill: "#5a6290",
          opacity: blue * 0.1,
          blur: "m",
        }),
      pallor > 1 &&
        ellipse(100, p.mouth, p.mouthWidth + 6, 8, {
          fill: c.light,
          opacity: 0.16 * pallor,
          blur: "m",
        }),
      dark > 0 &&
        group([
          ellipse(100, p.hairline + 7, p.temple * 0.72, 8, {
            fill: "#4a3020",
            opacity: dark * 0.09,
            blur: "m",
          }),
          ellipse(82, p.nose - 6, 8, 5, { fill: "#4a3020", opacity: dark * 0.08, blur: "m" }),
          ellipse(119, p.nose - 6, 8, 5, { fill: "#4a3020", opacity: dark * 0.08, blur: "m" }),
        ]),
      weals > 0 && weal(p, c, weals),
    ],
    'clip-path="url(#face)"',
  );
}

/** Raised patches of the neck and jaw: on light skin redder, on dark skin felt more than seen, with a lit edge. */
function weal(p: Proportions, c: Complexion, strength: number): string {
  const places = [
    [72, p.mouth + 2, 6],
    [127, p.chin - 13, 7],
    [121, p.hairline + 8, 6],
    [80, p.hairline + 4, 4.4],
  ] as const;
  return places
    .slice(0, strength + 1)
    .map(([x, y, r]) => {
      const d = smooth([
        [x - r, y],
        [x - r * 0.3, y - r * 0.7],
        [x + r * 0.8, y - r * 0.4],
        [x + r, y + r * 0.4],
        [x + r * 0.1, y + r * 0.7],
        [x - r * 0.8, y + r * 0.5],
      ]);
      return (
        path(d, { fill: mix(c.skin, c.blush, 0.3), opacity: 0.75 }) +
        path(d, { stroke: c.deep, width: 0.9, opacity: 0.35 }) +
        ellipse(x - 1, y - 1, r * 0.5, r * 0.3, { fill: c.light, opacity: 0.45, blur: "s" })
      );
    })
    .join("");
}

/** Signs that lie on everything else of the face: sweat, tears, a wet nose, and what runs down. */
export function signsOnTop({ portrait }: Sitter, p: Proportions, e: Expression): string {
  const d = (name: Parameters<typeof degree>[1]) => degree(portrait, name);
  const sweat = d("sweat");
  const beads = [
    [77, p.hairline + 9, 1.5],
    [122, p.hairline + 12, 1.7],
    [92, p.hairline + 6, 1.2],
    [70, p.eye + 13, 1.5],
    [130, p.eye + 15, 1.4],
    [110, p.hairline + 5, 1.1],
    [100 + p.mouthWidth * 0.5, p.nose + 6, 0.9],
  ] as const;
  return group([
    sweat > 0 &&
      ellipse(92, p.brow - 13, 15, 5, { fill: "#ffffff", opacity: 0.1 + sweat * 0.07, blur: "m" }),
    sweat > 0 &&
      beads
        .slice(0, 1 + sweat * 2)
        .map(([x, y, size]) => drop(x, y, size))
        .join(""),
    e.tears > 0 &&
      group([
        ...[-1, 1].slice(0, e.tears > 1 ? 2 : 1).map((turn) => {
          const x = 100 + turn * (p.eyeApart + 1);
          return (
            path(`M${x} ${p.eye + 5}q${turn * 1.4} 9 ${turn * 0.4} ${(p.mouth - p.eye) * 0.66}`, {
              stroke: "#eaf5fa",
              width: 1.8,
              opacity: 0.8,
            }) + drop(x + turn * 0.6, p.eye + 6 + (p.mouth - p.eye) * 0.66, 1.5)
          );
        }),
      ]),
    d("runny_nose") > 0 &&
      path(
        `M${98.4} ${p.nose + 1.6}q-1.5 4 .4 ${5 + d("runny_nose")}q2 -1.4 1.2 -${5 + d("runny_nose")}Z`,
        { fill: "#e6efe2", stroke: "#a9bba5", width: 0.6, opacity: 0.94 },
      ),
  ]);
}

/** A neck that is full on both sides in front, as of a large thyroid. */
export const neckOf = ({ portrait }: Sitter, p: Proportions, c: Complexion): string =>
  degree(portrait, "full_neck") === 0
    ? ""
    : group(
        [-1, 1].map(
          (turn) =>
            ellipse(100 + turn * p.neck * 0.46, p.shoulderY - 5, p.neck * 0.5, 7, {
              fill: c.light,
              opacity: 0.42,
              blur: "s",
            }) +
            path(
              `M${100 + turn * 3} ${p.shoulderY - 1}Q${100 + turn * p.neck * 0.6} ${p.shoulderY + 6} ${100 + turn * p.neck * 0.98} ${p.shoulderY - 8}`,
              { stroke: c.deep, width: 2.4, opacity: 0.5, blur: "s" },
            ),
        ),
      );

/** The hand of somebody who holds it over an eye. */
export function handOf({ portrait }: Sitter, p: Proportions, c: Complexion): string {
  const hand = portrait.signs.find(({ sign }) => sign === "hand_over_eye");
  return hand === undefined ? "" : palm(hand.side === "right" ? -1 : 1, p, c);
}

/** A hand laid over one eye, seen from its back. */
function palm(turn: 1 | -1, p: Proportions, c: Complexion): string {
  const x = (dx: number) => 100 + turn * dx;
  const finger = (from: number, y: number, tipX: number, tipY: number) =>
    path(`M${x(from)} ${y}L${x(tipX)} ${tipY}`, { stroke: c.shade, width: 9.4 }) +
    path(`M${x(from)} ${y}L${x(tipX)} ${tipY}`, { stroke: mix(c.skin, c.light, 0.3), width: 8 });
  return group([
    path(
      smooth([
        [x(20), p.mouth + 4],
        [x(37), p.nose + 2],
        [x(52), p.mouth + 8],
        [x(60), 204],
        [x(34), 204],
        [x(27), p.chin + 6],
      ]),
      { fill: mix(c.skin, c.shade, 0.25) },
    ),
    finger(44, p.mouth - 2, 35, p.brow - 16),
    finger(37, p.mouth - 4, 26, p.brow - 20),
    finger(31, p.mouth - 4, 17, p.brow - 16),
    finger(26, p.mouth, 9.5, p.brow - 5),
    path(
      smooth([
        [x(19), p.nose + 3],
        [x(30), p.nose - 8],
        [x(47), p.nose],
        [x(51), p.chin],
        [x(36), p.chin + 10],
        [x(25), p.chin - 6],
      ]),
      { fill: mix(c.skin, c.light, 0.16) },
    ),
  ]);
}
