export { chestOf, keyOf } from "./key.ts";
export type { ChestParameters } from "./parameters.ts";
