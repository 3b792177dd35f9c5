import type { AgeNormals } from "./age-normals.ts";
import type { Lead, Placement } from "./leads.ts";
import type { Form } from "./qrs-shapes.ts";
import type { AvBlock, EcgParameters, Ectopics, Rhythm, StShape, TShape } from "./parameters.ts";

/** Everything that is needed to draw, nothing left open. Times in seconds, amplitudes in millivolts. */
export interface Model {
  readonly rhythm: Rhythm;
  readonly rate: number;
  readonly atrialRate: number;
  readonly avBlock: AvBlock;
  readonly conductionRatio: number;
  readonly escape: "narrow" | "wide";
  readonly form: Form;
  readonly pr: number;
  readonly qrs: number;
  readonly qt: number;
  readonly axis: number;
  readonly st: Readonly<Partial<Record<Lead, number>>>;
  readonly stShape: StShape;
  readonly t: Readonly<Partial<Record<Lead, number | TShape>>>;
  readonly q: Readonly<Partial<Record<Lead, number>>>;
  readonly rProgression: NonNullable<EcgParameters["rProgression"]>;
  readonly s1q3t3: boolean;
  readonly voltage: NonNullable<EcgParameters["voltage"]>;
  readonly pWave: NonNullable<EcgParameters["pWave"]>;
  readonly alternans: boolean;
  readonly prDepression: number;
  readonly uWave: number;
  readonly jWave: number;
  readonly ectopics: Ectopics | undefined;
  readonly noise: number;
  readonly baselineWander: number;
  readonly placement: Placement;
  readonly normals: AgeNormals;
}
