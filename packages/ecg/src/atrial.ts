import { channels, type Channels, frontal } from "./leads.ts";
import type { Model } from "./model.ts";
import { placed } from "./qrs.ts";
import type { Plateau, Wave } from "./waves.ts";

export type AtrialOrigin = "sinus" | "ectopic" | "retrograde";

interface AtrialShape {
  readonly right: Channels;
  readonly left: Channels;
  /** Seconds. */
  readonly duration: number;
}

function shapeOf(model: Model, origin: AtrialOrigin): AtrialShape {
  const duration =
    (model.normals.rate > 110 ? 0.072 : 0.096) * (model.pWave === "mitrale" ? 1.32 : 1);
  if (origin === "retrograde")
    return {
      duration: 0.08,
      right: channels(frontal(0.1, -95), [0.05, 0.02, 0, -0.02, -0.03, -0.03]),
      left: channels(frontal(0.1, -85), [0.06, 0.03, 0, -0.02, -0.03, -0.03]),
    };
  if (origin === "ectopic")
    return {
      duration: 0.084,
      right: channels(frontal(0.07, 95), [0.05, 0.05, 0.05, 0.05, 0.05, 0.05]),
      left: channels(frontal(0.07, 120), [0.05, 0.05, 0.04, 0.04, 0.03, 0.03]),
    };
  if (model.pWave === "pulmonale")
    return {
      duration,
      right: channels(frontal(0.27, 72), [0.17, 0.14, 0.1, 0.08, 0.06, 0.05]),
      left: channels(frontal(0.1, 55), [-0.03, 0.02, 0.04, 0.04, 0.04, 0.04]),
    };
  if (model.pWave === "mitrale")
    return {
      duration,
      right: channels(frontal(0.12, 50), [0.06, 0.06, 0.06, 0.06, 0.06, 0.05]),
      left: channels(frontal(0.14, 35), [-0.13, -0.04, 0.04, 0.07, 0.08, 0.08]),
    };
  return {
    duration,
    right: channels(frontal(0.1, 58), [0.065, 0.07, 0.06, 0.05, 0.045, 0.04]),
    left: channels(frontal(0.09, 48), [-0.045, 0.02, 0.04, 0.05, 0.05, 0.05]),
  };
}

/** The right atrium, then the left: two waves that begin at zero seconds. */
export function pWaves(model: Model, origin: AtrialOrigin): readonly Wave[] {
  const { right, left, duration } = shapeOf(model, origin);
  const width = duration * 0.165;
  return [
    { at: duration * 0.36, rise: width, fall: width, channels: placed(right, model.placement) },
    { at: duration * 0.64, rise: width, fall: width, channels: placed(left, model.placement) },
  ];
}

/** Depression of the PR segment, opposite in aVR: the atria's own injury current in pericarditis. */
export function prSegment(model: Model, pr: number): readonly Plateau[] {
  if (model.prDepression === 0) return [];
  const from = model.normals.rate > 110 ? 0.055 : 0.07;
  return [
    {
      from,
      full: from + 0.03,
      leave: pr + 0.002,
      to: pr + 0.03,
      // A unit in lead II.
      channels: placed(
        channels(frontal(1, 55), [0.1, 0.5, 0.7, 0.8, 0.8, 0.7]),
        model.placement,
      ).map((value) => -value * model.prDepression),
      slope: 0,
      bend: 0,
      pivot: from + 0.03,
    },
  ];
}
