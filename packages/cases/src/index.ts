export * from "./schema/case.ts";
export { endings, type Afterwards, type Ending, type ToldAfterwards } from "./schema/afterwards.ts";
export type { Vignette } from "./schema/vignette.ts";
export {
  archetypes,
  courseBands,
  type Archetype,
  type Course,
  type CourseBand,
  type Hazard,
  type Remedy,
} from "./schema/course.ts";
export * from "./schema/history.ts";
export * from "./schema/marking.ts";
export type { Fact } from "./compile/fact.ts";
export { factsOfEntry, topicOfKey } from "./compile/facts.ts";
export { type Answer, compileCase, type CompiledCase, type Reaction } from "./compile/case.ts";
export { earlyWarning, type EarlyWarning } from "./early-warning.ts";
export { patientView, publicPatient, type PatientView } from "./views.ts";
export { estimatedGfr } from "./glomerular-filtration.ts";
export { bodyWeightOf, type BodyWeight } from "./body-weight.ts";
export { doseRangeOf, isAsOrdered } from "./marking/harm.ts";
export { modules, type ModuleInfo } from "./modules.ts";
export { absentLines, defaultFacts } from "./defaults/index.ts";
export { isReactionAct, type ReactionAct } from "./schema/reaction-acts.ts";
export { isReplySlot, replySlots, type ReplySlotId } from "./schema/reply-slots.ts";
export { type Talk, type TalkLine, type TalkOfPatient, type TalkReaction } from "./schema/talk.ts";
