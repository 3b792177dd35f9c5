import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finalDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { startTestServer, type Output, type TestServer } from "../support/test-server.ts";
import { heartOne } from "../support/cases.ts";

const notes = {
  notes: "Pressure at rest.\nFather died at 54.",
  differential: ["Acute coronary syndrome", "Aortic dissection"],
};

export const notesSuite = (open: OpenDatabase): void => {
  describe("notes and working differential", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    afterAll(() => server.close());

    it("stay with the session, the newest in place of what was there", async () => {
      const learner = await server.signUp();
      const { _id, notebook } = await startSession(learner);
      expect(notebook).toEqual({ notes: "", differential: [], savedAt: null });
      const path = `/sessions/${_id}`;
      await learner.call("PUT", `${path}/notes`, notes);
      const second = await learner.call<Output<"saveNotes">>("PUT", `${path}/notes`, {
        ...notes,
        differential: [" Aortic dissection ", "Acute coronary syndrome"],
      });
      expect(second.body).toEqual({
        notes: notes.notes,
        differential: ["Aortic dissection", "Acute coronary syndrome"],
        savedAt: expect.any(String),
      });
      await learner.call("POST", `${path}/message`, { message: "Where is the pain?" });
      const read = await learner.call<Output<"getSession">>("GET", path);
      expect(read.body).toMatchObject({ notebook: second.body, emotionalState: "worried" });
    });

    it("make a session one that a restart leaves as it is", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      await learner.call("PUT", `/sessions/${_id}/notes`, notes);
      expect((await startSession(learner, heartOne, true))._id).not.toBe(_id);
    });

    it("are shown as they were when the final diagnosis was given", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const path = `/sessions/${_id}`;
      await learner.call("PUT", `${path}/notes`, notes);
      await learner.call("POST", `${path}/diagnose`, finalDiagnosis(6));
      expect(
        await learner.call("PUT", `${path}/notes`, { notes: "", differential: [] }),
      ).toMatchObject({
        status: 409,
        body: { code: "out_of_order" },
      });
      const read = await learner.call<Output<"getSession">>("GET", path);
      expect(read.body.notebook).toMatchObject(notes);
    });

    it("are refused when they are too much, and kept from everybody else", async () => {
      const [learner, other] = [await server.signUp(), await server.signUp()];
      const { _id } = await startSession(learner);
      const save = (who: typeof learner, body: object) =>
        who.call("PUT", `/sessions/${_id}/notes`, body);
      expect(await save(learner, { ...notes, notes: "x".repeat(20_001) })).toMatchObject({
        status: 400,
      });
      expect(await save(learner, { ...notes, differential: Array(21).fill("x") })).toMatchObject({
        status: 400,
      });
      expect(await save(learner, { notes: "é".repeat(20_000), differential: [] })).toMatchObject({
        status: 200,
      });
      expect(await save(other, notes)).toMatchObject({ status: 404 });
    });
  });

  describe("the search for terms", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    afterAll(() => server.close());

    it("answers with what a text may be the beginning of, for those who are signed in", async () => {
      const learner = await server.signUp();
      const search = (query: string) =>
        learner.call<Output<"searchTerms">>("GET", `/terms?${query}`);
      expect((await search("kind=diagnosis&q=pneumo")).body[0]).toEqual({
        name: "Pneumonia",
        matched: null,
        detail: expect.stringMatching(/^J18/),
      });
      expect((await search("kind=drug&q=ventolin")).body[0]).toMatchObject({
        name: "Salbutamol",
        matched: "Ventolin",
      });
      expect((await search("kind=drug&q=")).body).toEqual([]);
      expect(await search("kind=patient&q=a")).toMatchObject({ status: 400 });
      expect(await server.call("GET", "/terms?kind=drug&q=a")).toMatchObject({ status: 401 });
    });
  });
};
