import type { AtrialOrigin } from "./atrial.ts";
import type { Model } from "./model.ts";
import type { Form } from "./qrs-shapes.ts";
import { normalFrom } from "./random.ts";

/** A ventricular beat; `at` is the start of its QRS complex in seconds. */
export interface Beat {
  readonly at: number;
  readonly form: Form;
  /** Interval before which nothing else is expected: decides the QT of a beat of another form. */
  readonly scale: number;
  /** The PR interval of the P wave that led to it. */
  readonly pr?: number;
  /** Turn of the electrical axis in torsades, in radians. */
  readonly twist?: number;
}
export interface AtrialBeat {
  readonly at: number;
  readonly origin: AtrialOrigin;
}
export interface Schedule {
  readonly beats: readonly Beat[];
  readonly atria: readonly AtrialBeat[];
}

type Random = () => number;
/** Before and after the ten seconds, so that what reaches into them is drawn. */
const lead = 2;

/** Times of the sinus node: regular but for the breath (more in children and the young). */
function sinusTimes(rate: number, until: number, random: Random, swing: number): number[] {
  const rr = 60 / rate;
  const phase = random() * 2 * Math.PI;
  const times: number[] = [];
  let time = -lead - rr * random();
  while (time < until) {
    times.push(time);
    time += rr * (1 + swing * Math.sin(2 * Math.PI * 0.23 * time + phase));
  }
  return times;
}

const hasP = (model: Model): boolean => model.pWave !== "absent";

function sinus(model: Model, until: number, random: Random): Schedule {
  const swing = model.rate > 100 ? 0.004 : 0.014;
  const times = sinusTimes(model.rate, until, random, swing);
  const atria: AtrialBeat[] = [];
  const beats: Beat[] = [];
  for (const time of times) {
    if (hasP(model)) atria.push({ at: time, origin: "sinus" });
    beats.push({ at: time + model.pr, form: model.form, scale: 1, pr: model.pr });
  }
  return { beats, atria };
}

/** Growth of the PR interval within a Wenckebach cycle: most at its second beat, then less, so that RR shortens. */
const wenckebachSteps = [0, 0.09, 0.14, 0.17, 0.19, 0.205];

function secondDegree(model: Model, until: number, random: Random): Schedule {
  const times = sinusTimes(model.atrialRate, until, random, 0.004);
  const cycle = model.conductionRatio;
  const beats = times.flatMap((time, i): Beat[] => {
    const place = i % cycle;
    if (place === cycle - 1) return [];
    const longer = model.avBlock === "mobitz_1" ? (wenckebachSteps[place] ?? 0.21) : 0;
    const pr = model.pr + longer;
    return [{ at: time + pr, form: model.form, scale: 1, pr }];
  });
  return { beats, atria: times.map((at) => ({ at, origin: "sinus" as const })) };
}

function thirdDegree(model: Model, until: number, random: Random): Schedule {
  const form = model.escape === "wide" && model.form === "normal" ? "lbbb" : model.form;
  const beats = sinusTimes(model.rate, until, random, 0).map((at): Beat => ({
    at,
    form,
    scale: 1,
  }));
  const atria = hasP(model) ? sinusTimes(model.atrialRate, until, random, 0.006) : [];
  return { beats, atria: atria.map((at) => ({ at, origin: "sinus" as const })) };
}

/** Irregularly irregular: each interval by itself, about the mean, never shorter than the node lets pass. */
function fibrillation(model: Model, until: number, random: Random): Schedule {
  const rr = 60 / model.rate;
  const shortest = Math.min(0.75 * rr, Math.max(0.28, 0.6 * rr));
  const intervals: number[] = [];
  const count = Math.ceil((until + lead) / rr) + 1;
  for (let i = 0; i < count; i += 1)
    intervals.push(Math.max(shortest, rr * (1 + 0.21 * normalFrom(random))));
  const mean = intervals.reduce((sum, interval) => sum + interval, 0) / count;
  let at = -lead;
  const beats = intervals.map((interval): Beat => {
    at += (interval * rr) / mean;
    return { at, form: model.form, scale: 1 };
  });
  return { beats, atria: [] };
}

function flutter(model: Model, until: number, random: Random): Schedule {
  const step = 60 / model.atrialRate;
  const first = -lead - random() * step;
  const beats: Beat[] = [];
  for (let n = 0; first + n * step < until; n += model.conductionRatio)
    beats.push({ at: first + n * step, form: model.form, scale: 1 });
  return { beats, atria: [] };
}

/** AV nodal re-entry: the atria are activated backwards while the ventricles are, so that P ends just after the QRS. */
function nodalReentry(model: Model, until: number, random: Random): Schedule {
  const beats = sinusTimes(model.rate, until, random, 0).map((at): Beat => ({
    at,
    form: model.form,
    scale: 1,
  }));
  return {
    beats,
    atria: beats.map(({ at }) => ({ at: at + model.qrs - 0.028, origin: "retrograde" })),
  };
}

function junctional(model: Model, until: number, random: Random): Schedule {
  const beats = sinusTimes(model.rate, until, random, 0.004).map((at): Beat => ({
    at,
    form: model.form,
    scale: 1,
  }));
  // Hidden in the QRS complex, or just before it.
  const atria =
    model.pWave === "absent"
      ? []
      : beats.map(({ at }) => ({ at: at - 0.09, origin: "retrograde" as const }));
  return { beats, atria };
}

/** The sinus node goes on beneath a ventricular tachycardia: P waves that have nothing to do with it. */
function ventricular(model: Model, until: number, random: Random): Schedule {
  const beats = sinusTimes(model.rate, until, random, 0.002).map((at): Beat => ({
    at,
    form: model.form,
    scale: 1,
  }));
  const atria = sinusTimes(88, until, random, 0.004).map((at) => ({
    at,
    origin: "sinus" as const,
  }));
  return { beats, atria };
}

function torsades(model: Model, until: number, random: Random): Schedule {
  const phase = random() * Math.PI;
  const beats = sinusTimes(model.rate, until, random, 0.03).map((at): Beat => {
    const turn = (2 * Math.PI * at) / 3.6 + phase;
    return { at, form: model.form, scale: 0.85 + 0.2 * random(), twist: turn };
  });
  return { beats, atria: [] };
}

const schedulers = {
  atrial_fibrillation: fibrillation,
  atrial_flutter: flutter,
  supraventricular_tachycardia: nodalReentry,
  junctional,
  ventricular_tachycardia: ventricular,
  torsades_de_pointes: torsades,
  ventricular_paced: (model: Model, until: number, random: Random): Schedule => {
    const times = sinusTimes(model.rate, until, random, 0);
    return { beats: times.map((at) => ({ at, form: model.form, scale: 1 })), atria: [] };
  },
  ventricular_fibrillation: (): Schedule => ({ beats: [], atria: [] }),
  asystole: (): Schedule => ({ beats: [], atria: [] }),
} as const;

/** When atria and ventricles are activated, from two seconds before the recording until `until` seconds. */
export function schedule(model: Model, until: number, random: Random): Schedule {
  // A complete block makes even fibrillation regular: the escape rhythm goes its own way.
  if (model.rhythm === "atrial_fibrillation" && model.avBlock === "complete")
    return { beats: thirdDegree(model, until, random).beats, atria: [] };
  if (model.rhythm !== "sinus") return schedulers[model.rhythm](model, until, random);
  if (model.avBlock === "none") return sinus(model, until, random);
  if (model.avBlock === "complete") return thirdDegree(model, until, random);
  return secondDegree(model, until, random);
}
