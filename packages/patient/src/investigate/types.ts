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

/** A result as the specification shows it, and the same taken apart. */
export interface InvestigationReport {
  readonly testName: string;
  readonly resultText: string;
  readonly format: "text" | "image";
  /** A picture that the case has, by the SHA-256 of its content. */
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
  /** A tracing was recorded: `tracingOf` draws it. */
  readonly hasTracing: boolean;
  /** False for a result that the case leaves open and that is therefore normal. */
  readonly fromCase: boolean;
}
