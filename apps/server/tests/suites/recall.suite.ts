import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { RecallRating } from "@anamnesis/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recallCards } from "../../src/db/schema.ts";
import { heartOne, heartTwo, lungOne } from "../support/cases.ts";
import { startSession } from "../support/flow.ts";
import { completeMissing, harm, itemisingClinic, rubric } from "../support/itemised.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

const day = 24 * 3_600_000;

export const recallSuite = (open: OpenDatabase): void => {
  describe("recall and reflection", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open(), {
        clinic: itemisingClinic,
        config: { rateLimitFactor: 100 },
      });
    });
    beforeEach(() => server.database.db.execute("truncate users cascade"));
    afterAll(() => server.close());

    const personOf = async (learner: Learner) => {
      const { db } = server.database;
      const found = await db.query.users.findFirst({ where: (u) => eq(u.id, learner.id) });
      if (!found) throw new Error("The learner is missing.");
      return found;
    };
    const later = (days: number) => new Date(Date.now() + days * day);
    const deckIn = async (learner: Learner, days: number) =>
      server.services.learning.deck(await personOf(learner), later(days));
    const deck = async (learner: Learner) =>
      (await learner.call<Output<"getRecallDeck">>("GET", "/recall")).body;
    const cardsOf = (learner: Learner) =>
      server.database.db
        .select()
        .from(recallCards)
        .where(eq(recallCards.userId, learner.id))
        .orderBy(recallCards.caseId, recallCards.itemId);
    const makeDue = () =>
      server.database.db.execute(sql`update recall_cards set due_at = now() - interval '1 hour'`);

    describe("recall cards", () => {
      it("are made of what was missed, and due a day later", async () => {
        const learner = await server.signUp();
        const { _id } = await completeMissing(learner, 5, [
          "ask:syncope",
          "process:summary",
          "treatment:aspirin",
        ]);
        expect(await deck(learner)).toMatchObject({ cards: [], due: 0, total: 2 });
        const tomorrow = await deckIn(learner, 1.01);
        expect(tomorrow.due).toBe(2);
        expect(tomorrow.cards.map(({ kind }) => kind)).toEqual(["question", "treatment"]);
        expect(tomorrow.cards[0]).toMatchObject({
          prompt:
            "You did not find out: What ask:syncope is about. Which question would have found it?",
          answer: "Have you fainted?",
          why: "It tells the dangerous from the harmless at once.",
          moduleId: "cardiology",
          sessionId: _id,
          reflection: null,
          lapses: 1,
          reviews: 0,
        });
        expect(tomorrow.cards[1]).toMatchObject({ answer: "Aspirin 300 mg" });
      });

      it("are not to be had before they are due", async () => {
        const learner = await server.signUp();
        await completeMissing(learner, 5, ["ask:syncope"]);
        const [card] = await cardsOf(learner);
        const early = await learner.call("POST", `/recall/${card?.id}/review`, { rating: "good" });
        expect(early).toMatchObject({ status: 409, body: { code: "out_of_order" } });
        expect(await cardsOf(learner)).toEqual([card]);
      });

      it.each(["again", "hard", "good", "easy"] as const)(
        "come back after as many days as announced (%s)",
        async (rating: RecallRating) => {
          const learner = await server.signUp();
          await completeMissing(learner, 5, ["ask:syncope"]);
          await makeDue();
          const [before] = (await deck(learner)).cards;
          if (!before) throw new Error("A card is due.");
          const { status, body: after } = await learner.call<Output<"reviewCard">>(
            "POST",
            `/recall/${before._id}/review`,
            { rating },
          );
          expect(status).toBe(200);
          const days = (Date.parse(after.dueAt) - Date.now()) / day;
          expect(Math.abs(days - before.intervals[rating])).toBeLessThan(0.01);
          expect(after).toMatchObject({ reviews: 1, lapses: rating === "again" ? 2 : 1 });
          expect(await deck(learner)).toMatchObject({ due: 0, nextDueAt: after.dueAt });
        },
      );

      it("are reviewed once for a key", async () => {
        const learner = await server.signUp();
        await completeMissing(learner, 5, ["ask:syncope"]);
        await makeDue();
        const [card] = await cardsOf(learner);
        const review = () =>
          learner.call("POST", `/recall/${card?.id}/review`, { rating: "good" }, "key-1");
        const [first, second] = await Promise.all([review(), review()]);
        expect(first).toMatchObject({ status: 200, body: { reviews: 1 } });
        expect(second.body).toEqual(first.body);
        expect((await review()).body).toEqual(first.body);
        expect((await cardsOf(learner))[0]?.memory.reps).toBe(2);
      });

      it("are nobody else's", async () => {
        const [ann, ben] = [await server.signUp(), await server.signUp()];
        await completeMissing(ann, 5, ["ask:syncope"]);
        await makeDue();
        const [card] = await cardsOf(ann);
        for (const id of [card?.id, "no-card", crypto.randomUUID()])
          expect(await ben.call("POST", `/recall/${id}/review`, { rating: "good" })).toMatchObject({
            status: 404,
            body: { code: "not_found" },
          });
        expect(await deck(ben)).toMatchObject({ cards: [], due: 0, total: 0 });
      });

      it("move with the next session of the same case: later when known, at once when missed again", async () => {
        const learner = await server.signUp();
        await completeMissing(learner, 5, ["ask:syncope", "test:ecg"]);
        const before = await cardsOf(learner);
        const again = await completeMissing(learner, 6, ["test:ecg", "exam:skin"]);
        const after = await cardsOf(learner);
        expect(after.map(({ itemId }) => itemId)).toEqual(["ask:syncope", "exam:skin", "test:ecg"]);
        const [syncope, skin, ecg] = after;
        expect(syncope?.sessionId).toBe(before[0]?.sessionId);
        expect(Number(syncope?.dueAt)).toBeGreaterThan(Number(before[0]?.dueAt));
        expect(skin).toMatchObject({ sessionId: again._id, memory: { reps: 1 } });
        expect(ecg).toMatchObject({ sessionId: again._id, memory: { reps: 2, lapses: 1 } });
        await completeMissing(learner, 6, ["ask:syncope"], heartTwo);
        expect((await cardsOf(learner)).slice(0, 3)).toEqual(after);
      });

      it("come at most twenty at a time, the most overdue first", async () => {
        const learner = await server.signUp();
        const { _id } = await completeMissing(learner, 5, ["ask:syncope"]);
        await server.database.db.execute(sql`
          insert into recall_cards (user_id, case_id, item_id, session_id, module_id, patient_name, content, memory, due_at, created_at)
          select user_id, case_id, 'ask:' || n, session_id, module_id, patient_name, content, memory, now() - make_interval(mins => n), now()
          from recall_cards, generate_series(1, 25) as n where session_id = ${_id}`);
        const { cards, due, total } = await deck(learner);
        expect([cards.length, due, total]).toEqual([20, 25, 26]);
        const dues = cards.map(({ dueAt }) => dueAt);
        expect([...dues].sort()).toEqual(dues);
      });

      it("are the same for the same history, and only of one's own sessions", async () => {
        const missing = fc.subarray([...rubric.map(({ id }) => id), harm.id]);
        const visit = fc.record({
          patient: fc.constantFrom(heartOne, lungOne),
          score: fc.integer({ min: 0, max: 10 }),
          missing,
        });
        const tell = ({ itemId, caseId, content, memory }: typeof recallCards.$inferSelect) => ({
          itemId,
          caseId,
          content,
          reps: memory.reps,
          lapses: memory.lapses,
          stability: memory.stability,
          days: memory.scheduledDays,
        });
        await fc.assert(
          fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 4 }), async (history) => {
            const people = [await server.signUp(), await server.signUp()];
            const own = new Map<Learner, Set<string>>();
            for (const learner of people) {
              for (const { score, missing, patient } of history) {
                const { _id } = await completeMissing(learner, score, missing, patient);
                own.set(learner, (own.get(learner) ?? new Set()).add(_id));
              }
            }
            const [first, second] = await Promise.all(people.map(cardsOf));
            expect(second?.map(tell)).toEqual(first?.map(tell));
            for (const learner of people) {
              const { cards, total } = await deckIn(learner, 4_000);
              expect(cards).toHaveLength(total);
              for (const { sessionId } of cards)
                expect(own.get(learner)?.has(sessionId)).toBe(true);
            }
          }),
          { numRuns: 6 },
        );
      });
    });

    describe("a reflection", () => {
      const reflect = (learner: Learner, sessionId: string, text: string) =>
        learner.call<Output<"saveReflection">>("PUT", `/sessions/${sessionId}/reflection`, {
          text,
        });

      it("follows the analysis", async () => {
        const learner = await server.signUp();
        const { _id } = await startSession(learner);
        expect(await reflect(learner, _id, "Ask about sildenafil.")).toMatchObject({
          status: 409,
          body: { code: "out_of_order" },
        });
      });

      it("is kept with its session and shown with the cards of that case, the newest one", async () => {
        const learner = await server.signUp();
        const first = await completeMissing(learner, 5, ["ask:syncope"]);
        const second = await completeMissing(learner, 5, ["ask:syncope"]);
        await completeMissing(learner, 5, ["ask:syncope"], lungOne);
        const { status, body } = await reflect(learner, second._id, "  Ask about collapse. ");
        expect(status).toBe(200);
        expect(body).toMatchObject({ _id: second._id, reflection: "Ask about collapse." });
        await reflect(learner, first._id, "Collapse first!");
        const shown = async () =>
          (await deckIn(learner, 2)).cards.map(({ moduleId, reflection }) => [
            moduleId,
            reflection,
          ]);
        expect(await shown()).toEqual([
          ["cardiology", "Collapse first!"],
          ["pulmonology", null],
        ]);
        expect((await reflect(learner, first._id, "")).body.reflection).toBeNull();
        expect(await shown()).toContainEqual(["cardiology", "Ask about collapse."]);
      });

      it("is nobody else's to write", async () => {
        const [ann, ben] = [await server.signUp(), await server.signUp()];
        const { _id } = await completeMissing(ann, 5);
        expect((await reflect(ben, _id, "Mine")).status).toBe(404);
        expect(
          (await ann.call<Output<"getSession">>("GET", `/sessions/${_id}`)).body,
        ).toMatchObject({ reflection: null });
      });
    });
  });
};
