import type { IncomingMessage, ServerResponse } from "node:http";

/** What the OpenAI chat protocol asks for, as far as these models need it. */
export interface ChatRequest {
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
}

const textOf = (content: unknown): string =>
  typeof content === "string"
    ? content
    : Array.isArray(content)
      ? content.map((part: { readonly text?: unknown }) => String(part.text ?? "")).join("")
      : "";

export const readChat = async (request: IncomingMessage): Promise<ChatRequest> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as ChatRequest;
};

/** Everything that one of the speakers of a request says. */
export const saidBy = ({ messages }: ChatRequest, speaker: string): string =>
  (messages ?? [])
    .filter(({ role }) => role === speaker)
    .map(({ content }) => textOf(content))
    .join("\n");

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers = {},
): void => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
};

/** About four characters are a token. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4);

/** A whole answer, streamed or not, as the request wants it. */
export const answerChat = (response: ServerResponse, request: ChatRequest, text: string): void => {
  const model = request.model ?? "";
  const asks = tokensIn(saidBy(request, "system") + saidBy(request, "user"));
  const usage = {
    prompt_tokens: asks,
    completion_tokens: tokensIn(text),
    total_tokens: asks + tokensIn(text),
  };
  const common = { id: "chatcmpl-1", created: 1, model };
  if (request.stream !== true) {
    const message = { role: "assistant", content: text };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    return sendJson(response, 200, { ...common, object: "chat.completion", choices, usage });
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (body: object): void =>
    void response.write(
      `data: ${JSON.stringify({ ...common, object: "chat.completion.chunk", ...body })}\n\n`,
    );
  send({
    choices: [{ index: 0, delta: { role: "assistant", content: text }, finish_reason: null }],
  });
  send({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  send({ choices: [], usage });
  response.end("data: [DONE]\n\n");
};
