/** How a person says that they do not have a symptom. */
export interface AbsentSymptom {
  /** Fits after "no" and "any": "no fevers". `{poss}` is my, his or her. */
  readonly noun: string;
  /** Whole answers of an adult speaking for themselves, all meaning the same. */
  readonly say: readonly string[];
  /** Whole answers of somebody speaking for the patient, where the pattern "no … that I've noticed" would not do. */
  readonly carer?: readonly string[];
}
