import http from "node:http";
import type { AddressInfo } from "node:net";
import type { XapiStatement } from "@anamnesis/contract";

export interface LrsRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly statements: readonly XapiStatement[];
}

/** A learning record store over HTTP that answers as it is told to, and notes what it was asked. */
export interface ScriptedLrs {
  readonly endpoint: string;
  readonly requests: LrsRequest[];
  /** What it answers to the statements of a request; 200 until told otherwise. */
  answer: (statements: readonly XapiStatement[]) => number;
  close(): Promise<void>;
}

export const startLrs = async (): Promise<ScriptedLrs> => {
  const requests: LrsRequest[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const statements = JSON.parse(Buffer.concat(chunks).toString()) as XapiStatement[];
      const { method = "", url = "", headers } = request;
      requests.push({ method, path: url, headers, statements });
      response.writeHead(lrs.answer(statements), { "content-type": "application/json" });
      response.end(JSON.stringify(statements.map(({ id }) => id)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const lrs: ScriptedLrs = {
    endpoint: `http://127.0.0.1:${port}/xapi`,
    requests,
    answer: () => 200,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return lrs;
};
