export type * from "./types.ts";
export { mark } from "./mark.ts";
export {
  costOfLine,
  markRound,
  roundPoints,
  type LineMark,
  type RoundMark,
} from "./round/mark-round.ts";
export { examinerVersion } from "./version.ts";
export { endingOf, type Ended } from "./debrief/ending.ts";
export { expertEncounter } from "./expert-encounter.ts";
export {
  automaticLearners,
  learnerLevels,
  type AutomaticLearner,
  type LearnerLevel,
} from "./automatic-learners.ts";
export { isContestable, reconsider } from "./contest/reconsider.ts";
export { scoresAfter, type Scores } from "./contest/standing.ts";
export type { ContestedItem, Pointed, Verdict } from "./contest/types.ts";
export {
  adversaries,
  tryAdversaries,
  type Adversary,
  type AdversaryResult,
} from "./adversaries.ts";
