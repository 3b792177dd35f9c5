import type { RecallCard, RecallDeck, RecallRating } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { ApiFailure, notFound } from "../http/api-failure.ts";
import type { Remember } from "../http/idempotency.ts";
import { afterReview, intervalsAt } from "./memory.ts";
import * as store from "./store.ts";

/** So many cards are shown at a time. */
const deckSize = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface Recall {
  /** The cards that are due, the most overdue first, at most 20. */
  deck(person: Person, now: Date): Promise<RecallDeck>;
  /** How many cards are due. */
  dueCount(person: Person, now: Date): Promise<number>;
  /** @throws ApiFailure not_found, and out_of_order when the card is not due yet */
  review(
    person: Person,
    cardId: string,
    rating: RecallRating,
    now: Date,
    remember: Remember,
  ): Promise<RecallCard>;
}

export const recall = (db: Database): Recall => ({
  async deck(person, now) {
    const [rows, due, { total, nextDueAt }] = await Promise.all([
      store.listDueCards(db, person.id, now, deckSize),
      store.countDueCards(db, person.id, now),
      store.cardsAhead(db, person.id, now),
    ]);
    const reflections = await store.newestReflections(db, person.id, [
      ...new Set(rows.map(({ caseId }) => caseId)),
    ]);
    return {
      cards: rows.map((row) => cardView(row, reflections.get(row.caseId) ?? null, now)),
      due,
      total,
      nextDueAt: nextDueAt?.toISOString() ?? null,
    };
  },

  dueCount: (person, now) => store.countDueCards(db, person.id, now),

  review: (person, cardId, rating, now, remember) =>
    db.transaction(async (tx) => {
      const card = uuid.test(cardId) ? await store.lockCard(tx, cardId, person.id) : null;
      if (!card) throw notFound("This card");
      if (card.dueAt > now) {
        // The same request, sent twice at once, finds the card moved by its twin: what that one got is the answer.
        await remember(tx, { response: null });
        throw new ApiFailure(
          "out_of_order",
          "This card is not due yet. It comes back when it is about to be forgotten.",
        );
      }
      const memory = afterReview(card.memory, now, rating);
      const after = { ...card, memory, dueAt: new Date(memory.due) };
      await store.moveCard(tx, after);
      const reflections = await store.newestReflections(tx, person.id, [card.caseId]);
      const view = cardView(after, reflections.get(card.caseId) ?? null, now);
      await remember(tx, { response: view });
      return view;
    }),
});

/** The first miss made the card: it is a lapse, and no review. */
export const cardView = (row: store.CardRow, reflection: string | null, now: Date): RecallCard => ({
  _id: row.id,
  ...row.content,
  patientName: row.patientName,
  moduleId: row.moduleId,
  sessionId: row.sessionId,
  reflection,
  dueAt: row.dueAt.toISOString(),
  lapses: row.memory.lapses + 1,
  reviews: row.memory.reps - 1,
  intervals: intervalsAt(row.memory, now),
});
