import {
  channels,
  type Channels,
  frontal,
  frontalOf,
  isLead,
  isLimbLead,
  type Lead,
  overlay,
  type Placement,
  placements,
  seenIn,
} from "./leads.ts";
import type { Model } from "./model.ts";
import { type Form, shapes } from "./qrs-shapes.ts";
import { scaled, sumAt, type Wave } from "./waves.ts";

/** Amplitude that one lead shows of channel amplitudes. */
export function ofLead(values: Channels, lead: Lead, placement: Placement): number {
  if (isLimbLead(lead)) return seenIn(lead, frontalOf(values));
  const index = placements[placement].findIndex((name) => name === lead);
  return index < 0 ? 0 : (values[index + 2] ?? 0);
}

/** What electrodes elsewhere on the chest see: the right side like a weak V1, the back like a weak V6. */
export function placed(values: Channels, placement: Placement): Channels {
  const [one = 0, two = 0, v1 = 0, v2 = 0, v3 = 0, , , v6 = 0] = values;
  if (placement === "right_sided")
    return [one, two, v1, v2, v1 * 0.8, v1 * 0.62, v1 * 0.5, v1 * 0.42];
  if (placement === "posterior") return [one, two, v1, v2, v3, v6 * 0.78, v6 * 0.62, v6 * 0.5];
  return values;
}

/** Turns the main wave until the sum of all, weighted by their durations, points along the axis asked for. */
function turned(waves: readonly Wave[], main: number, axis: number): readonly Wave[] {
  const across = frontal(1, axis + 90);
  const sideways = waves.reduce((sum, { rise, channels: values }) => {
    const { x, y } = frontalOf(values);
    return sum + (x * across.x + y * across.y) * rise;
  }, 0);
  return waves.map((wave, i) => {
    if (i !== main) return wave;
    const { x, y } = frontalOf(wave.channels);
    const back = sideways / wave.rise;
    const right = { x: x - across.x * back, y: y - across.y * back };
    return { ...wave, channels: channels(right, wave.channels.slice(2)) };
  });
}

/** Factors on the chest amplitudes of one force. */
type Change = (chest: readonly number[], index: number) => readonly number[];

const poor: Change = (chest, index) => {
  const [v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0] = chest;
  if (index === 0) return [0.06, 0.08, 0.1, 0.08, v5, v6];
  if (index === 1) return [v1, -0.05, 0, 0.3, v5 * 0.8, v6];
  if (index === 2) return [v1, v2, -0.95, -0.45, v5 * 0.6, v6 * 0.9];
  return [v1, v2, v3, v4, v5, v6];
};
const dominantV1: Change = (chest, index) => {
  const [, , v3 = 0, v4 = 0, v5 = 0, v6 = 0] = chest;
  if (index === 0) return [0.2, 0.3, 0.25, v4, v5, v6];
  if (index === 1) return [0.45, 0.75, 0.9, v4, v5, v6];
  if (index === 2) return [0.25, 0.45, 0.3, v4, v5, v6];
  return [-0.25, -0.4, v3, v4, v5, v6];
};
const leftHypertrophy: Change = (chest, index) => {
  const [v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0] = chest;
  return index === 2 ? [v1 - 0.75, v2 - 0.85, v3 - 0.7, v4 + 0.3, v5 + 0.95, v6 + 0.9] : chest;
};
/** The right ventricle's share of newborns (1) fades to the adult's (0); hypertrophy brings it back. */
const rightward =
  (share: number): Change =>
  (chest, index) => {
    const [v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0] = chest;
    if (index === 1) return [v1 + 0.75 * share, v2 + 0.85 * share, v3 + 0.5 * share, v4, v5, v6];
    if (index === 2)
      return [v1 + 0.95 * share, v2 + 0.5 * share, v3, v4, v5 - 0.45 * share, v6 - 0.4 * share];
    if (index === 3) return [v1, v2, v3, v4 - 0.35 * share, v5 - 0.5 * share, v6 - 0.5 * share];
    return chest;
  };

const isFourfold = (form: Form): boolean =>
  form === "normal" || form === "nonspecific_delay" || form === "left_anterior_fascicular";

function changesOf({ form, normals, voltage, rProgression }: Model): readonly Change[] {
  if (!isFourfold(form)) return [];
  return [
    rightward(normals.rightward),
    ...(voltage === "left_ventricular_hypertrophy" ? [leftHypertrophy] : []),
    ...(voltage === "right_ventricular_hypertrophy" ? [rightward(1.1)] : []),
    ...(rProgression === "poor" ? [poor] : []),
    ...(rProgression === "dominant_v1" ? [dominantV1] : []),
  ];
}

const voltageFactors = { low: 0.36, left_ventricular_hypertrophy: 1.15 } as const;
const factorOf = ({ voltage }: Model): number =>
  voltage === "low" || voltage === "left_ventricular_hypertrophy" ? voltageFactors[voltage] : 1;

/** S in I, Q in III (McGinn and White, JAMA 1935): a late force to the right and an early one up. */
const rightStrain = { s: { I: -0.35 }, q: { III: -0.28 } } as const;

/** A wave that gives leads a wanted depth at one moment of the complex, whatever the others do there. */
function dip(
  waves: readonly Wave[],
  model: Model,
  depths: Readonly<Partial<Record<Lead, number>>>,
  centre: number,
  width: number,
): Wave {
  const there = sumAt(waves, centre);
  const wishes = Object.fromEntries(
    Object.entries(depths).flatMap(([lead, depth]) =>
      isLead(lead) ? [[lead, depth - ofLead(there, lead, model.placement)]] : [],
    ),
  );
  const none = Array.from({ length: 8 }, () => 0);
  return {
    at: centre,
    rise: width,
    fall: width,
    channels: overlay(none, wishes, model.placement),
  };
}

/** The waves of a QRS complex of the model's form, or of another origin: an ectopic or escape beat. */
export function qrsWaves(
  model: Model,
  form: Form,
  duration: number,
  axis: number,
): readonly Wave[] {
  const shape = shapes[form](axis);
  const isOwn = form === model.form;
  const changes = isOwn ? changesOf(model) : [];
  const factor = factorOf(model);
  const waves = shape.forces.map((force, index): Wave => {
    const chest = changes.reduce((values, change) => change(values, index), force.chest);
    const values = channels(frontal(force.millivolts, force.degrees), chest);
    return {
      at: force.centre * duration,
      rise: force.width * duration,
      fall: force.width * duration,
      channels: scaled(placed(values, model.placement), factor),
    };
  });
  if (!isOwn) return turned(waves, shape.main, axis);
  const q = { ...(model.s1q3t3 ? rightStrain.q : {}), ...negated(model.q) };
  const early =
    Object.keys(q).length > 0 ? [dip(waves, model, q, 0.22 * duration, 0.09 * duration)] : [];
  const late = model.s1q3t3
    ? [dip(waves, model, rightStrain.s, 0.78 * duration, 0.09 * duration)]
    : [];
  return turned([...waves, ...early, ...late], shape.main, axis);
}

const negated = (depths: Model["q"]): Partial<Record<Lead, number>> =>
  Object.fromEntries(Object.entries(depths).map(([lead, depth]) => [lead, -depth]));
