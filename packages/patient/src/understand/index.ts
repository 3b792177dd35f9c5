export * from "./types.ts";
export { createUnderstanding } from "./understand.ts";
export type { UnderstandingWeights } from "./model.ts";
