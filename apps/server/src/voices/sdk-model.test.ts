import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { startScriptedModel } from "../../tools/scripted-model/server.ts";
import { ModelFault, type Model } from "./model.ts";
import { openModel } from "./sdk-model.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A provider that answers every call with these events. */
const provider = async (events: readonly string[], status = 200) => {
  const requests: Pick<IncomingMessage, "url" | "headers">[] = [];
  const server = http.createServer((request, response) => {
    requests.push({ url: request.url, headers: request.headers });
    request.resume();
    response.writeHead(status, {
      "content-type": status === 200 ? "text/event-stream" : "application/json",
    });
    response.end(status === 200 ? events.join("") : '{"error":{"message":"no","type":"x"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
};

const open = (model: string, address: string): Promise<Model> => {
  const { voice } = readConfig({
    PATIENT_MODEL: model,
    PATIENT_MODEL_BASE_URL: address,
    PATIENT_MODEL_API_KEY: "sk-test",
  });
  if (!voice) throw new Error("no voice");
  return openModel(voice);
};
const answerOf = async (model: Model) => {
  let text = "";
  let usage = {};
  const signal = new AbortController().signal;
  const call = { system: "S", prompt: "P", maxTokens: 50, temperature: 0, signal };
  for await (const part of model.stream(call)) {
    if (part.kind === "text") text += part.text;
    else usage = part.usage;
  }
  return { text, usage };
};
const event = (data: object, name?: string): string =>
  `${name ? `event: ${name}\n` : ""}data: ${JSON.stringify(data)}\n\n`;

const anthropic = [
  event(
    {
      type: "message_start",
      message: {
        id: "m",
        type: "message",
        role: "assistant",
        model: "x",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 12, output_tokens: 1 },
      },
    },
    "message_start",
  ),
  event(
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    "content_block_start",
  ),
  event(
    { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "It hurts." } },
    "content_block_delta",
  ),
  event({ type: "content_block_stop", index: 0 }, "content_block_stop"),
  event(
    {
      type: "message_delta",
      delta: { stop_reason: "end_turn", stop_sequence: null },
      usage: { output_tokens: 4 },
    },
    "message_delta",
  ),
  event({ type: "message_stop" }, "message_stop"),
];
const google = [
  event({
    candidates: [
      {
        content: { parts: [{ text: "It hurts." }], role: "model" },
        finishReason: "STOP",
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 4, totalTokenCount: 16 },
  }),
];

describe("a model behind the SDK", () => {
  it.each([
    ["anthropic:x", "/v1", anthropic, "x-api-key"],
    ["google:x", "/v1beta", google, "x-goog-api-key"],
  ] as const)("speaks the protocol of %s", async (name, path, events, header) => {
    const { address, requests } = await provider(events);
    const { text, usage } = await answerOf(await open(name, `${address}${path}`));
    expect(text).toBe("It hurts.");
    expect(usage).toMatchObject({ inputTokens: 12, outputTokens: 4 });
    expect(requests[0]?.headers[header]).toBe("sk-test");
  });

  it("speaks the OpenAI protocol, with the key for whoever wants one", async () => {
    const scripted = await startScriptedModel([]);
    closing.push(scripted.close);
    const { usage } = await answerOf(await open("openai:good", scripted.baseUrl));
    expect(usage).toMatchObject({ inputTokens: 1 });
    const azure = await provider([]);
    await answerOf(await open("azure:x", azure.address)).catch(() => undefined);
    expect(azure.requests[0]?.headers).toMatchObject({
      "api-key": "sk-test",
      authorization: "Bearer sk-test",
    });
  });

  it("leaves out what is thought aloud", async () => {
    const chunk = (content: string, finish: string | null) =>
      event({ id: "1", choices: [{ index: 0, delta: { content }, finish_reason: finish }] });
    const pieces = ["<think>It is an infarct", ", I must not say so.</think>", "It hurts."];
    const { address } = await provider([
      ...pieces.map((text) => chunk(text, null)),
      chunk("", "stop"),
      "data: [DONE]\n\n",
    ]);
    expect((await answerOf(await open("vllm:x", address))).text.trim()).toBe("It hurts.");
  });

  it.each([
    ["anthropic:x", 401, "unauthorised"],
    ["google:x", 429, "rate_limited"],
    ["openai:x", 503, "server_error"],
    ["openai:x", 404, "refused"],
  ] as const)("tells the fault of %s answering %i, without the key", async (name, status, kind) => {
    const { address } = await provider([], status);
    const error = await answerOf(await open(name, address)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelFault);
    expect(error).toMatchObject({ kind });
    expect(JSON.stringify(error) + String(error)).not.toContain("sk-test");
  });
});
