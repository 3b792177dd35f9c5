import http from "node:http";
import { eventReader, messageEventSchema, type MessageEvent } from "@anamnesis/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finalDiagnosis, startSession } from "../support/flow.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { startTestServer, type Output, type TestServer } from "../support/test-server.ts";

const eventsOf = (body: unknown): readonly MessageEvent[] =>
  eventReader()(String(body)).map((event) => messageEventSchema.parse(event));

export const streamingSuite = (open: OpenDatabase): void => {
  describe("a streamed reply", () => {
    let server: TestServer;
    const greeting = "It hurts. Since when? Since this morning, doctor.";
    beforeAll(async () => {
      server = await startTestServer(await open(), {
        clinic: {
          takeTurn: async (...args) => {
            const turn = await server.scripted.takeTurn(...args);
            return { ...turn, line: { ...turn.line, text: `${turn.line.text} ${greeting}` } };
          },
        },
      });
    });
    afterAll(() => server.close());

    const begin = async () => {
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const stream = (message: string, key?: string) =>
        learner.call("POST", `/sessions/${_id}/message/stream`, { message }, key);
      const messages = async () =>
        (await learner.call<Output<"getSession">>("GET", `/sessions/${_id}`)).body.messages;
      return { learner, _id, stream, messages };
    };

    it("comes as accepted, typing, its sentences and the whole, which is what is stored", async () => {
      const { stream, messages } = await begin();
      const { status, body, headers } = await stream("Where does it hurt?");
      expect(status).toBe(200);
      expect(headers["content-type"]).toContain("text/event-stream");
      const events = eventsOf(body);
      expect(events.map(({ event }) => event)).toEqual([
        ...["accepted", "typing"],
        ...Array<string>(4).fill("sentence"),
        "reply",
      ]);
      const spoken = events.flatMap(({ event, data }) => (event === "sentence" ? [data.text] : []));
      const reply = events.at(-1);
      if (reply?.event !== "reply") throw new Error("no reply");
      expect(spoken.join(" ")).toBe(reply.data.response);
      expect((await messages()).slice(1)).toEqual([
        reply.data.userMessage,
        reply.data.patientMessage,
      ]);
      expect(events[0]?.data).toEqual({ userMessage: reply.data.userMessage });
    });

    it("is given once for a key, whichever of the two calls repeats it", async () => {
      const { learner, _id, stream, messages } = await begin();
      const first = eventsOf((await stream("Hello", "key-1")).body).at(-1);
      expect(eventsOf((await stream("Hello", "key-1")).body)).toEqual([first]);
      const plain = await learner.call(
        "POST",
        `/sessions/${_id}/message`,
        { message: "Hello" },
        "key-1",
      );
      expect(plain.body).toEqual(first?.data);
      expect(await messages()).toHaveLength(3);
      expect((await stream("Something else", "key-1")).status).toBe(422);
    });

    it("is refused like the plain call, with the one error shape", async () => {
      const { learner, _id, stream } = await begin();
      expect(await stream("  ")).toMatchObject({ status: 400, body: { code: "invalid_input" } });
      const missing = await learner.call("POST", "/sessions/none/message/stream", {
        message: "Hi",
      });
      expect(missing).toMatchObject({ status: 404, body: { code: "not_found" } });
      await learner.call("POST", `/sessions/${_id}/diagnose`, finalDiagnosis(8));
      expect(await stream("Hello")).toMatchObject({ status: 409, body: { code: "out_of_order" } });
      const stranger = await server.signUp();
      expect(
        await stranger.call("POST", `/sessions/${_id}/message/stream`, { message: "Hello" }),
      ).toMatchObject({ status: 404 });
    });
  });

  describe("a listener who goes away", () => {
    it("finds the whole turn stored, and nothing is logged as a fault", async () => {
      const server = await startTestServer(await open(), { config: { replyPace: 3 } });
      const learner = await server.signUp();
      const { _id } = await startSession(learner);
      const address = await server.listen();
      await new Promise<void>((resolve, reject) => {
        const request = http.request(
          `${address}/api/sessions/${_id}/message/stream`,
          {
            method: "POST",
            headers: {
              authorization: `Bearer ${learner.token}`,
              "content-type": "application/json",
              "accept-encoding": "br, gzip",
            },
          },
          (response) => {
            expect(response.headers).not.toHaveProperty("content-encoding");
            response.once("data", () => {
              request.destroy();
              resolve();
            });
          },
        );
        request.once("error", reject);
        request.end(JSON.stringify({ message: "Hello" }));
      });
      const { body } = await learner.call<Output<"getSession">>("GET", `/sessions/${_id}`);
      expect(body.messages.map(({ sender }) => sender)).toEqual(["patient", "user", "patient"]);
      await server.close();
      expect(server.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    });
  });
};
