import { heartbeat, writeEvent } from "@anamnesis/contract/event-stream";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "./failure.ts";
import { say } from "./say.ts";

const at = "2026-03-02T10:00:00.000Z";
const output = {
  response: "Twenty a day. Since school.",
  userMessage: { _id: "m1", sender: "user", text: "Do you smoke?", timestamp: at },
  patientMessage: {
    _id: "m2",
    sender: "patient",
    text: "Twenty a day. Since school.",
    timestamp: at,
  },
  panel: { symptoms: [], history: [] },
  emotionalState: "calm",
};
const spoken = [
  writeEvent("accepted", { userMessage: output.userMessage }),
  writeEvent("typing", {}),
  heartbeat,
  writeEvent("sentence", { text: "Twenty a day." }),
  writeEvent("sentence", { text: "Since school." }),
];

let asked: { path: string; key: string | null }[];
let stream: () => Response;
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, key: new Headers(init.headers).get("idempotency-key") });
    return path.endsWith("/stream") ? stream() : Response.json(output);
  });
});
/** The text in pieces that end anywhere, as a network gives them. */
const inPieces = (text: string) =>
  new Response(
    new ReadableStream({
      start(controller) {
        const bytes = new TextEncoder().encode(text);
        for (let from = 0; from < bytes.length; from += 7)
          controller.enqueue(bytes.slice(from, from + 7));
        controller.close();
      },
    }),
  );
const ask = async () => {
  const heard: string[] = [];
  const answer = await say(
    { sessionId: "s1", message: "Do you smoke?", idempotencyKey: "k" },
    (text) => heard.push(text),
  );
  return { answer, heard };
};

test("a reply is heard sentence by sentence, and comes whole at the end", async () => {
  stream = () => inPieces([...spoken, writeEvent("reply", output)].join(""));
  const { answer, heard } = await ask();
  expect(heard).toEqual(["", "Twenty a day.", "Twenty a day. Since school."]);
  expect(answer).toEqual(output);
  expect(asked).toHaveLength(1);
});

test("a reply that breaks off is fetched whole under the same key", async () => {
  stream = () => inPieces(spoken.slice(0, 4).join(""));
  const { answer, heard } = await ask();
  expect(heard.at(-1)).toBe("Twenty a day.");
  expect(answer).toEqual(output);
  expect(asked.map(({ path, key }) => [path.replace(/.*\/s1/, ""), key])).toEqual([
    ["/message/stream", "k"],
    ["/message", "k"],
  ]);
});

test("what the server says has gone wrong is not asked for again", async () => {
  const error = { message: "The patient cannot answer just now.", code: "unavailable" };
  stream = () => inPieces([spoken[0], writeEvent("error", error)].join(""));
  const failure = await ask().catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ message: error.message, isTransient: true });
  expect(asked).toHaveLength(1);
});

test("a refusal before the stream is the plain call's refusal", async () => {
  stream = () => Response.json({ message: "Too long", code: "invalid_input" }, { status: 400 });
  await expect(ask()).rejects.toMatchObject({ status: 400, message: "Too long" });
});
