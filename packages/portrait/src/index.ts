export { portraitNow, type Condition } from "./condition.ts";
export { drawPortrait } from "./draw.ts";
export { expressions } from "./expression.ts";
export { luminance, skinTones } from "./palette.ts";
export * from "./parameters.ts";
