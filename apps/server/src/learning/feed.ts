import type { CompiledCase } from "@anamnesis/cases";
import type { FinalDiagnosisReport } from "@anamnesis/contract";
import type { Database } from "../db/database.ts";
import { contentOf } from "./card-content.ts";
import { afterReview, firstMemory, ratingOf } from "./memory.ts";
import { outcomeOf, singly, worthRecalling } from "./missed.ts";
import { afterSession, sharesOf } from "./skill-model.ts";
import * as store from "./store.ts";
import { onePerVignette } from "./vignettes.ts";

/** What was marked just now. */
export interface Marked {
  readonly session: {
    readonly id: string;
    readonly userId: string;
    readonly caseId: string;
    readonly moduleId: string;
  };
  /** The version of the case that was played. */
  readonly compiled: CompiledCase;
  readonly report: Pick<FinalDiagnosisReport, "items" | "diagnosis">;
  readonly award: { readonly percent: number; readonly completedAt: Date };
}

/**
 * Takes what a marked session shows into the skill model, the schedule of its case and the recall cards, in the
 * transaction that stores the report. The person's row must be locked, and a session is taken once: its award is new.
 */
export const learnFrom = async (tx: Database, marked: Marked): Promise<void> => {
  await learnSkills(tx, marked);
  await scheduleCase(tx, marked);
  await keepCards(tx, marked);
};

const learnSkills = async (tx: Database, { session, report, award }: Marked): Promise<void> => {
  const { userId, moduleId } = session;
  const shares = sharesOf(report, moduleId);
  if (shares.length === 0) return;
  const rows = await store.listSkills(tx, userId);
  const before = new Map(rows.map((row) => [`${row.dimension} ${row.key}`, row]));
  const after = shares.map(({ dimension, key, share }) => ({
    userId,
    dimension,
    key,
    ...afterSession(before.get(`${dimension} ${key}`), share),
    updatedAt: award.completedAt,
  }));
  await store.saveSkills(tx, after);
};

const scheduleCase = async (tx: Database, { session, award }: Marked): Promise<void> => {
  const { userId, caseId, moduleId } = session;
  const { percent, completedAt } = award;
  const before = await store.findSchedule(tx, userId, caseId);
  const rating = ratingOf(percent);
  const memory = before
    ? afterReview(before.memory, completedAt, rating)
    : firstMemory(completedAt, rating);
  // Of two sessions that are marked in another order than they were completed, the later one is what was seen last.
  const isLast = !before || completedAt >= before.lastSeenAt;
  await store.saveSchedule(tx, {
    userId,
    caseId,
    moduleId,
    bestPercent: Math.max(before?.bestPercent ?? 0, percent),
    lastPercent: isLast ? percent : before.lastPercent,
    completions: (before?.completions ?? 0) + 1,
    memory,
    dueAt: new Date(memory.due),
    lastSeenAt: isLast ? completedAt : before.lastSeenAt,
  });
};

/** What was missed again or is known by now moves its card; what was missed for the first time makes one. */
const keepCards = async (tx: Database, marked: Marked): Promise<void> => {
  const { session, compiled, report, award } = marked;
  const { userId, caseId, moduleId } = session;
  const { completedAt } = award;
  const known = new Map(
    (await store.lockCards(tx, userId, caseId)).map((card) => [card.itemId, card]),
  );
  const fresh = new Set(
    onePerVignette(worthRecalling(report.items), compiled, known)
      .map(({ id }) => id)
      .filter((id) => !known.has(id)),
  );
  const changed = singly(report.items).flatMap((item) => {
    const card = known.get(item.id);
    const outcome = outcomeOf(item);
    const isConcerned = card ? outcome !== null : fresh.has(item.id);
    // A card from before there were vignettes goes on as what it is.
    const canBeVignette = !card || card.content.choices !== undefined;
    const content =
      outcome === "missed" ? contentOf(item, compiled, report, canBeVignette) : card?.content;
    if (!isConcerned || !content) return [];
    const rating = outcome === "missed" ? "again" : "good";
    const memory = card
      ? afterReview(card.memory, completedAt, rating)
      : firstMemory(completedAt, rating);
    return {
      userId,
      caseId,
      itemId: item.id,
      sessionId: card && outcome === "known" ? card.sessionId : session.id,
      moduleId,
      patientName: compiled.person.name,
      content,
      memory,
      dueAt: new Date(memory.due),
      createdAt: card?.createdAt ?? completedAt,
    };
  });
  await store.saveCards(tx, changed);
};
