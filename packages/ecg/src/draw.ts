import { addArtefacts, addBackground } from "./background.ts";
import { prSegment, pWaves } from "./atrial.ts";
import { withEctopics } from "./ectopics.ts";
import { channelCount, limbLeads, placements, type LimbLead } from "./leads.ts";
import type { Model } from "./model.ts";
import type { EcgParameters, Tracing } from "./parameters.ts";
import { type Form, usualAxis, usualDuration } from "./qrs-shapes.ts";
import { qrsWaves } from "./qrs.ts";
import { randomFrom } from "./random.ts";
import { jWave, stSegment, tWaves } from "./repolarisation.ts";
import { resolve } from "./resolve.ts";
import { type Beat, schedule } from "./rhythm.ts";
import { addPlateau, addWaves, type Plateau, scaled, type Wave } from "./waves.ts";

export const samplesPerSecond = 250;
/** Seconds of a recording. */
export const recorded = 10;

interface Ventricular {
  readonly qrs: readonly Wave[];
  readonly after: readonly Wave[];
  readonly st: Plateau;
}

/** The stimulus of a pacemaker, one sample wide. */
const spike: Wave = {
  at: -0.012,
  rise: 0.0015,
  fall: 0.0015,
  channels: [0.25, -0.35, -0.3, -0.4, -0.45, -0.45, -0.4, -0.35],
};

function complexOf(model: Model, form: Form): Ventricular {
  const isOwn = form === model.form;
  const duration = isOwn ? model.qrs : (usualDuration[form] ?? model.qrs * 1000) / 1000;
  const axis = isOwn ? model.axis : (usualAxis[form] ?? model.axis);
  const qt = isOwn ? model.qt : Math.max(model.qt + 0.03, duration + 0.22);
  const qrs = qrsWaves(model, form, duration, axis);
  const after = [...tWaves(model, form, axis, qt), ...(isOwn ? jWave(model) : [])];
  return {
    qrs: form === "paced" ? [spike, ...qrs] : qrs,
    after,
    st: stSegment(model, form, axis, duration, qt, after),
  };
}

/** Size of a complex: every other one smaller in alternans, all of them a little changed by the breath. */
function sizeOf(model: Model, beat: Beat, index: number): number {
  const alternate = model.alternans && index % 2 === 1 ? 0.5 : 1;
  return beat.scale * alternate * (1 + 0.03 * Math.sin(2 * Math.PI * 0.23 * beat.at));
}

/** In torsades the forces of each beat are turned about the line of the heart, channel by channel. */
function sized(waves: readonly Wave[], size: number, twist: number | undefined): readonly Wave[] {
  return waves.map((wave) => ({
    ...wave,
    channels:
      twist === undefined
        ? scaled(wave.channels, size)
        : wave.channels.map(
            (value, i) => value * size * Math.cos(twist + 0.25 * (i === 0 ? 3 : i)),
          ),
  }));
}

function addBeats(model: Model, buffers: readonly Float64Array[], beats: readonly Beat[]): void {
  const complexes = new Map<Form, Ventricular>();
  beats.forEach((beat, index) => {
    const complex = complexes.get(beat.form) ?? complexOf(model, beat.form);
    complexes.set(beat.form, complex);
    const size = sizeOf(model, beat, index);
    addWaves(buffers, samplesPerSecond, beat.at, sized(complex.qrs, size, beat.twist));
    addWaves(buffers, samplesPerSecond, beat.at, sized(complex.after, 1, beat.twist));
    if (beat.twist === undefined) addPlateau(buffers, samplesPerSecond, beat.at, complex.st);
    if (beat.pr !== undefined)
      for (const segment of prSegment(model, beat.pr))
        addPlateau(buffers, samplesPerSecond, beat.at - beat.pr, segment);
  });
}

/** All limb leads from two: III = II - I and Goldberger's leads, exact in whole microvolts because both are even. */
const limbFrom: Readonly<Record<LimbLead, (one: number, two: number) => number>> = {
  I: (one) => one,
  II: (_, two) => two,
  III: (one, two) => two - one,
  aVR: (one, two) => -(one + two) / 2,
  aVL: (one, two) => one - two / 2,
  aVF: (one, two) => two - one / 2,
};

/** Largest deflection that a recorder shows, in microvolts. */
const limit = 8000;
const clipped = (microvolts: number): number => Math.max(-limit, Math.min(limit, microvolts)) + 0;

function tracingOf(buffers: readonly Float64Array[], { placement }: Model): Tracing {
  const even = (index: number): number[] =>
    Array.from(buffers[index] ?? [], (mV) => clipped(Math.round(mV * 500) * 2));
  const [one, two] = [even(0), even(1)];
  return {
    samplesPerSecond,
    leads: [
      ...limbLeads.map((lead) => ({
        lead,
        microvolts: one.map((value, i) => limbFrom[lead](value, two[i] ?? 0) + 0),
      })),
      ...placements[placement].map((lead, i) => ({
        lead,
        microvolts: Array.from(buffers[i + 2] ?? [], (mV) => clipped(Math.round(mV * 1000))),
      })),
    ],
  };
}

/**
 * Ten seconds of a twelve-lead electrocardiogram in whole microvolts, drawn from parameters. The same parameters and seed give
 * the same samples. Einthoven's and Goldberger's equations hold exactly.
 * @throws Error for a preset that does not exist; `parseEcgParameters` finds that beforehand.
 */
export function drawEcg(parameters: EcgParameters, seed: number): Tracing {
  const model = resolve(parameters);
  const random = randomFrom(seed);
  const length = samplesPerSecond * recorded;
  const buffers = Array.from({ length: channelCount }, () => new Float64Array(length));
  const plain = schedule(model, recorded + 1, random);
  const { beats, atria } = withEctopics(model, plain, random);
  for (const { at, origin } of atria)
    addWaves(buffers, samplesPerSecond, at, pWaves(model, origin));
  addBeats(model, buffers, beats);
  addBackground(model, buffers, samplesPerSecond, beats[0]?.at ?? 0, random);
  addArtefacts(model, buffers, samplesPerSecond, random);
  return tracingOf(buffers, model);
}
