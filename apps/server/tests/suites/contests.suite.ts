import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { sessions } from "../../src/db/schema.ts";
import type { Clinic } from "../../src/sessions/clinic.ts";
import { contestedText } from "../../src/sessions/contested.ts";
import { Secret } from "../../src/voices/voice-config.ts";
import { finalDiagnosis, startSession } from "../support/flow.ts";
import { itemisingClinic } from "../support/itemised.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "../support/test-server.ts";

type Whole = Output<"getSession">;
const syncope = "ask:syncope";

/** The itemised examiner, whose missed items can be contested. */
const clinic: Partial<Clinic> = {
  mark: async (compiled, encounter) => {
    const report = await itemisingClinic.mark?.(compiled, encounter);
    if (!report) throw new Error("There is no examiner.");
    return {
      ...report,
      questioningScore: 5,
      items: report.items.map((item) => ({ ...item, isContestable: item.outcome === "missed" })),
    };
  },
};

export const contestsSuite = (open: OpenDatabase): void => {
  describe("contesting a mark", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open(), {
        clinic,
        config: { operatorToken: new Secret("operators-own") },
      });
    });
    afterAll(() => server.close());

    /** A session with one question, analysed, in which fainting counts as missed. */
    const analysed = async (learner: Learner): Promise<Whole> => {
      const { _id } = await startSession(learner, undefined, true);
      await learner.call("POST", `/sessions/${_id}/message`, { message: "Did you faint?" });
      const form = finalDiagnosis(6);
      const { body } = await learner.call<Whole>("POST", `/sessions/${_id}/diagnose`, {
        ...form,
        finalDiagnosis: `${form.finalDiagnosis} missing ${syncope}`,
      });
      return body;
    };
    const lineOf = ({ messages }: Whole): number =>
      messages.findIndex(({ sender }) => sender === "user");
    const contest = (learner: Learner, id: string, pointed: unknown, itemId = syncope) =>
      learner.call<Whole>("POST", `/sessions/${id}/contests`, { itemId, pointed });

    it("judges again at once, keeps it, and moves the session's score and nothing else", async () => {
      const learner = await server.signUp();
      const session = await analysed(learner);
      expect(session).toMatchObject({ contests: [], contestedScores: null });
      const deck = async () =>
        (await learner.call<Output<"exportRecord">>("GET", "/users/record")).body.recall.length;
      const cards = await deck();
      const board = () => learner.call("GET", "/users/leaderboard?period=all");
      const before = (await board()).body;

      const { status, body } = await contest(learner, session._id, {
        where: "turn",
        message: lineOf(session),
      });
      expect(status).toBe(200);
      expect(body.contests).toMatchObject([
        {
          itemId: syncope,
          outcome: "accepted",
          points: 1,
          quoted: "Did you faint?",
          text: "It is in turn 1.",
        },
      ]);
      expect(body.contestedScores?.questioningScore).toBeGreaterThan(5);
      expect(body.finalDiagnosisReport).toEqual(session.finalDiagnosisReport);
      expect((await board()).body).toEqual(before);
      expect(await deck()).toBe(cards - 1);
      const { body: later } = await learner.call<Whole>("GET", `/sessions/${session._id}`);
      expect(later.contests).toEqual(body.contests);
    });

    it("answers the same evidence with what was judged, and hears an item three times", async () => {
      const learner = await server.signUp();
      const session = await analysed(learner);
      const card = { where: "card" };
      await contest(learner, session._id, card);
      const again = await contest(learner, session._id, card);
      expect(again.body.contests).toHaveLength(1);
      expect(again.body.contestedScores).toBeNull();
      for (const text of ["ST elevation", "Stop smoking"])
        expect((await contest(learner, session._id, { where: "written", text })).status).toBe(200);
      const fourth = await contest(learner, session._id, { where: "written", text: "Six weeks" });
      expect(fourth).toMatchObject({ status: 409, body: { code: "conflict" } });
    });

    it("keeps both of two that are sent at once", async () => {
      const learner = await server.signUp();
      const session = await analysed(learner);
      await Promise.all([
        contest(learner, session._id, { where: "card" }),
        contest(learner, session._id, { where: "written", text: "Six weeks" }),
      ]);
      const { body } = await learner.call<Whole>("GET", `/sessions/${session._id}`);
      expect(body.contests).toHaveLength(2);
    });

    it("refuses what is not the learner's own, not in doubt, or not analysed", async () => {
      const learner = await server.signUp();
      const other = await server.signUp();
      const session = await analysed(learner);
      const refusals = [
        await contest(learner, session._id, { where: "turn", message: 0 }),
        await contest(learner, session._id, { where: "turn", message: 999 }),
        await contest(learner, session._id, { where: "written", text: "Nobody wrote this" }),
        await contest(learner, session._id, { where: "card" }, "exam:skin"),
        await contest(learner, session._id, { where: "card" }, "no such item"),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
      expect((await contest(other, session._id, { where: "card" })).status).toBe(404);
      const open = await startSession(learner, undefined, true);
      expect((await contest(learner, open._id, { where: "card" })).status).toBe(409);
      const [row] = await server.database.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, session._id));
      expect(row?.contests).toBeNull();
    });

    it("is a list for whoever keeps the cases, without who it was", async () => {
      const learner = await server.signUp();
      const session = await analysed(learner);
      await contest(learner, session._id, { where: "turn", message: lineOf(session) });
      const url = "/admin/contested";
      expect((await server.call("GET", url, { token: learner.token })).status).toBe(403);
      const { body } = await server.call<Output<"listContested">>("GET", url, {
        token: "operators-own",
      });
      expect(body[0]).toMatchObject({ itemId: syncope, quoted: "Did you faint?", where: "turn" });
      expect(JSON.stringify(body)).not.toContain(learner.id);
      const none = await server.call("GET", `${url}?caseId=no-such-case`, {
        token: "operators-own",
      });
      expect(none.body).toEqual([]);
      const text = contestedText(body);
      expect(text).toContain(`${body[0]?.caseId ?? ""}  ${syncope}`);
      expect(text).toContain("Did you faint?");
    });
  });
};
