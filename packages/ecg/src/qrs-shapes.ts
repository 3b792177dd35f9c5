import type { Conduction } from "./parameters.ts";

/**
 * One of the successive forces of ventricular activation. Centre and width are shares of the QRS duration; the frontal force is
 * given in millivolts and degrees, the chest leads V1 to V6 in millivolts.
 */
export interface Force {
  readonly centre: number;
  readonly width: number;
  readonly millivolts: number;
  readonly degrees: number;
  readonly chest: readonly number[];
}

/** Forces of a complex; `main` is the index of the one that is turned until the net axis is right. */
export interface Shape {
  readonly forces: readonly Force[];
  readonly main: number;
}

export type Form =
  Conduction | "ectopic" | "ectopic_other" | "ventricular_tachycardia" | "twisted" | "paced";

const force = (
  centre: number,
  width: number,
  millivolts: number,
  degrees: number,
  chest: readonly number[],
): Force => ({ centre, width, millivolts, degrees, chest });

/** Septum (to the right and forwards), apex and free wall, then the base (backwards, up, to the right). */
const normal = (axis: number): Shape => ({
  main: 2,
  forces: [
    force(0.18, 0.072, 0.12, axis + 130, [0.22, 0.34, 0.25, 0.02, -0.1, -0.12]),
    force(0.36, 0.08, 0.5, axis + 8, [-0.05, 0.12, 0.5, 0.85, 0.75, 0.5]),
    force(0.5, 0.085, 0.72, axis, [-0.85, -1.15, -0.42, 0.55, 0.85, 0.72]),
    force(0.71, 0.098, 0.16, axis - 175, [-0.12, -0.4, -0.5, -0.4, -0.2, -0.06]),
  ],
});

/** The left ventricle is reached late and slowly from the right: no septal q, a notched broad R to the left. */
const lbbb = (axis: number): Shape => ({
  main: 1,
  forces: [
    force(0.12, 0.055, 0.1, axis + 20, [0.08, 0.12, 0.12, 0.12, 0.12, 0.12]),
    force(0.33, 0.09, 0.62, axis, [-0.65, -1.1, -1.05, -0.3, 0.62, 0.75]),
    force(0.54, 0.09, 0.28, axis, [-0.95, -1.4, -1.25, -0.3, 0.3, 0.32]),
    force(0.74, 0.1, 0.55, axis, [-0.5, -0.8, -0.7, -0.1, 0.6, 0.7]),
  ],
});

/** The right ventricle comes last: a late broad force to the right and forwards. */
const rbbb = (axis: number): Shape => ({
  main: 2,
  forces: [
    force(0.12, 0.052, 0.12, axis + 130, [0.25, 0.35, 0.25, 0.02, -0.1, -0.12]),
    force(0.25, 0.06, 0.45, axis + 10, [-0.05, 0.12, 0.5, 0.85, 0.75, 0.5]),
    force(0.35, 0.065, 0.75, axis, [-0.5, -0.8, -0.35, 0.5, 0.8, 0.75]),
    force(0.68, 0.125, 0.26, 165, [0.85, 0.6, 0.08, -0.18, -0.3, -0.32]),
  ],
});

/** First downwards through the posterior fascicle (r in II, III and aVF, q in I and aVL), then up and to the left. */
const leftAnterior = (axis: number): Shape => ({
  main: 2,
  forces: [
    force(0.17, 0.072, 0.26, 112, [0.18, 0.28, 0.24, 0.12, 0, -0.02]),
    force(0.4, 0.08, 0.42, axis + 8, [-0.05, 0.05, 0.3, 0.65, 0.65, 0.5]),
    force(0.54, 0.085, 0.85, axis, [-0.8, -1.1, -0.75, 0.2, 0.6, 0.55]),
    force(0.75, 0.095, 0.18, axis - 20, [-0.15, -0.45, -0.55, -0.55, -0.45, -0.35]),
  ],
});

const bifascicular = (axis: number): Shape => ({
  main: 2,
  forces: [
    force(0.12, 0.052, 0.26, 112, [0.2, 0.3, 0.24, 0.1, 0, -0.02]),
    force(0.27, 0.06, 0.4, axis + 8, [-0.05, 0.08, 0.35, 0.7, 0.65, 0.5]),
    force(0.37, 0.065, 0.9, axis, [-0.5, -0.8, -0.5, 0.25, 0.6, 0.6]),
    force(0.68, 0.125, 0.24, 170, [0.85, 0.6, 0.05, -0.25, -0.35, -0.36]),
  ],
});

/** A pathway to the back of the left ventricle: slurred start (delta wave), upright in all chest leads, negative in III. */
const wpw = (axis: number): Shape => ({
  main: 2,
  forces: [
    force(0.2, 0.085, 0.2, -25, [0.16, 0.26, 0.3, 0.3, 0.28, 0.24]),
    force(0.36, 0.075, 0.24, -15, [0.2, 0.4, 0.5, 0.5, 0.42, 0.32]),
    force(0.56, 0.08, 0.8, axis, [0.45, 0.9, 1.2, 1.35, 1.15, 0.85]),
    force(0.78, 0.085, 0.12, axis - 170, [-0.2, -0.35, -0.4, -0.3, -0.15, -0.05]),
  ],
});

/** From the outflow tract of the right ventricle: like left bundle branch block, inferior axis. */
const ectopic = (axis: number): Shape => ({
  main: 0,
  forces: [
    force(0.34, 0.135, 1.15, axis, [-0.85, -1.3, -0.7, 0.6, 1.1, 1.15]),
    force(0.64, 0.14, 0.6, axis, [-0.75, -0.9, -0.3, 0.6, 0.7, 0.6]),
  ],
});

/** From the left ventricle near the apex: like right bundle branch block, axis to the upper right. */
const ectopicOther = (axis: number): Shape => ({
  main: 0,
  forces: [
    force(0.34, 0.135, 1.0, axis, [1.0, 1.15, 0.9, 0.2, -0.5, -0.8]),
    force(0.65, 0.135, 0.6, axis, [0.6, 0.7, 0.4, -0.35, -0.65, -0.75]),
  ],
});

/** Left "rabbit ear" the taller in V1, deep S in V6: what tells it from aberration. */
const tachycardia = (axis: number): Shape => ({
  main: 1,
  forces: [
    force(0.2, 0.08, 0.3, axis + 40, [0.6, 0.55, 0.45, 0.4, 0.35, 0.3]),
    force(0.42, 0.11, 0.95, axis, [1.0, 1.1, 0.7, -0.1, -0.7, -0.95]),
    force(0.72, 0.11, 0.55, axis - 10, [0.5, 0.5, 0.1, -0.5, -0.7, -0.75]),
  ],
});

const twisted = (axis: number): Shape => ({
  main: 0,
  forces: [force(0.5, 0.2, 1.2, axis, [0.9, 1.2, 1.4, 1.3, 1.1, 0.9])],
});

/** From the apex of the right ventricle: upwards, away from all chest leads. */
const paced = (axis: number): Shape => ({
  main: 0,
  forces: [
    force(0.32, 0.125, 0.85, axis, [-0.6, -0.9, -1.0, -1.0, -0.8, -0.6]),
    force(0.64, 0.135, 0.75, axis, [-0.6, -1.0, -1.05, -0.9, -0.7, -0.5]),
  ],
});

/** The shape of a complex of this origin with this net frontal axis. */
export const shapes: Readonly<Record<Form, (axis: number) => Shape>> = {
  normal,
  nonspecific_delay: normal,
  lbbb,
  rbbb,
  left_anterior_fascicular: leftAnterior,
  rbbb_left_anterior_fascicular: bifascicular,
  wpw,
  ectopic,
  ectopic_other: ectopicOther,
  ventricular_tachycardia: tachycardia,
  twisted,
  paced,
};

/** Usual frontal axis of a form where the age does not decide it. */
export const usualAxis: Readonly<Partial<Record<Form, number>>> = {
  lbbb: 12,
  left_anterior_fascicular: -55,
  rbbb_left_anterior_fascicular: -60,
  wpw: -5,
  ectopic: 80,
  ectopic_other: -100,
  ventricular_tachycardia: -105,
  twisted: 72,
  paced: -75,
};

/** Usual duration in ms. */
export const usualDuration: Readonly<Partial<Record<Form, number>>> = {
  lbbb: 150,
  rbbb: 140,
  left_anterior_fascicular: 100,
  rbbb_left_anterior_fascicular: 140,
  wpw: 130,
  nonspecific_delay: 130,
  ectopic: 150,
  ectopic_other: 160,
  ventricular_tachycardia: 160,
  twisted: 200,
  paced: 160,
};
