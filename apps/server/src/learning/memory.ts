import type { RecallRating } from "@anamnesis/contract";
import { createEmptyCard, fsrs, generatorParameters, Rating, type Card, type Grade } from "ts-fsrs";
import type { MemoryState } from "../progress/records.ts";

/**
 * The scheduler is FSRS (Free Spaced Repetition Scheduler) with its published parameters: something comes back when the
 * chance of recalling it has fallen to nine in ten. No fuzz and whole days, so that the same results give the same days.
 */
const scheduler = fsrs(
  generatorParameters({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 }),
);

const grades: Readonly<Record<RecallRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** How well a case was known, by its overall percent. */
export const ratingOf = (percent: number): RecallRating =>
  percent < 50 ? "again" : percent < 70 ? "hard" : percent < 85 ? "good" : "easy";

/** What was met for the first time. */
export const firstMemory = (at: Date, rating: RecallRating): MemoryState =>
  stateOf(scheduler.next(createEmptyCard(at), at, grades[rating]).card);

/** What was met again. Time never goes back: what is marked late counts as met at the last review. */
export const afterReview = (memory: MemoryState, at: Date, rating: RecallRating): MemoryState =>
  stateOf(scheduler.next(cardOf(memory), notBeforeReview(memory, at), grades[rating]).card);

/** In how many days it would come back after a review at `at`, by rating. */
export const intervalsAt = (memory: MemoryState, at: Date): Record<RecallRating, number> => {
  const preview = scheduler.repeat(cardOf(memory), notBeforeReview(memory, at));
  const days = (rating: RecallRating) => preview[grades[rating]].card.scheduled_days;
  return { again: days("again"), hard: days("hard"), good: days("good"), easy: days("easy") };
};

const notBeforeReview = ({ lastReview }: MemoryState, at: Date): Date =>
  lastReview === null ? at : new Date(Math.max(Date.parse(lastReview), at.getTime()));

const stateOf = (card: Card): MemoryState => ({
  due: card.due.toISOString(),
  stability: card.stability,
  difficulty: card.difficulty,
  elapsedDays: card.elapsed_days,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  lastReview: card.last_review?.toISOString() ?? null,
});

const cardOf = (memory: MemoryState): Card => ({
  due: new Date(memory.due),
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: memory.elapsedDays,
  scheduled_days: memory.scheduledDays,
  learning_steps: memory.learningSteps,
  reps: memory.reps,
  lapses: memory.lapses,
  state: memory.state,
  ...(memory.lastReview === null ? {} : { last_review: new Date(memory.lastReview) }),
});
