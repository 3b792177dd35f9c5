export type * from "./dialogue.ts";
export type * from "./investigate/types.ts";
export type * from "./understand/types.ts";
