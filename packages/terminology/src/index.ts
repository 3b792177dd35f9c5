export * from "./topics.ts";
export type * from "./concepts.ts";
export {
  findInvestigation,
  investigationById,
  investigations,
  investigationsIn,
} from "./investigations/index.ts";
export { spokenNameOf } from "./investigations/spoken.ts";
export {
  burdenKeys,
  burdenOf,
  invasiveness,
  waitingMinutes,
  type Invasiveness,
  type TestBurden,
} from "./investigations/burden.ts";
export { conventionalUnit, inConventional, type ConventionalUnit } from "./investigations/units.ts";
export { examinationAsked, examinations, type Examination } from "./examinations.ts";
export {
  manoeuvreById,
  manoeuvres,
  manoeuvresIn,
  withoutManoeuvres,
  type Manoeuvre,
} from "./manoeuvres.ts";
export {
  diagnoses,
  diagnosisById,
  findDiagnoses,
  type DiagnosisMention,
} from "./diagnoses/index.ts";
export { composedOf } from "./diagnoses/composed.ts";
export { broaderThan, relate, type DiagnosisRelation } from "./diagnoses/relate.ts";
export {
  classesOf,
  drugById,
  drugClassById,
  drugClasses,
  drugs,
  findDrugs,
  isDrugOf,
  isOnRefusedList,
  withheldOneByOne,
  type DrugClass,
  type DrugMention,
} from "./drugs/index.ts";
export { highestDoseOf, type HighestDose } from "./drugs/highest-doses.ts";
export {
  isNarrow,
  usualRangesOf,
  usualRatesOf,
  usualRanges,
  usualRates,
  type Bounds,
  type UsualRange,
  type UsualRate,
} from "./doses/index.ts";
export { amountsOf, writtenDose, type WrittenAmount, type WrittenDose } from "./doses/written.ts";
export type { Dosage } from "./drugs/dose.ts";
export { actionById, actions, findActions, type ActionMention } from "./actions/index.ts";
export {
  bedsideTermById,
  bedsideTerms,
  type BedsideKind,
  type BedsideTerm,
} from "./bedside/acts.ts";
export {
  adrenalineForAge,
  soonestRepeat,
  usualDoseOf,
  type UsualDose,
} from "./bedside/usual-doses.ts";
export { antipyretics, parenteralRoutes, reliefs, type Relief } from "./bedside/reliefs.ts";
export { foldWord, tokenise, type Token } from "./text/tokens.ts";
export { writtenOut } from "./text/shorthand.ts";
export { editDistance } from "./text/distance.ts";
export { scopeOf, type Scope } from "./text/scope.ts";
export { deniedPart, equivalentsOf } from "./text/equivalents.ts";
export { searchTerms, type TermFound, type TermKind } from "./search.ts";
