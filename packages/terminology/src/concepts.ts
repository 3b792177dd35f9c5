/** Investigation that can be ordered. Ids are used by cases: `ecg`, `troponin`, `chest_x_ray`. */
export interface Investigation {
  readonly id: string;
  /** The catalogue name; the specification's ten names stand first, to the letter. */
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly loinc?: string;
  readonly synonyms: readonly string[];
}

/** A diagnosis, with what is needed to judge another one against it. */
export interface Diagnosis {
  readonly id: string;
  readonly name: string;
  readonly icd10: string;
  readonly synonyms: readonly string[];
  /** Broader diagnoses, by id. */
  readonly parents: readonly string[];
  /** Diagnoses that share the presentation, by id. */
  readonly neighbours: readonly string[];
  readonly organ: string;
}

/** A medicine by its international nonproprietary name. */
export interface Drug {
  readonly id: string;
  readonly name: string;
  readonly atc: string;
  readonly brands: readonly string[];
  readonly synonyms: readonly string[];
  /** Class ids such as `nitrate`, `penicillin`, `nsaid`, `beta_blocker`. */
  readonly classes: readonly string[];
}

/** A treatment that is not a medicine: `primary_pci`, `oxygen`, `admission`. */
export interface Action {
  readonly id: string;
  readonly name: string;
  readonly synonyms: readonly string[];
}
