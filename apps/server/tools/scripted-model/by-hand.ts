import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { answerChat, readChat, saidBy, sendJson } from "./chat.ts";

export interface ByHandModel {
  /** Base address of the OpenAI protocol. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

export interface ByHandOptions {
  /** Where prompts are put and answers are taken from. */
  readonly folder: string;
  readonly port?: number;
  /** How often it is looked for an answer, milliseconds. */
  readonly everyMs?: number;
  /** Only what was answered before is answered: a prompt without an answer is refused. For tests. */
  readonly isReplay?: boolean;
}

const promptEnd = ".prompt.txt";
const answerEnd = ".answer.txt";

/** The same prompt has the same key, so that what was answered once is answered again. */
export const keyOf = (system: string, prompt: string): string =>
  createHash("sha256").update(`${system}\u0000${prompt}`).digest("hex").slice(0, 12);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A language model that somebody sits in for: speaks the OpenAI chat protocol, puts each prompt into a folder as
 * `0001-listen-<key>.prompt.txt` and answers with what is put beside it as `….answer.txt`. The folder is a cassette: a prompt
 * that was answered before is answered at once.
 */
export const startByHandModel = async (options: ByHandOptions): Promise<ByHandModel> => {
  const { folder, port = 0, everyMs = 200, isReplay = false } = options;
  mkdirSync(folder, { recursive: true });
  let stopped = false;

  const namesOf = (key: string): string | undefined =>
    readdirSync(folder)
      .find((name) => name.endsWith(`${key}${promptEnd}`))
      ?.slice(0, -promptEnd.length);
  const nextName = (kind: string, key: string): string => {
    const count = readdirSync(folder).filter((name) => name.endsWith(promptEnd)).length;
    return `${String(count + 1).padStart(4, "0")}-${kind}-${key}`;
  };
  /** What is written is taken once it has stood there for a moment, so that no half of it is. */
  const answerIn = (name: string): string | null => {
    const file = path.join(folder, `${name}${answerEnd}`);
    return existsSync(file) ? readFileSync(file, "utf8").trim() || null : null;
  };

  const complete = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chat = await readChat(request);
    const [system, prompt] = [saidBy(chat, "system"), saidBy(chat, "user")];
    const key = keyOf(system, prompt);
    let name = namesOf(key);
    if (name === undefined) {
      if (isReplay)
        return sendJson(response, 404, { error: { message: "Nothing was recorded for this." } });
      const kind = system.startsWith("You listen")
        ? "listen"
        : system.startsWith("You are an actor")
          ? "speak"
          : "comment";
      name = nextName(kind, key);
      writeFileSync(path.join(folder, `${name}${promptEnd}`), `${system}\n\n${prompt}\n`);
    }
    while (!stopped && !response.destroyed) {
      const answer = answerIn(name);
      if (answer !== null) {
        await wait(isReplay ? 0 : everyMs);
        return answerChat(response, chat, answerIn(name) ?? answer);
      }
      await wait(everyMs);
    }
  };

  const server = http.createServer((request, response) => {
    if (request.method !== "POST" || !(request.url ?? "").includes("/chat/completions"))
      return sendJson(response, 404, { error: { message: "There is nothing here." } });
    complete(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { error: { message: String(error) } });
      else response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${own}/v1`,
    close: () =>
      new Promise((resolve) => {
        stopped = true;
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
