import data from "../data/topics.json" with { type: "json" };

/** One thing a clinician can ask about or do in a consultation; ids are stable and never renamed. */
export interface HistoryTopic {
  /** `family:name` (`symptom:fever`, `hpc:onset`, `ice:ideas`) or a bare name (`allergies`). */
  readonly id: TopicId;
  readonly title: string;
  readonly description: string;
}

/** Id of a history topic, as listed in `data/topics.json`. */
export type TopicId = string;

/** The attributes by which a complaint is explored: `hpc:` topics without the prefix. */
export const attributes = [
  "onset",
  "onset_mode",
  "duration",
  "site",
  "radiation",
  "character",
  "severity",
  "timing",
  "frequency",
  "progression",
  "exacerbating",
  "relieving",
  "treatment_tried",
  "associated",
  "previous_episodes",
  "trigger",
  "impact",
  "appearance",
  "current_status",
  "prior_care",
] as const;
export type Attribute = (typeof attributes)[number];

export const topics: readonly HistoryTopic[] = data;
const byId = new Map(topics.map((topic) => [topic.id, topic]));

/** What is done in a consultation or said in between: by these topics nothing is asked. */
const doings: ReadonlySet<TopicId> = new Set([
  "greeting_intro",
  "consent_signpost",
  "opening",
  "elaborate",
  "anything_else",
  "summarising",
  "clarification",
  "acknowledgement",
  "empathy",
  "explanation_plan",
  "closing",
  "other",
  "examination",
]);
export const isDoing = (id: TopicId): boolean => doings.has(id);

/** The topic with that id, or undefined. */
export const topicById = (id: TopicId): HistoryTopic | undefined => byId.get(id);
export const isTopicId = (id: string): id is TopicId => byId.has(id);
export const isAttribute = (name: string): name is Attribute =>
  (attributes as readonly string[]).includes(name);
export const isSymptom = (id: TopicId): boolean => id.startsWith("symptom:");
