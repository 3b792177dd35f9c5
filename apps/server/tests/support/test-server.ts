import { allOperations, type OutputOf, type operations } from "@anamnesis/contract";
import { modules, type CompiledCase } from "@anamnesis/cases";
import type { Logger } from "pino";
import type { Mail } from "../../src/accounts/mail.ts";
import { createApp } from "../../src/app.ts";
import { readConfig, type Config } from "../../src/config.ts";
import type { DatabaseHandle } from "../../src/db/database.ts";
import { createLog } from "../../src/logging.ts";
import { createServices, type Services } from "../../src/services.ts";
import type { Clinic } from "../../src/sessions/clinic.ts";
import { openModel } from "../../src/voices/sdk-model.ts";
import { testCases } from "./cases.ts";
import { scriptedClinic } from "./scripted-clinic.ts";

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A whole server without a network, on a database of its own. */
export interface TestServer {
  readonly services: Services;
  readonly database: DatabaseHandle;
  readonly mails: Mail[];
  readonly log: Logger;
  /** The clinic that stands in where a test overrides nothing. */
  readonly scripted: Clinic;
  /** Every line that the server logged. */
  readonly logged: Record<string, unknown>[];
  call<T = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  /** Registers a new person and answers the token. */
  signUp(overrides?: Readonly<Record<string, unknown>>): Promise<Learner>;
  /** Listens on a free port of this machine, for what needs a real connection; answers the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface Learner {
  readonly token: string;
  readonly id: string;
  readonly email: string;
  call<T = unknown>(method: string, path: string, body?: unknown, key?: string): Promise<Answer<T>>;
}

export type Output<N extends keyof typeof operations> = OutputOf<(typeof operations)[N]>;

export const startTestServer = async (
  database: DatabaseHandle,
  overrides: {
    readonly config?: Partial<Config>;
    readonly clinic?: Partial<Clinic>;
    readonly cases?: readonly CompiledCase[];
    /** Variables of a language model, as the environment would hold them. */
    readonly environment?: Readonly<Record<string, string>>;
    readonly pictures?: Services["pictures"];
  } = {},
): Promise<TestServer> => {
  const mails: Mail[] = [];
  const logged: Record<string, unknown>[] = [];
  const log = createLog("debug", {
    write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>),
  });
  const config = {
    ...readConfig({ REPLY_PACE: "0", ...overrides.environment }),
    webDist: "/nonexistent",
    ...overrides.config,
  };
  const services = await createServices({
    config,
    database,
    cases: overrides.cases ?? testCases,
    ...(overrides.pictures ? { pictures: overrides.pictures } : {}),
    modules,
    clinic: { ...scriptedClinic, ...overrides.clinic },
    model: config.voice && (await openModel(config.voice)),
    log,
    webAddress: () => "http://localhost:3000",
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
  });
  const app = await createApp(config, services, log);
  const call = async <T>(method: string, path: string, options: CallOptions = {}) => {
    const { token, body, headers } = options;
    const response = await app.inject({
      method: method as "GET",
      url: `/api${path}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers["content-type"]).includes("json");
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as T,
      headers: response.headers,
    };
  };
  let people = 0;
  return {
    services,
    database,
    mails,
    log,
    scripted: scriptedClinic,
    logged,
    call,
    async signUp(overrides = {}) {
      people += 1;
      const person = {
        name: `Learner ${people}`,
        email: `learner-${people}-${crypto.randomUUID()}@example.org`,
        password: "a long pass phrase",
        ...overrides,
      };
      const { status, body } = await call<Output<"register">>("POST", "/auth/register", {
        body: person,
      });
      if (status !== 201) throw new Error(`Could not sign up: ${JSON.stringify(body)}`);
      const { token, user } = body;
      return {
        token,
        id: user._id,
        email: user.email,
        call: <T>(method: string, path: string, content?: unknown, key?: string) =>
          call<T>(method, path, {
            token,
            body: content,
            headers: key === undefined ? {} : { "idempotency-key": key },
          }),
      };
    },
    listen: () => app.listen({ port: 0, host: "127.0.0.1" }),
    async close() {
      await app.close();
      await services.passwordReset.settled();
      await database.close();
    },
  };
};

/** The operations that need a signed-in user, with placeholders for what stands in their paths. */
export const guardedPaths = allOperations
  .filter(({ auth }) => auth === "user")
  .map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, "anything") }));
