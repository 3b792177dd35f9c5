import type { Lead, Placement } from "./leads.ts";

export const rhythms = [
  "sinus",
  "atrial_fibrillation",
  "atrial_flutter",
  "supraventricular_tachycardia",
  "junctional",
  "ventricular_tachycardia",
  "torsades_de_pointes",
  "ventricular_fibrillation",
  "ventricular_paced",
  "asystole",
] as const;
export type Rhythm = (typeof rhythms)[number];

export const avBlocks = ["none", "mobitz_1", "mobitz_2", "two_to_one", "complete"] as const;
export type AvBlock = (typeof avBlocks)[number];

export const conductions = [
  "normal",
  "lbbb",
  "rbbb",
  "left_anterior_fascicular",
  "rbbb_left_anterior_fascicular",
  "wpw",
  "nonspecific_delay",
] as const;
export type Conduction = (typeof conductions)[number];

export const tShapes = ["flat", "inverted", "peaked", "biphasic"] as const;
export type TShape = (typeof tShapes)[number];

export const stShapes = ["straight", "convex", "concave", "upsloping", "downsloping"] as const;
export type StShape = (typeof stShapes)[number];

export const progressions = ["normal", "poor", "dominant_v1"] as const;
export const voltages = [
  "normal",
  "low",
  "left_ventricular_hypertrophy",
  "right_ventricular_hypertrophy",
] as const;
export const pWaves = ["normal", "absent", "pulmonale", "mitrale"] as const;
export const escapes = ["narrow", "wide"] as const;
export const ectopicKinds = ["atrial", "ventricular"] as const;
export const ectopicPatterns = ["occasional", "bigeminy", "trigeminy", "couplets"] as const;

export interface Ectopics {
  readonly kind: (typeof ectopicKinds)[number];
  /** Default "occasional". */
  readonly pattern?: (typeof ectopicPatterns)[number];
  /** Ventricular ectopics of two shapes. */
  readonly multifocal?: boolean;
}

/**
 * An electrocardiogram as an author describes it. Everything may be left out: what is not said comes from the preset, and what
 * that does not say is normal for the age. Amplitudes are in millimetres on the paper (10 mm = 1 mV), intervals in ms.
 */
export interface EcgParameters {
  readonly preset?: string;
  readonly rhythm?: Rhythm;
  /** Ventricular rate per minute. */
  readonly rate?: number;
  /** Atrial rate where it differs: flutter (default 300), heart block. */
  readonly atrialRate?: number;
  readonly avBlock?: AvBlock;
  /** Atrial beats to one ventricular beat in flutter (2, 3, 4); beats in a cycle of a Mobitz block (4 means 4:3). */
  readonly conductionRatio?: number;
  /** The escape rhythm of complete block: from the junction, or from a ventricle. */
  readonly escape?: (typeof escapes)[number];
  /** More than 200 ms is first-degree block. */
  readonly pr?: number;
  readonly qrs?: number;
  /** Either the interval as it is, or corrected after Bazett. */
  readonly qt?: number;
  readonly qtc?: number;
  /** Frontal QRS axis in degrees, -180 to 180. */
  readonly axis?: number;
  readonly conduction?: Conduction;
  /** ST level 60 ms after the J point. The limb leads must agree with each other (II = I + III). */
  readonly st?: Readonly<Partial<Record<Lead, number>>>;
  readonly stShape?: StShape;
  /** Height of the T wave, or its shape. */
  readonly t?: Readonly<Partial<Record<Lead, number | TShape>>>;
  /** Leads with an inverted T wave of usual size: short for `t: { V1: inverted }`. */
  readonly tInversion?: readonly Lead[];
  /** Depth of pathological Q waves; a list of leads gives each a depth of 3 mm. */
  readonly q?: Readonly<Partial<Record<Lead, number>>> | readonly Lead[];
  readonly rProgression?: (typeof progressions)[number];
  readonly s1q3t3?: boolean;
  readonly voltage?: (typeof voltages)[number];
  readonly pWave?: (typeof pWaves)[number];
  /** Every other complex is smaller, as in tamponade. */
  readonly alternans?: boolean;
  /** Depth of PR-segment depression (elevation in aVR). */
  readonly prDepression?: number;
  /** Height of the U wave, best seen in V2 to V4. */
  readonly uWave?: number;
  /** Height of the J (Osborn) wave. */
  readonly jWave?: number;
  readonly ectopics?: Ectopics;
  /** Muscle noise from 0 (none) to 1 (hard to read); a good recording has 0.1. */
  readonly noise?: number;
  /** Swing of the baseline with the breath. */
  readonly baselineWander?: number;
  /** Where the chest electrodes are; told by the leads that are named when it is not said. */
  readonly leads?: Placement;
  /** Years: what is normal at this age is the default of everything else. */
  readonly age?: number;
}

/** A recording: ten seconds of twelve simultaneous leads. */
export interface Tracing {
  readonly samplesPerSecond: number;
  readonly leads: readonly { readonly lead: Lead; readonly microvolts: readonly number[] }[];
}
