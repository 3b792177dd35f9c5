export * from "./schema/case.ts";
export * from "./schema/history.ts";
export * from "./schema/marking.ts";
export type { Fact } from "./compile/fact.ts";
export { factsOfEntry, topicOfKey } from "./compile/facts.ts";
export { compileCase, type CompiledCase } from "./compile/case.ts";
export { patientView, publicPatient, type PatientView } from "./views.ts";
export { modules, type ModuleInfo } from "./modules.ts";
export { absentLines, defaultFacts } from "./defaults/index.ts";
