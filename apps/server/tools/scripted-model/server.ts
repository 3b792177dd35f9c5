import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CompiledCase } from "@anamnesis/cases";
import { readChat, saidBy, sendJson, tokensIn } from "./chat.ts";
import { goodComment, goodReply } from "./good-actor.ts";
import { leakyReply, lyingReply, obedientReply, type Leak } from "./leaky-actor.ts";
import {
  denyingReading,
  goodReading,
  misreadings,
  obedientReading,
  pryingReading,
} from "./readers.ts";
import { isRole, roles, type Role } from "./roles.ts";

export interface ScriptedModel {
  /** Base address of the OpenAI protocol. */
  readonly baseUrl: string;
  /** Everything that the leaky role said beyond its lines. */
  readonly leaks: Leak[];
  /** What was asked, newest last: the whole prompts, for tests about what a model is told. */
  readonly asked: { readonly system: string; readonly prompt: string }[];
  close(): Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The pieces in which a model sends its words. */
const piecesOf = (text: string): readonly string[] => text.match(/\s*\S{1,12}/g) ?? [];

const nonsense = "Blorptangle frizzwick underloam seven the the the quaxil morbend, zzgrt.";
const foreign = "Bonjour docteur, je ne me sens pas très bien depuis ce matin, vous savez.";
const doctor =
  "Hello, how can I help you today? Your symptoms suggest a heart problem. I would recommend an ECG.";

/**
 * Speaks the OpenAI chat protocol over HTTP, streamed or whole, and plays the role that the model's name says.
 * @param cases what the leaky role gives away
 * @param delayMs between two pieces of an answer
 */
export const startScriptedModel = async (
  cases: readonly CompiledCase[],
  { port = 0, delayMs = 0 }: { readonly port?: number; readonly delayMs?: number } = {},
): Promise<ScriptedModel> => {
  const leaks: Leak[] = [];
  const asked: ScriptedModel["asked"] = [];

  const sentencesFor = (role: Role, system: string, prompt: string): readonly string[] => {
    if (system.startsWith("You listen")) {
      const read = { system, prompt, cases };
      const misread = misreadings[role];
      if (misread) return [misread(read)];
      if (role === "leaky") return [pryingReading(read)];
      if (role === "lying") return [denyingReading(read)];
      return [role === "obedient" ? obedientReading(read) : goodReading(read)];
    }
    if (system.startsWith("You are a clinical teacher")) {
      return role === "leaky" || role === "lying"
        ? ["SUMMARY: You scored 10 out of 10, and you excluded an aortic dissection."]
        : [goodComment(prompt)];
    }
    const speaks = { leaky: leakyReply, lying: lyingReply }[role as string];
    if (!speaks && role !== "obedient") return goodReply(prompt);
    const { sentences, leak } = speaks ? speaks(system, prompt, cases) : obedientReply(prompt);
    if (leak) leaks.push(leak);
    return sentences;
  };

  const fail = (response: ServerResponse, status: number, message: string, headers = {}): void =>
    sendJson(response, status, { error: { message, type: "error", code: status } }, headers);

  const stream = async (
    response: ServerResponse,
    model: string,
    text: string,
    asks: number,
    how: { readonly cutAfter?: number; readonly stallAfter?: number; readonly isReset?: boolean },
  ): Promise<void> => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const send = (choice: object, rest = {}): void => {
      const chunk = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model };
      const body = { ...chunk, choices: [{ index: 0, ...choice }], ...rest };
      response.write(`data: ${JSON.stringify(body)}\n\n`);
    };
    send({ delta: { role: "assistant", content: "" }, finish_reason: null });
    let sent = 0;
    for (const content of piecesOf(text)) {
      if (response.destroyed) return;
      if (how.cutAfter !== undefined && sent >= how.cutAfter) {
        if (how.isReset) response.destroy();
        else response.end();
        return;
      }
      if (how.stallAfter !== undefined && sent >= how.stallAfter) return;
      send({ delta: { content }, finish_reason: null });
      sent += content.length;
      if (delayMs > 0) await wait(delayMs);
    }
    send({ delta: {}, finish_reason: "stop" });
    const usage = { prompt_tokens: asks, completion_tokens: Math.ceil(sent / 4), total_tokens: 0 };
    response.write(`data: ${JSON.stringify({ id: "chatcmpl-1", choices: [], usage })}\n\n`);
    response.write("data: [DONE]\n\n");
    response.end();
  };

  const endless = async (response: ServerResponse, model: string): Promise<void> => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    while (!response.destroyed) {
      const delta = { content: "and then and then and then well you know " };
      const body = { id: "chatcmpl-1", model, choices: [{ index: 0, delta, finish_reason: null }] };
      response.write(`data: ${JSON.stringify(body)}\n\n`);
      await wait(2);
    }
  };

  const tool = (response: ServerResponse, model: string): void => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const call = {
      index: 0,
      id: "call_1",
      type: "function",
      function: { name: "order_test", arguments: '{"test":"ECG"}' },
    };
    const chunk = (choice: object) =>
      `data: ${JSON.stringify({ id: "chatcmpl-1", model, choices: [{ index: 0, ...choice }] })}\n\n`;
    response.write(
      chunk({
        delta: { role: "assistant", content: null, tool_calls: [call] },
        finish_reason: null,
      }),
    );
    response.write(chunk({ delta: {}, finish_reason: "tool_calls" }));
    response.end("data: [DONE]\n\n");
  };

  const complete = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readChat(request);
    const name = body.model ?? "good";
    const role: Role = isRole(name) ? name : "good";
    const [system, prompt] = [saidBy(body, "system"), saidBy(body, "user")];
    asked.push({ system, prompt });
    const asks = tokensIn(system + prompt);
    const words = (): string => sentencesFor(role, system, prompt).join(" ");
    switch (role) {
      case "unauthorised":
        return fail(response, 401, "Incorrect API key provided.");
      case "rate-limited":
        return fail(response, 429, "Rate limit reached.", { "retry-after": "30" });
      case "server-error":
        return fail(response, 500, "The server had an error.");
      case "bad-request":
        return fail(response, 400, "This model does not exist.");
      case "hang":
        return;
      case "slow":
        await wait(20_000);
        return stream(response, name, words(), asks, {});
      case "html":
        response.writeHead(200, { "content-type": "text/html" });
        response.end("<html><body>Welcome to the gateway</body></html>");
        return;
      case "malformed":
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.end('data: {"choices": [{"delta": {"content": \n\n');
        return;
      case "tool":
        return tool(response, name);
      case "endless":
        return endless(response, name);
    }
    const text =
      role === "nonsense"
        ? nonsense
        : role === "language"
          ? foreign
          : role === "doctor"
            ? doctor
            : role === "empty"
              ? ""
              : words();
    if (body.stream !== true) {
      const message = { role: "assistant", content: text };
      const choices = [{ index: 0, message, finish_reason: "stop" }];
      const usage = { prompt_tokens: asks, completion_tokens: 40, total_tokens: asks + 40 };
      return sendJson(response, 200, {
        id: "1",
        object: "chat.completion",
        model: name,
        choices,
        usage,
      });
    }
    const half = Math.floor(text.length / 2);
    if (role === "cut") return stream(response, name, text, asks, { cutAfter: half });
    if (role === "reset")
      return stream(response, name, text, asks, { cutAfter: half, isReset: true });
    if (role === "stall") return stream(response, name, text, asks, { stallAfter: half });
    return stream(response, name, text, asks, {});
  };

  const server = http.createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*$/, "");
    if (request.method === "GET" && path.endsWith("/models"))
      return sendJson(response, 200, {
        object: "list",
        data: roles.map((id) => ({ id, object: "model", owned_by: "scripted" })),
      });
    if (request.method !== "POST" || !path.endsWith("/chat/completions"))
      return fail(response, 404, "There is nothing here.");
    complete(request, response).catch((error: unknown) => {
      if (!response.headersSent) fail(response, 500, String(error));
      else response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${own}/v1`,
    leaks,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
