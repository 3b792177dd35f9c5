/** A result as the specification shows it. */
export interface InvestigationReport {
  readonly testName: string;
  readonly resultText: string;
  readonly format: "text" | "image";
  readonly resultImageURL?: string;
  /** False for a result that the case leaves open and that is therefore normal. */
  readonly fromCase: boolean;
}
