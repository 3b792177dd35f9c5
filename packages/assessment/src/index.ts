export type * from "./types.ts";
export { mark } from "./mark.ts";
export { examinerVersion } from "./version.ts";
export { expertEncounter } from "./expert-encounter.ts";
