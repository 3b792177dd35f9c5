import { normalsOf } from "./age-normals.ts";
import { isLead, type Lead, type Placement, placementOf } from "./leads.ts";
import type { Model } from "./model.ts";
import type { EcgParameters } from "./parameters.ts";
import { isPresetName, presets } from "./presets.ts";
import { type Form, usualAxis, usualDuration } from "./qrs-shapes.ts";

/** A preset with what is said beside its name; a preset may build on another. */
export function withPreset(parameters: EcgParameters): EcgParameters {
  const { preset, ...own } = parameters;
  if (preset === undefined) return own;
  if (!isPresetName(preset)) throw new Error(`Unknown ECG preset "${preset}"`);
  return { ...withPreset(presets[preset]), ...own };
}

/** Where the chest electrodes are, as said or as the named leads imply. */
export const electrodesOf = ({
  leads,
  st = {},
  t = {},
  tInversion = [],
}: EcgParameters): Placement =>
  leads ?? placementOf([...Object.keys(st), ...Object.keys(t), ...tInversion]);

const defaultQDepth = 0.3;
function depthsOf(q: EcgParameters["q"]): Partial<Record<Lead, number>> {
  if (q === undefined) return {};
  if (Array.isArray(q))
    return Object.fromEntries((q as readonly Lead[]).map((lead) => [lead, defaultQDepth]));
  return Object.fromEntries(
    Object.entries(q).flatMap(([lead, depth]) =>
      isLead(lead) && typeof depth === "number" ? [[lead, depth / 10]] : [],
    ),
  );
}

const inverted = (leads: readonly Lead[] = []): NonNullable<EcgParameters["t"]> =>
  Object.fromEntries(leads.map((lead) => [lead, "inverted"]));

const inMillivolts = <T>(levels: Readonly<Partial<Record<Lead, number | T>>>) =>
  Object.fromEntries(
    Object.entries(levels).map(([lead, level]) => [
      lead,
      typeof level === "number" ? level / 10 : level,
    ]),
  ) as Partial<Record<Lead, number | T>>;

const formOf = ({ rhythm, conduction = "normal" }: EcgParameters): Form => {
  if (rhythm === "ventricular_tachycardia") return "ventricular_tachycardia";
  if (rhythm === "torsades_de_pointes") return "twisted";
  if (rhythm === "ventricular_paced") return "paced";
  return conduction;
};

/** Conducted beats to atrial beats, where the ventricles follow the atria in a fixed way. */
function ratioOf(given: EcgParameters): { ratio: number; share: number } {
  const { avBlock, rhythm, rate, conductionRatio } = given;
  const atrialRate = given.atrialRate ?? 300;
  if (rhythm === "atrial_flutter") {
    const ratio = conductionRatio ?? (rate ? Math.max(1, Math.round(atrialRate / rate)) : 2);
    return { ratio, share: 1 / ratio };
  }
  if (avBlock === "two_to_one") return { ratio: 2, share: 1 / 2 };
  if (avBlock === "mobitz_1" || avBlock === "mobitz_2") {
    const ratio = conductionRatio ?? (avBlock === "mobitz_1" ? 4 : 3);
    return { ratio, share: (ratio - 1) / ratio };
  }
  return { ratio: 1, share: 1 };
}

function ratesOf(given: EcgParameters, normal: number) {
  const { ratio, share } = ratioOf(given);
  const isComplete = given.avBlock === "complete";
  const usual = isComplete ? (given.escape === "narrow" ? 46 : 36) : undefined;
  const leads = given.rhythm === "atrial_flutter" || share < 1;
  if (leads && !isComplete) {
    // The atria lead: the ventricular rate follows from theirs, or theirs from it.
    const usualAtrial = given.rhythm === "atrial_flutter" ? 300 : normal + 10;
    const atrialRate =
      given.rate !== undefined ? given.rate / share : (given.atrialRate ?? usualAtrial);
    return { rate: atrialRate * share, atrialRate, ratio };
  }
  const rate = given.rate ?? usual ?? defaultRates[given.rhythm ?? "sinus"] ?? normal;
  return { rate, atrialRate: given.atrialRate ?? (isComplete ? normal + 10 : rate), ratio };
}
const defaultRates: Readonly<Partial<Record<NonNullable<EcgParameters["rhythm"]>, number>>> = {
  atrial_fibrillation: 90,
  supraventricular_tachycardia: 180,
  junctional: 50,
  ventricular_tachycardia: 170,
  torsades_de_pointes: 220,
  ventricular_fibrillation: 300,
};

/** QT in seconds: as given, or from the corrected interval after Bazett (Heart 1920;7:353), with room for the next beat. */
function qtOf(given: EcgParameters, rate: number, qrs: number, usual: number): number {
  const rr = 60 / Math.max(20, rate);
  const stretched = usual + Math.max(0, qrs * 1000 - 100) * 0.7;
  const qt = given.qt ?? (given.qtc ?? stretched) * Math.sqrt(rr);
  const isSaid = given.qt !== undefined || given.qtc !== undefined;
  return isSaid ? qt / 1000 : Math.max(qrs + 0.12, Math.min(qt / 1000, rr * 0.86, 0.52));
}

/** Parameters with every gap filled: from the preset, then from what is normal at the age. */
export function resolve(parameters: EcgParameters): Model {
  const given = withPreset(parameters);
  const normals = normalsOf(given.age ?? 35);
  const form = formOf(given);
  const { rate, atrialRate, ratio } = ratesOf(given, normals.rate);
  const qrs = (given.qrs ?? usualDuration[form] ?? normals.qrs) / 1000;
  // Conduction through the node shortens with rate (about 4 ms for 10 beats); a fast P must not run into the QRS.
  const usualPr = normals.pr - Math.max(0, rate - normals.rate) * 0.3;
  return {
    rhythm: given.rhythm ?? "sinus",
    rate,
    atrialRate,
    avBlock: given.avBlock ?? "none",
    conductionRatio: ratio,
    escape: given.escape ?? "wide",
    form,
    pr: (given.pr ?? Math.max(70, usualPr)) / 1000,
    qrs,
    qt: qtOf(given, rate, qrs, normals.qtc),
    axis: given.axis ?? usualAxis[form] ?? normals.axis,
    st: inMillivolts(given.st ?? {}) as Model["st"],
    stShape: given.stShape ?? "straight",
    t: inMillivolts({ ...inverted(given.tInversion), ...given.t }),
    q: depthsOf(given.q),
    rProgression: given.rProgression ?? "normal",
    s1q3t3: given.s1q3t3 ?? false,
    voltage: given.voltage ?? "normal",
    pWave: given.pWave ?? "normal",
    alternans: given.alternans ?? false,
    prDepression: (given.prDepression ?? 0) / 10,
    uWave: (given.uWave ?? 0) / 10,
    jWave: (given.jWave ?? 0) / 10,
    ectopics: given.ectopics,
    noise: given.noise ?? 0.08,
    baselineWander: (given.baselineWander ?? 0.3) / 10,
    placement: electrodesOf(given),
    normals,
  };
}

/** Rate per minute and intervals in ms (QT corrected after Bazett) with which a tracing is drawn. */
export function intervalsOf(parameters: EcgParameters) {
  const { rate, pr, qrs, qt } = resolve(parameters);
  return { rate, pr: pr * 1000, qrs: qrs * 1000, qtc: (qt * 1000) / Math.sqrt(60 / rate) };
}
