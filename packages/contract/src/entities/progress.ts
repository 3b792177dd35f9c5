import { z } from "zod";
import { patientSchema } from "./patient.ts";
import { sessionSummarySchema } from "./session.ts";
import { achievementSchema, userStatsSchema } from "./user.ts";

/** By what a skill is told apart: the module of the case, the topic asked about, or the kind of reasoning. */
export const skillDimensions = ["specialty", "topic", "reasoning"] as const;

export { reasoningKinds, type ReasoningKind } from "./reasoning-kinds.ts";

export const skillSchema = z.object({
  dimension: z.enum(skillDimensions),
  key: z.string(),
  label: z.string(),
  /** Estimated share of the points that one would earn now, whole percent; recent cases weigh more. */
  percent: z.number().int().min(0).max(100),
  /** How many marked sessions it rests on. */
  sessions: z.number().int(),
});
export type Skill = z.infer<typeof skillSchema>;

export const recommendationKinds = [
  "unfinished",
  "due",
  "weakness",
  "new-module",
  "new",
  "improve",
] as const;

/**
 * Whom to see next, and why. The reason speaks of specialty and kind of reasoning, never of a topic: for a case not seen
 * yet that would give its diagnosis away.
 */
export const recommendationSchema = z.object({
  kind: z.enum(recommendationKinds),
  patient: patientSchema,
  /** A sentence or two, for the learner. */
  reason: z.string(),
  /** Of an unfinished session: where to go on. */
  sessionId: z.uuid().nullable(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** What somebody has done with a patient so far; patients never seen are not listed. */
export const seenPatientSchema = z.object({
  patientId: z.string(),
  /** An unfinished session comes before completed ones. */
  status: z.enum(["unfinished", "completed"]),
  /** Whole percent; null while nothing is marked. */
  bestPercent: z.number().int().nullable(),
});
export type SeenPatient = z.infer<typeof seenPatientSchema>;

export const recallKinds = [
  "question",
  "examination",
  "test",
  "diagnosis",
  "treatment",
  "harm",
  "follow-up",
] as const;
export const recallRatings = ["again", "hard", "good", "easy"] as const;
export type RecallRating = (typeof recallRatings)[number];

/** Something that was missed in a case whose analysis the learner has earned, to be recalled before it is looked up. */
export const recallCardSchema = z.object({
  _id: z.uuid(),
  kind: z.enum(recallKinds),
  /** Who it was: "Denise Cole, 58, acute chest discomfort"; of a vignette, somebody else with all that is needed to decide. */
  situation: z.string(),
  /** What to choose from, the answer among them; absent where it is to be said freely. */
  choices: z.array(z.string()).optional(),
  /** "You did not learn of … . Which question would have found it?" */
  prompt: z.string(),
  answer: z.string(),
  why: z.string(),
  patientName: z.string(),
  moduleId: z.string(),
  /** The session in which it was missed last. */
  sessionId: z.uuid(),
  /** What the learner noted for themselves after a session with this case; null where nothing. */
  reflection: z.string().nullable(),
  dueAt: z.iso.datetime(),
  /** How often it was missed, in cases and in recall. */
  lapses: z.number().int(),
  reviews: z.number().int(),
  /** In how many days it would come back, by rating. */
  intervals: z.object({
    again: z.number().int(),
    hard: z.number().int(),
    good: z.number().int(),
    easy: z.number().int(),
  }),
});
export type RecallCard = z.infer<typeof recallCardSchema>;

export const recallDeckSchema = z.object({
  /** Due now, the most overdue first; at most 20. */
  cards: z.array(recallCardSchema),
  due: z.number().int(),
  total: z.number().int(),
  /** When the next one that is not due yet will be; null where there is none. */
  nextDueAt: z.iso.datetime().nullable(),
});
export type RecallDeck = z.infer<typeof recallDeckSchema>;

export const trendPointSchema = z.object({
  sessionId: z.uuid(),
  patientName: z.string(),
  completedAt: z.iso.datetime(),
  /** Whole percents. */
  overall: z.number().int(),
  questioning: z.number().int(),
  diagnosis: z.number().int(),
  treatment: z.number().int(),
});
export type TrendPoint = z.infer<typeof trendPointSchema>;

/** Everything that the dashboard shows of a person, kept as it happens and not gathered from all sessions. */
export const dashboardSchema = z.object({
  stats: userStatsSchema,
  /** The newest three sessions. */
  recent: z.array(sessionSummarySchema),
  /** The last 30 marked sessions, oldest first. */
  trend: z.array(trendPointSchema),
  /** By kind of reasoning and by specialty; only those with a marked session. */
  skills: z.array(skillSchema),
  /** Sessions begun on each day of the last 26 weeks that had one, in the person's time zone. */
  activity: z.array(z.object({ day: z.iso.date(), sessions: z.number().int() })),
  recommendations: z.array(recommendationSchema),
  /** Recall cards that are due now. */
  dueCards: z.number().int(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** What a marked session brought its learner; the same however often it is asked for. */
export const sessionRewardsSchema = z.object({
  /** Null while the session is not marked. */
  points: z.number().int().nullable(),
  /** How the points came about, a sentence. */
  explanation: z.string(),
  /** Achievements, or levels of them, that this session earned. */
  earned: z.array(achievementSchema),
  streak: z.number().int(),
  recommendations: z.array(recommendationSchema),
  /** Recall cards that were made of what was missed, or brought back by it. */
  cards: z.number().int(),
});
export type SessionRewards = z.infer<typeof sessionRewardsSchema>;
