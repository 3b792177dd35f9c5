import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finalDiagnosis, initialDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { startTestServer, type Output, type TestServer } from "../support/test-server.ts";
import { heartOne, heartTwo, lungOne } from "../support/cases.ts";

export const sessionsSuite = (open: OpenDatabase): void => {
  describe("sessions", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open());
    });
    afterAll(() => server.close());

    it("carries a case from the greeting to the analysis, and keeps every step", async () => {
      const learner = await server.signUp();
      const get = async (id: string) =>
        (await learner.call<Output<"getSession">>("GET", `/sessions/${id}`)).body;
      const session = await startSession(learner);
      expect(session).toMatchObject({
        user: learner.id,
        specialization: "cardiology",
        stage: "chat",
        caseDiagnosis: null,
        messages: [{ sender: "patient", text: "Hello, doctor.", source: "embedded" }],
      });
      const path = `/sessions/${session._id}`;

      const said = await learner.call<Output<"sendMessage">>("POST", `${path}/message`, {
        message: "  Where is the pain?  ",
      });
      expect(said.body).toMatchObject({
        response: "Answer 1 after 1 lines.",
        userMessage: { sender: "user", text: "Where is the pain?" },
        emotionalState: "worried",
      });
      expect(said.body.panel.symptoms.at(-1)).toMatchObject({
        text: "Pain for ninety minutes",
        source: "told",
        toldAt: expect.any(String),
      });
      expect(said.body.panel.symptoms[0]).toMatchObject({ source: "triage", toldAt: null });

      await learner.call("POST", `${path}/diagnose`, initialDiagnosis);
      const afterInitial = await get(session._id);
      expect(afterInitial.stage).toBe("tests");
      expect(afterInitial.initialDiagnosis?.initialMedications).toEqual(["Aspirin 300 mg"]);

      const results = await learner.call<Output<"orderTests">>("POST", `${path}/tests`, {
        tests: ["ecg/ekg", "Chest X-Ray"],
      });
      expect(results.body.map(({ testName }) => testName)).toEqual(["ECG/EKG", "Chest X-Ray"]);
      expect((await get(session._id)).stage).toBe("final");

      const done = await learner.call<Output<"submitDiagnosis">>(
        "POST",
        `${path}/diagnose`,
        finalDiagnosis(7.5),
      );
      expect(done.body).toMatchObject({
        stage: "analysed",
        finalDiagnosisReport: { overallScore: 7.5 },
        caseDiagnosis: expect.any(String),
        completedAt: expect.any(String),
      });
      expect(await get(session._id)).toEqual(done.body);
      expect(done.body.messages).toHaveLength(3);

      const listed = await learner.call<Output<"listSessions">>("GET", "/sessions");
      expect(listed.body).toHaveLength(1);
      expect(listed.body[0]).toMatchObject({
        _id: session._id,
        stage: "analysed",
        messageCount: 3,
        finalDiagnosisReport: { overallScore: 7.5, questioningScore: 7.5 },
      });
      expect(listed.body[0]).not.toHaveProperty("messages");
    });

    it("goes on with the newest unfinished session, unless it is to start anew", async () => {
      const learner = await server.signUp();
      const first = await startSession(learner);
      expect((await startSession(learner))._id).toBe(first._id);
      // Nothing was said or ordered yet, so there is nothing to leave behind.
      expect((await startSession(learner, heartOne, true))._id).toBe(first._id);
      await learner.call("POST", `/sessions/${first._id}/message`, { message: "Hello" });
      const second = await startSession(learner, heartOne, true);
      expect(second._id).not.toBe(first._id);
      expect((await startSession(learner))._id).toBe(second._id);
      expect((await startSession(learner, heartTwo))._id).not.toBe(second._id);
      await learner.call("POST", `/sessions/${second._id}/tests`, { tests: ["ECG/EKG"] });
      const third = await startSession(learner, heartOne, true);
      expect(third._id).not.toBe(second._id);
      await learner.call("POST", `/sessions/${third._id}/diagnose`, finalDiagnosis(5));
      await learner.call("POST", `/sessions/${second._id}/diagnose`, finalDiagnosis(5));
      expect((await startSession(learner))._id).toBe(first._id);
    });

    it("knows a patient by the id of the listing, and tells nobody who guesses a case's own id", async () => {
      const learner = await server.signUp();
      const listed = await learner.call<Output<"listPatients">>("GET", "/patients");
      expect(listed.body.map(({ _id }) => _id)).toEqual([heartOne, heartTwo, lungOne]);
      expect(JSON.stringify(listed.body)).not.toContain("heart-one");
      expect((await learner.call("GET", `/patients/${heartOne}`)).status).toBe(200);
      const guesses = [
        await learner.call("GET", "/patients/heart-one"),
        await learner.call("POST", "/sessions", { patientId: "heart-one" }),
      ];
      for (const answer of guesses)
        expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
    });

    it("starts one session when a page is loaded twice at once", async () => {
      const learner = await server.signUp();
      const started = await Promise.all([1, 2, 3, 4].map(() => startSession(learner)));
      expect(new Set(started.map(({ _id }) => _id)).size).toBe(1);
    });

    it("answers the older names of calls like the newer ones", async () => {
      const learner = await server.signUp();
      const { body } = await learner.call<Output<"createSessionAlias">>(
        "POST",
        "/sessions/create",
        { patientId: heartOne, specialization: "general" },
      );
      const said = await learner.call<Output<"sendMessageAlias">>(
        "POST",
        `/sessions/${body._id}/chat`,
        { message: "Hello" },
      );
      expect(said).toMatchObject({ status: 200, body: { response: "Answer 1 after 1 lines." } });
    });

    it("puts messages that come at once one after the other, each with its reply", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const texts = Array.from({ length: 40 }, (_, index) => `Question ${index}`);
      const answers = await Promise.all(
        texts.map((message) => learner.call("POST", `/sessions/${_id}/message`, { message })),
      );
      expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
      const { body } = await learner.call<Output<"getSession">>("GET", `/sessions/${_id}`);
      const [, ...lines] = body.messages;
      expect(lines.map(({ sender }) => sender)).toEqual(texts.flatMap(() => ["user", "patient"]));
      const asked = lines.filter(({ sender }) => sender === "user").map(({ text }) => text);
      expect(asked.toSorted()).toEqual(texts.toSorted());
      // The state went through every turn: the n-th reply counts n.
      const replies = lines.filter(({ sender }) => sender === "patient").map(({ text }) => text);
      expect(replies).toEqual(texts.map((_, n) => `Answer ${n + 1} after ${2 * n + 1} lines.`));
    });

    it("sends a learner who has talked for too long on to the diagnosis", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const say = (message: string) =>
        learner.call("POST", `/sessions/${_id}/message`, { message });
      for (let n = 0; n < 15; n += 1) expect((await say("x".repeat(4_000))).status).toBe(200);
      expect(await say("One more?")).toMatchObject({
        status: 409,
        body: { code: "out_of_order", message: expect.stringContaining("Go on to the diagnosis") },
      });
      const path = `/sessions/${_id}/diagnose`;
      const done = await learner.call("POST", path, finalDiagnosis(6));
      expect(done).toMatchObject({ status: 200, body: { stage: "analysed" } });
    });

    it("gives a test's result once, and the same again", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const order = (tests: string[]) =>
        learner.call<Output<"orderTests">>("POST", `/sessions/${_id}/tests`, { tests });
      const first = await order(["ECG/EKG", "ECG/EKG"]);
      expect(first.body).toHaveLength(1);
      const second = await order(["Chest X-Ray", "ECG/EKG"]);
      expect(second.body.map(({ testName }) => testName)).toEqual(["ECG/EKG", "Chest X-Ray"]);
      expect(second.body[0]).toEqual(first.body[0]);
    });

    it("gives the tracing of an ordered ECG to its owner, the same every time", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const tracing = (who: typeof learner, testName: string) =>
        who.call<Output<"getTracing">>(
          "GET",
          `/sessions/${_id}/tracing?testName=${encodeURIComponent(testName)}`,
        );
      expect(await tracing(learner, "ECG/EKG")).toMatchObject({ status: 404 });
      const { body } = await learner.call<Output<"orderTests">>("POST", `/sessions/${_id}/tests`, {
        tests: ["ECG/EKG", "Chest X-Ray"],
      });
      expect(body.map(({ hasTracing }) => hasTracing)).toEqual([true, false]);
      const first = await tracing(learner, "ECG/EKG");
      expect(first.status).toBe(200);
      expect(first.body.rhythm.microvolts.length).toBeGreaterThan(0);
      expect((await tracing(learner, "ECG/EKG")).body).toEqual(first.body);
      expect(await tracing(learner, "Chest X-Ray")).toMatchObject({ status: 404 });
      expect(await tracing(await server.signUp(), "ECG/EKG")).toMatchObject({ status: 404 });
    });

    it("notes when a report was first asked for, and no more after the final diagnosis", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const open = (testName: string) =>
        learner.call<Output<"openReport">>("POST", `/sessions/${_id}/report`, { testName });
      const ordered = await learner.call<Output<"orderTests">>("POST", `/sessions/${_id}/tests`, {
        tests: ["ECG/EKG", "Chest X-Ray"],
      });
      expect(ordered.body[0]?.reportOpenedAt).toBeUndefined();
      const first = await open("ECG/EKG");
      expect(first.body.reportOpenedAt).toMatch(/^\d{4}-/);
      expect((await open("ECG/EKG")).body).toEqual(first.body);
      const { body } = await learner.call<Output<"getSession">>("GET", `/sessions/${_id}`);
      expect(body.testResults[0]).toEqual(first.body);
      expect(await open("Phrenology")).toMatchObject({ status: 404 });

      await learner.call("POST", `/sessions/${_id}/diagnose`, initialDiagnosis);
      await learner.call("POST", `/sessions/${_id}/diagnose`, finalDiagnosis(6));
      expect((await open("Chest X-Ray")).body.reportOpenedAt).toBeUndefined();
    });

    it("refuses an order with an unknown test whole, naming it", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const answer = await learner.call("POST", `/sessions/${_id}/tests`, {
        tests: ["ECG/EKG", "Phrenology"],
      });
      expect(answer).toMatchObject({
        status: 422,
        body: { code: "unknown_test", message: expect.stringContaining("Phrenology") },
      });
      const { body } = await learner.call<Output<"getSession">>("GET", `/sessions/${_id}`);
      expect(body.testResults).toEqual([]);
    });

    it("lets the initial diagnosis be replaced, and the final one not be changed", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const diagnose = (body: object) =>
        learner.call<Output<"submitDiagnosis">>("POST", `/sessions/${_id}/diagnose`, body);
      await diagnose(initialDiagnosis);
      const replaced = await diagnose({
        ...initialDiagnosis,
        preliminaryDiagnosis: "Pericarditis",
      });
      expect(replaced.body.initialDiagnosis?.preliminaryDiagnosis).toBe("Pericarditis");
      const done = await diagnose(finalDiagnosis(6));
      expect((await diagnose(finalDiagnosis(6))).body).toEqual(done.body);
      const refused = [
        await diagnose(finalDiagnosis(9)),
        await diagnose(initialDiagnosis),
        await learner.call("POST", `/sessions/${_id}/message`, { message: "One more thing" }),
        await learner.call("POST", `/sessions/${_id}/tests`, { tests: ["ECG/EKG"] }),
      ];
      for (const answer of refused)
        expect(answer).toMatchObject({ status: 409, body: { code: "out_of_order" } });
      const { body } = await learner.call("GET", `/sessions/${_id}`);
      expect(body).toEqual(done.body);
    });

    it("locks the first impression when the first result is there, and keeps what changes", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const diagnose = (preliminaryDiagnosis: string) =>
        learner.call<Output<"submitDiagnosis">>("POST", `/sessions/${_id}/diagnose`, {
          ...initialDiagnosis,
          preliminaryDiagnosis,
        });
      await diagnose("Reflux");
      await learner.call("POST", `/sessions/${_id}/tests`, { tests: ["ECG/EKG"] });
      await diagnose("Infarction");
      const { body } = await diagnose("Infarction");
      expect(body.initialDiagnosis?.preliminaryDiagnosis).toBe("Reflux");
      expect(body.initialDiagnosis?.changes?.map((one) => one.preliminaryDiagnosis)).toEqual([
        "Infarction",
      ]);
    });

    it("keeps the time at which a learner submitted, when it can be true", async () => {
      const learner = await server.signUp();
      const { _id, createdAt } = await startSession(learner);
      const submit = async (submittedAt: string) => {
        const path = `/sessions/${_id}/diagnose`;
        const body = { ...initialDiagnosis, clinicalReasoning: submittedAt, submittedAt };
        const answer = await learner.call<Output<"submitDiagnosis">>("POST", path, body);
        return answer.body.initialDiagnosis?.submittedAt;
      };
      expect(await submit(createdAt)).toBe(createdAt);
      expect(await submit("2000-01-01T00:00:00.000Z")).not.toBe("2000-01-01T00:00:00.000Z");
    });

    it("refuses to analyse before the final diagnosis", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      expect(await learner.call("POST", `/sessions/${_id}/analyze`)).toMatchObject({
        status: 409,
        body: { code: "out_of_order" },
      });
    });

    it("hides somebody else's session, and what is no session", async () => {
      const [owner, other] = [await server.signUp(), await server.signUp()];
      const { _id } = await startSession(owner);
      for (const id of [
        _id,
        crypto.randomUUID(),
        "1",
        "%00",
        "x".repeat(150),
        "'; drop table sessions",
      ]) {
        const path = `/sessions/${encodeURIComponent(id)}`;
        const answers = [
          await other.call("GET", path),
          await other.call("POST", `${path}/message`, { message: "Hello" }),
          await other.call("POST", `${path}/diagnose`, initialDiagnosis),
          await other.call("POST", `${path}/tests`, { tests: ["ECG/EKG"] }),
          await other.call("POST", `${path}/analyze`),
        ];
        for (const answer of answers)
          expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
      }
      const { body } = await owner.call<Output<"getSession">>("GET", `/sessions/${_id}`);
      expect(body.messages).toHaveLength(1);
      expect((await other.call<unknown[]>("GET", "/sessions")).body).toEqual([]);
    });

    it("keeps texts that a database might stumble over", async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const say = async (message: string) =>
        (await learner.call<Output<"sendMessage">>("POST", `/sessions/${_id}/message`, { message }))
          .body.userMessage.text;
      expect(await say("Größe 🩺 'quoted' -- \\ ${x} 心臟")).toBe(
        "Größe 🩺 'quoted' -- \\ ${x} 心臟",
      );
      expect(await say("be\u0000fore")).toBe("before");
      expect(await say("half \ud83e pair")).toBe("half \ufffd pair");
    });
  });
};
