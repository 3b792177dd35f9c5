import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Encounter, Report } from "../types.ts";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "calibration");

export const areas = ["questioning", "diagnosis", "treatment"] as const;
export type Area = (typeof areas)[number];

/** An encounter with the marks that a fair examiner gave it before it was ever marked by machine, and why. */
export interface CalibrationEncounter {
  readonly caseId: string;
  readonly name: string;
  readonly about: string;
  readonly fair: Readonly<Record<Area, number>>;
  readonly why: string;
  readonly encounter: Encounter;
}

interface Stored extends Omit<CalibrationEncounter, "caseId" | "encounter"> {
  /** The learner's lines alone; the patient's are simulated. */
  readonly encounter: Omit<Encounter, "messages"> & { readonly messages: readonly string[] };
}

/** Every calibration encounter of the folder, by case. */
export function calibrationSet(from: string = folder): readonly CalibrationEncounter[] {
  return readdirSync(from)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) =>
      (JSON.parse(readFileSync(join(from, file), "utf8")) as readonly Stored[]).map((stored) => ({
        ...stored,
        caseId: file.replace(".json", ""),
        encounter: {
          ...stored.encounter,
          messages: stored.encounter.messages.map((text) => ({ sender: "user" as const, text })),
        },
      })),
    );
}

export const scoreIn = (report: Report, area: Area): number =>
  ({
    questioning: report.questioningScore,
    diagnosis: report.diagnosisScore,
    treatment: report.treatmentScore,
  })[area];

/** Ranks from 1, equal values sharing their mean rank. */
function ranks(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Spearman's rank correlation, ties included. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const [mx, my] = [mean(x), mean(y)];
  const along = x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? my) - my), 0);
  const spread = (list: readonly number[], middle: number): number =>
    list.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return along / Math.sqrt(spread(x, mx) * spread(y, my));
}

export interface Agreement {
  readonly rankCorrelation: number;
  /** Mean of the examiner's mark less the fair mark. */
  readonly bias: number;
  readonly meanDeviation: number;
  readonly largestDeviation: number;
}

/** How the machine's marks stand to the fair ones. */
export function agreementOf(given: readonly number[], fair: readonly number[]): Agreement {
  const off = given.map((mark, at) => mark - (fair[at] ?? mark));
  return {
    rankCorrelation: spearman(given, fair),
    bias: mean(off),
    meanDeviation: mean(off.map(Math.abs)),
    largestDeviation: Math.max(...off.map(Math.abs)),
  };
}
