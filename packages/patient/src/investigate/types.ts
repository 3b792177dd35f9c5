import type { ImagingView } from "@anamnesis/cases";

/** A value as the laboratory reports it, in SI units and, where those differ, in conventional (US) ones. */
export interface ResultLine {
  readonly analyte: string;
  readonly value: string;
  readonly unit: string;
  /** The reference range of this person's age and sex; "" where there is none. */
  readonly range: string;
  /** "L", "H", "LL", "HH", "abnormal" or "" within the range. */
  readonly flag: string;
  readonly conventional: {
    readonly analyte: string;
    readonly value: string;
    readonly unit: string;
    readonly range: string;
  } | null;
}

/** What a schematic shows: the view, and the findings drawn in it; normal without any. */
export interface Picture {
  readonly view: ImagingView;
  readonly findings: readonly {
    readonly kind: string;
    readonly side: "left" | "right" | "both" | "midline";
    readonly zone: "upper" | "mid" | "lower" | "whole" | "front" | "back";
    readonly size: "small" | "moderate" | "large";
  }[];
}

/** A result as the specification shows it, and the same taken apart. */
export interface InvestigationReport {
  readonly testName: string;
  readonly resultText: string;
  readonly format: "text" | "image";
  /** A real picture that the case has, by the SHA-256 of its content; it stands in place of a schematic. */
  readonly image?: {
    readonly sha256: string;
    readonly alt: string;
    readonly credit: string;
    readonly licence: string;
  };
  /** The measured values of `resultText`; empty for a result that is a report alone. */
  readonly values: readonly ResultLine[];
  /** What the reporter wrote; "" where the values are all there is. */
  readonly report: string;
  /** Of an imaging study that can be drawn: what its schematic shows. */
  readonly picture?: Picture;
  /** A tracing was recorded: `tracingOf` draws it. */
  readonly hasTracing: boolean;
  /** False for a result that the case leaves open and that is therefore normal. */
  readonly fromCase: boolean;
}
