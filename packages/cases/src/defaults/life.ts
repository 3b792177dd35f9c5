import { habitTopics } from "./life-habits.ts";
import { aboutSex, healthTopics } from "./life-health.ts";
import { ice, identity, socialTopics } from "./life-person.ts";
import type { LifeTopic } from "./life-topic.ts";

/** Ordinary answers for every topic that is neither a symptom, nor an attribute, nor something done. */
export const lifeTopics: Readonly<Record<string, LifeTopic>> = {
  ...healthTopics,
  ...habitTopics,
  ...socialTopics,
  ...aboutSex,
  ...identity,
  ...ice,
};
