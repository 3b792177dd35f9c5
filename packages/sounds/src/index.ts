export * from "./sites.ts";
export { bodyOf, bowelHeard, breathHeard, heartHeard, neckHeard, type Moment } from "./heard.ts";
export { described } from "./described.ts";
export type {
  BowelSounds,
  Heard,
  HeardBowel,
  HeardBreath,
  HeardHeart,
  HeardNeck,
  HeartSounds,
  LungSounds,
  NeckSounds,
} from "./schema.ts";
