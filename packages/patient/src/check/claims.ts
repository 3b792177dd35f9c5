import { findDiagnoses } from "@anamnesis/terminology";
import { drugIdsOf } from "../lexicon/drug-words.ts";
import { numbersIn } from "../lexicon/numbers.ts";
import { symptomMentions } from "../lexicon/symptom-words.ts";
import { placesIn } from "./said-of.ts";
import { statedBy } from "./plain-talk.ts";

/** What a text names, so that one text can be held to others. */
export interface Claims {
  readonly symptoms: ReadonlySet<string>;
  readonly medicines: ReadonlySet<string>;
  readonly figures: ReadonlySet<number>;
  readonly diagnoses: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** Stems of its words beyond plain talk. */
  readonly stated: ReadonlySet<string>;
}

/** The claims of some texts together. */
export const claimsIn = (...texts: readonly string[]): Claims => ({
  symptoms: new Set(texts.flatMap((text) => symptomMentions(text).map(({ topic }) => topic))),
  medicines: new Set(texts.flatMap((text) => [...drugIdsOf(text)])),
  figures: new Set(texts.flatMap((text) => numbersIn(text))),
  diagnoses: new Set(texts.flatMap((text) => findDiagnoses(text).map(({ id }) => id))),
  places: new Set(texts.flatMap((text) => placesIn(text).map(({ id }) => id))),
  stated: new Set(texts.flatMap((text) => [...statedBy(text)])),
});
