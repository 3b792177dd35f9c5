import { readFileSync, readdirSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { RecallRating, ReportItem } from "@anamnesis/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrationsFolder } from "../../src/db/migrations-folder.ts";
import { caseSchedules, recallCards, skills } from "../../src/db/schema.ts";
import { heartOne, heartTwo, lungOne } from "../support/cases.ts";
import { completeCase, finalDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { scriptedClinic } from "../support/scripted-clinic.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

const day = 24 * 3_600_000;

const item = (id: string, group: string, maxPoints: number, rest: Partial<ReportItem> = {}) => ({
  id,
  area: "questioning" as const,
  group,
  label: `What ${id} is about`,
  maxPoints,
  why: "It tells the dangerous from the harmless at once.",
  evidence: [],
  ...rest,
});
const rubric = [
  item("ask:chest_pain.onset", "History of presenting complaint", 2, { question: "When was it?" }),
  item("ask:syncope", "Red flags", 1, { question: "Have you fainted?" }),
  item("exam:skin", "Examination", 0.5, { label: "Examined: skin" }),
  item("process:summary", "Consultation", 3),
  item("test:ecg", "Investigations", 1.5, { area: "diagnosis", label: "ECG/EKG (needed)" }),
  item("treatment:aspirin", "Needed", 4, { area: "treatment", label: "Aspirin 300 mg" }),
];
const harm: ReportItem = {
  ...item("harm:nitrate", "Safety", 0, { area: "treatment", label: "Unsafe here: Nitrate" }),
  outcome: "penalty",
  points: -2.5,
};

/** What the examiner that stands in marks: all of the rubric but what the final diagnosis lists as missing. */
const itemsFor = (given: string): ReportItem[] => {
  const missing = /missing (\S+)/.exec(given)?.[1]?.split(",") ?? [];
  const marked = rubric.map((one): ReportItem => {
    const isMissing = missing.includes(one.id);
    return {
      ...one,
      outcome: isMissing ? "missed" : "earned",
      points: isMissing ? 0 : one.maxPoints,
    };
  });
  return missing.includes(harm.id) ? [...marked, harm] : marked;
};

export const learningSuite = (open: OpenDatabase): void => {
  describe("learning", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open(), {
        clinic: {
          mark: async (compiled, encounter) => ({
            ...(await scriptedClinic.mark(compiled, encounter)),
            items: itemsFor(encounter.finalDiagnosis?.finalDiagnosis ?? ""),
          }),
        },
        config: { rateLimitFactor: 100 },
      });
    });
    beforeEach(() => server.database.db.execute("truncate users cascade"));
    afterAll(() => server.close());

    /** A whole case with that overall score, some items of the rubric missed. */
    const complete = async (
      learner: Learner,
      score: number,
      missing: readonly string[] = [],
      patientId = heartOne,
    ) => {
      const { _id } = await startSession(learner, patientId, true);
      const form = finalDiagnosis(score);
      const { body } = await learner.call<Output<"submitDiagnosis">>(
        "POST",
        `/sessions/${_id}/diagnose`,
        { ...form, finalDiagnosis: `${form.finalDiagnosis} missing ${missing.join(",") || "-"}` },
      );
      return body;
    };
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
    const skillsOf = async (learner: Learner) => {
      const { body } = await learner.call<Output<"getSkills">>("GET", "/users/skills");
      return body;
    };
    const recommended = async (learner: Learner, query = "") =>
      (
        await learner.call<Output<"listRecommendations">>("GET", `/users/recommendations${query}`)
      ).body.map(({ kind, patient, sessionId }) => ({ kind, _id: patient._id, sessionId }));

    it("begins with nothing known and somebody new to see", async () => {
      const learner = await server.signUp();
      expect(await skillsOf(learner)).toEqual([]);
      expect(await deck(learner)).toEqual({ cards: [], due: 0, total: 0, nextDueAt: null });
      expect(await recommended(learner)).toEqual([
        { kind: "new-module", _id: heartOne, sessionId: null },
        { kind: "new", _id: heartTwo, sessionId: null },
        { kind: "new-module", _id: lungOne, sessionId: null },
      ]);
    });

    describe("the skill model", () => {
      it("holds the shares of what was earned, the weakest first, the last session weighing most", async () => {
        const learner = await server.signUp();
        await complete(learner, 7, ["ask:syncope", "test:ecg"]);
        const first = await skillsOf(learner);
        expect(first.slice(0, 4)).toEqual([
          {
            dimension: "reasoning",
            key: "investigations",
            label: "Choosing tests",
            percent: 0,
            sessions: 1,
          },
          { dimension: "reasoning", key: "red-flags", label: "Red flags", percent: 0, sessions: 1 },
          {
            dimension: "topic",
            key: "syncope",
            label: "Syncope / collapse",
            percent: 0,
            sessions: 1,
          },
          { dimension: "topic", key: "test:ecg", label: "ECG/EKG", percent: 0, sessions: 1 },
        ]);
        // 9.5 of 12 points
        expect(first.find(({ dimension }) => dimension === "specialty")).toEqual({
          dimension: "specialty",
          key: "cardiology",
          label: "Cardiology",
          percent: 79,
          sessions: 1,
        });
        await complete(learner, 7, ["harm:nitrate"]);
        const second = await skillsOf(learner);
        const percentOf = (key: string) => second.find((skill) => skill.key === key)?.percent;
        expect(percentOf("red-flags")).toBe(56);
        expect(percentOf("safety")).toBe(44);
        expect(percentOf("treatment")).toBe(100);
      });

      it("stays within 0 and 100, and is the person's own", async () => {
        const [ann, ben] = [await server.signUp(), await server.signUp()];
        for (const missing of [rubric.map(({ id }) => id), [], ["harm:nitrate"]])
          await complete(ann, 5, missing);
        for (const { percent } of await skillsOf(ann)) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
        expect(await skillsOf(ben)).toEqual([]);
      });

      it("counts a session once, however often its marking is asked for", async () => {
        const learner = await server.signUp();
        const { _id } = await complete(learner, 7, ["ask:syncope"]);
        await learner.call("POST", `/sessions/${_id}/analyze`);
        const rows = await server.database.db.select().from(skills);
        expect(rows.every(({ sessions }) => sessions === 1)).toBe(true);
        expect(await server.database.db.select().from(caseSchedules)).toMatchObject([
          { caseId: "heart-one", completions: 1, bestPercent: 70, lastPercent: 70 },
        ]);
      });
    });

    describe("recall cards", () => {
      it("are made of what was missed, and due a day later", async () => {
        const learner = await server.signUp();
        const { _id } = await complete(learner, 5, [
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
        await complete(learner, 5, ["ask:syncope"]);
        const [card] = await cardsOf(learner);
        const early = await learner.call("POST", `/recall/${card?.id}/review`, { rating: "good" });
        expect(early).toMatchObject({ status: 409, body: { code: "out_of_order" } });
        expect(await cardsOf(learner)).toEqual([card]);
      });

      it.each(["again", "hard", "good", "easy"] as const)(
        "come back after as many days as announced (%s)",
        async (rating: RecallRating) => {
          const learner = await server.signUp();
          await complete(learner, 5, ["ask:syncope"]);
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
        await complete(learner, 5, ["ask:syncope"]);
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
        await complete(ann, 5, ["ask:syncope"]);
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
        await complete(learner, 5, ["ask:syncope", "test:ecg"]);
        const before = await cardsOf(learner);
        const again = await complete(learner, 6, ["test:ecg", "exam:skin"]);
        const after = await cardsOf(learner);
        expect(after.map(({ itemId }) => itemId)).toEqual(["ask:syncope", "exam:skin", "test:ecg"]);
        const [syncope, skin, ecg] = after;
        expect(syncope?.sessionId).toBe(before[0]?.sessionId);
        expect(Number(syncope?.dueAt)).toBeGreaterThan(Number(before[0]?.dueAt));
        expect(skin).toMatchObject({ sessionId: again._id, memory: { reps: 1 } });
        expect(ecg).toMatchObject({ sessionId: again._id, memory: { reps: 2, lapses: 1 } });
        await complete(learner, 6, ["ask:syncope"], heartTwo);
        expect((await cardsOf(learner)).slice(0, 3)).toEqual(after);
      });

      it("come at most twenty at a time, the most overdue first", async () => {
        const learner = await server.signUp();
        const { _id } = await complete(learner, 5, ["ask:syncope"]);
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
                const { _id } = await complete(learner, score, missing, patient);
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

    describe("recommendations", () => {
      it("lead back to what was begun, unless it was begun anew and finished", async () => {
        const learner = await server.signUp();
        const left = await startSession(learner, heartTwo);
        expect((await recommended(learner))[0]).toEqual({
          kind: "unfinished",
          _id: heartTwo,
          sessionId: left._id,
        });
        expect(await recommended(learner, `?except=${heartTwo}`)).not.toContainEqual(
          expect.objectContaining({ _id: heartTwo }),
        );
        await complete(learner, 9, [], heartTwo);
        expect((await recommended(learner)).map(({ kind }) => kind)).not.toContain("unfinished");
      });

      it("name what is due with the figures, and what is weak", async () => {
        const learner = await server.signUp();
        await complete(learner, 5.4, ["treatment:aspirin", "process:summary"]);
        const person = await personOf(learner);
        const [due, weak] = await server.services.learning.recommend(person, { now: later(9) });
        expect(due).toMatchObject({
          kind: "due",
          patient: { _id: heartOne },
          reason: `You saw ${due?.patient.name} 9 days ago with 54%; it is about to be forgotten.`,
        });
        // 5 of 12 points
        expect(weak).toMatchObject({
          kind: "weakness",
          patient: { _id: heartTwo },
          reason: expect.stringContaining("Cardiology is your weakest specialty, at 42%"),
        });
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
        const first = await complete(learner, 5, ["ask:syncope"]);
        const second = await complete(learner, 5, ["ask:syncope"]);
        await complete(learner, 5, ["ask:syncope"], lungOne);
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
        const { _id } = await complete(ann, 5);
        expect((await reflect(ben, _id, "Mine")).status).toBe(404);
        expect(
          (await ann.call<Output<"getSession">>("GET", `/sessions/${_id}`)).body,
        ).toMatchObject({ reflection: null });
      });
    });

    describe("the rewards of a session", () => {
      const rewardsOf = async (learner: Learner, sessionId: string) =>
        (await learner.call<Output<"getRewards">>("GET", `/sessions/${sessionId}/rewards`)).body;

      it("are points with their reason, badges, streak, cards and what to do next", async () => {
        const learner = await server.signUp();
        const { _id, level } = await complete(learner, 8, ["ask:syncope", "test:ecg"]);
        const rewards = await rewardsOf(learner, _id);
        const stats = (await learner.call<Output<"getStats">>("GET", "/users/stats")).body;
        expect(rewards).toMatchObject({ points: stats.totalScore, streak: 1, cards: 2 });
        expect(rewards.explanation).toContain("First time with this patient: 80%");
        expect(rewards.explanation).toContain(level.toLowerCase());
        expect(rewards.earned.map(({ id }) => id)).toContain("first-diagnosis");
        const proposed = rewards.recommendations.map(({ patient }) => patient._id);
        expect(proposed).toHaveLength(2);
        expect(proposed).not.toContain(heartOne);
        expect(await rewardsOf(learner, _id)).toEqual(rewards);
      });

      it("tell each repetition's own points", async () => {
        const learner = await server.signUp();
        const first = await complete(learner, 6);
        const better = await complete(learner, 8);
        const worse = await complete(learner, 4);
        expect((await rewardsOf(learner, better._id)).explanation).toContain("half of that counts");
        expect(await rewardsOf(learner, worse._id)).toMatchObject({
          points: 0,
          explanation: expect.stringContaining("adds nothing"),
        });
        expect((await rewardsOf(learner, first._id)).explanation).toContain("First time");
      });

      it("are none before the marking, and nobody else's", async () => {
        const [ann, ben] = [await server.signUp(), await server.signUp()];
        const { _id } = await startSession(ann);
        expect(await rewardsOf(ann, _id)).toMatchObject({ points: null, earned: [], cards: 0 });
        expect((await ben.call("GET", `/sessions/${_id}/rewards`)).status).toBe(404);
      });
    });

    it("schedules what was completed before schedules were kept, as if its last time had been the first", async () => {
      const [file] = readdirSync(migrationsFolder()).filter((name) => /schedules_from/.test(name));
      const learner = await server.signUp();
      await completeCase(learner, 4.9, heartOne);
      await completeCase(learner, 7, heartTwo);
      await completeCase(learner, 9, lungOne);
      const { db } = server.database;
      const list = () => db.select().from(caseSchedules).orderBy(caseSchedules.caseId);
      const kept = await list();
      expect(kept).toHaveLength(3);
      await db.delete(caseSchedules);
      await db.execute(readFileSync(`${migrationsFolder()}/${file}`, "utf8"));
      expect(await list()).toEqual(kept);
    });
  });
};
