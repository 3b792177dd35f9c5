import http from "node:http";

/** The server refused, or was gone; `status` 0 for the latter. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Call = <T>(method: string, route: string, body?: unknown) => Promise<T>;

/** Calls below `/api` on kept-alive connections, as many as are needed at once; without the cost of `fetch`. */
export const callerOf = (url: string, agent: http.Agent, token = ""): Call => {
  const { hostname, port } = new URL(url);
  return (method, route, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const request = http.request(
        {
          agent,
          hostname,
          port,
          method,
          path: `/api${route}`,
          headers: {
            ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
            ...(text === undefined
              ? {}
              : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", (error) => reject(new CallError(0, error.message)));
          response.on("aborted", () => reject(new CallError(0, "cut off")));
          response.on("end", () => {
            const answer = Buffer.concat(chunks).toString();
            const status = response.statusCode ?? 0;
            if (status >= 400) return reject(new CallError(status, answer));
            resolve((answer === "" ? undefined : JSON.parse(answer)) as never);
          });
        },
      );
      request.on("error", (error) => reject(new CallError(0, error.message)));
      request.end(text);
    });
};

export interface Session {
  readonly _id: string;
  readonly stage: string;
  readonly messages: readonly { readonly text: string; readonly sender: string }[];
  readonly finalDiagnosisReport?: unknown;
}
interface Patient {
  readonly _id: string;
}

/** Registers a new person; answers their calls. */
export const signUp = async (url: string, agent: http.Agent): Promise<Call> => {
  const { token } = await callerOf(url, agent)<{ token: string }>("POST", "/auth/register", {
    name: "Ines Okafor",
    email: `${crypto.randomUUID()}@example.org`,
    password: "a long pass phrase",
  });
  return callerOf(url, agent, token);
};

export const listPatients = async (call: Call): Promise<readonly string[]> =>
  (await call<readonly Patient[]>("GET", "/patients")).map(({ _id }) => _id);
