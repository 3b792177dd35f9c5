import type { ShownSign } from "./parameters.ts";

/** What moves in a face; lengths in units of the drawing, upward negative. */
export interface Expression {
  readonly browInner: number;
  readonly browOuter: number;
  readonly knit: number;
  /** Share of the full opening of the lids, 0 shut. */
  readonly open: number;
  /** Corners of the mouth: 1 up, -1 down. */
  readonly curve: number;
  /** How far the lips stand apart. */
  readonly gap: number;
  readonly press: number;
  readonly gaze: readonly [number, number];
  readonly tilt: number;
  readonly flush: number;
  readonly tears: number;
}
const still: Expression = {
  browInner: 0,
  browOuter: 0,
  knit: 0,
  open: 0.94,
  curve: 0.1,
  gap: 0,
  press: 0,
  gaze: [0, 0],
  tilt: 0,
  flush: 0,
  tears: 0,
};
/** How a face changes with a mood of the conversation, named as cases and sessions name it. */
export const expressions: Readonly<Record<string, Partial<Expression>>> = {
  calm: { curve: 0.34 },
  relieved: { curve: 0.62, open: 0.84, browInner: -0.8, browOuter: 0.4 },
  worried: { browInner: -3.6, knit: 0.4, curve: -0.24, browOuter: 1.4 },
  frightened: { browInner: -4.8, browOuter: -0.4, knit: 0.5, open: 1.12, curve: -0.3, gap: 1.5 },
  tearful: { browInner: -4.8, knit: 0.6, open: 0.72, curve: -0.55, tears: 2, browOuter: 1 },
  embarrassed: {
    open: 0.72,
    curve: 0.08,
    gaze: [1.2, 1.6],
    tilt: 2,
    flush: 1,
    browInner: -2.2,
    press: 0.4,
  },
  irritated: { browInner: 2.6, browOuter: -1, knit: 1, open: 0.82, curve: -0.3, press: 0.5 },
  "in pain": {
    browInner: -2,
    browOuter: 2.4,
    knit: 1.3,
    open: 0.5,
    curve: -0.42,
    gap: 0.6,
    press: 0.3,
  },
  tired: { open: 0.68, curve: -0.1, browInner: -1.6, browOuter: 1.2, tilt: -1.5 },
};

const degreeOf = (signs: readonly ShownSign[], name: ShownSign["sign"]) =>
  signs.find(({ sign }) => sign === name)?.degree ?? 0;

/** The expression of a mood under what the illness does to the lids, the gaze and the muscles of the face. */
export function expressionOf(mood: string | undefined, signs: readonly ShownSign[]): Expression {
  const named: Expression = { ...still, ...expressions[(mood ?? "").replace("_", " ")] };
  const drowsy = degreeOf(signs, "drowsy");
  const isShut = degreeOf(signs, "eyes_shut") > 0 || drowsy >= 3;
  const weak = degreeOf(signs, "facial_weakness") > 0 ? 0.25 : 1;
  const tears = degreeOf(signs, "tears");
  const wide = degreeOf(signs, "wide_eyes");
  const sleepy = drowsy === 0 ? 1 : drowsy === 1 ? 0.66 : 0.4;
  return {
    ...named,
    open: isShut ? 0 : Math.max(0.22, named.open * sleepy) + wide * 0.09,
    browInner: named.browInner * weak * (drowsy > 1 ? 0.4 : 1),
    browOuter: named.browOuter * weak,
    knit: named.knit * weak * (drowsy > 1 ? 0.4 : 1),
    curve: named.curve * weak,
    press: named.press * weak,
    gap: Math.max(named.gap, degreeOf(signs, "mouth_open") * 1.5, drowsy >= 2 ? 1 : 0),
    gaze: degreeOf(signs, "gaze_left") > 0 ? [3, 0] : named.gaze,
    tilt: named.tilt + (drowsy > 1 ? 4 : 0),
    tears: Math.max(named.tears, tears),
  };
}
