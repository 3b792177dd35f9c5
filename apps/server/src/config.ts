import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { LrsConfig } from "./records/lrs.ts";
import {
  Secret,
  voiceConfigOf,
  voiceEnvironment,
  voiceProblems,
  type VoiceConfig,
} from "./voices/voice-config.ts";

/** The root of the checkout: this file and the bundle both lie two folders below `apps`. */
const root = fileURLToPath(new URL("../../..", import.meta.url));

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const placeholder = /change[-_ ]?me|placeholder|<[^>]*>|\byour[-_]|:(password|secret|example)@/i;
const url = (protocols: readonly string[], example: string) =>
  z.string().superRefine((value, context) => {
    const protocol = URL.canParse(value) ? new URL(value).protocol : "";
    if (!protocols.includes(protocol))
      context.addIssue(`must be an address such as ${example}; it is not one`);
    else if (placeholder.test(value))
      context.addIssue("still holds a placeholder: put the real value, or unset it");
  });

const environmentSchema = z.object({
  PORT: z.coerce
    .number("must be a port number")
    .int()
    .min(0, "must be a port number")
    .max(65_535, "must be a port number")
    .default(3000),
  /** Only this machine unless told otherwise: an operator opens it to a network on purpose. */
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(path.join(root, "data")),
  DATABASE_URL: url(
    ["postgres:", "postgresql:"],
    "postgres://anamnesis@db.example/anamnesis",
  ).optional(),
  SMTP_URL: url(["smtp:", "smtps:"], "smtps://mail.example:465").optional(),
  MAIL_FROM: z.string().default("Anamnesis <no-reply@localhost>"),
  PUBLIC_URL: url(["http:", "https:"], "https://anamnesis.example").optional(),
  /** At "warn" the terminal holds faults alone; at "info" also each refusal. */
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("warn"),
  /** A line for each answer, at any LOG_LEVEL. */
  ACCESS_LOG: z
    .enum(["0", "1"], "must be 0 or 1")
    .default("0")
    .transform((value) => value === "1"),
  /** Whether every case is prepared after the start, at the price of its memory; else when it is first met. */
  WARM_UP: z
    .enum(["0", "1"], "must be 0 or 1")
    .default("1")
    .transform((value) => value === "1"),
  WEB_DIST: z.string().default(path.join(root, "apps/web/dist")),
  LIBRARY_DIR: z.string().default(path.join(root, "packages/cases/library")),
  /** How many proxies stand in front: so many last entries of X-Forwarded-For are believed, the rest may be made up. */
  TRUST_PROXY: z.coerce
    .number("must be the number of proxies in front")
    .int("must be the number of proxies in front")
    .min(0, "must be the number of proxies in front")
    .max(10, "must be the number of proxies in front")
    .default(0),
  /** Origins of web apps that are served from elsewhere, separated by commas. */
  ALLOWED_ORIGINS: z
    .string()
    .transform((value) => value.split(",").map((origin) => origin.trim()))
    .refine((origins) => origins.every((origin) => /^https?:\/\/[^/]+$/.test(origin)), {
      message: "must be origins such as https://anamnesis.example, separated by commas",
    })
    .default([]),
  /** Multiplies every limit of requests per minute; for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number("must be a number").positive().default(1),
  /** Multiplies the pauses between the sentences of a streamed reply; 0 for none. */
  REPLY_PACE: z.coerce
    .number("must be a number from 0 to 3")
    .min(0, "must be a number from 0 to 3")
    .max(3, "must be a number from 0 to 3")
    .default(1),
  /** A learning record store: where it is, and the key and secret of its basic authentication. */
  XAPI_ENDPOINT: url(["http:", "https:"], "https://lrs.example/xapi").optional(),
  XAPI_KEY: z.string().optional(),
  XAPI_SECRET: z.string().optional(),
  ...voiceEnvironment,
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** Where people reach the web app; null when it is the address that the server listens on. */
  readonly publicUrl: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Whether each answer is worth a line of the log. */
  readonly accessLog: boolean;
  /** Whether every case is prepared after the start. */
  readonly warmsUp: boolean;
  readonly webDist: string;
  readonly libraryDirectory: string;
  /** Cases of this installation; need not exist. */
  readonly ownCasesDirectory: string;
  readonly trustedProxies: number;
  readonly allowedOrigins: readonly string[];
  readonly rateLimitFactor: number;
  readonly replyPace: number;
  /** The language model that words replies; null for the embedded patient alone. */
  readonly voice: VoiceConfig | null;
  /** The learning record store that marked sessions are told to; null for none. */
  readonly lrs: LrsConfig | null;
  /** Lets its bearer see what the operator sees; null where nobody may. */
  readonly operatorToken: Secret | null;
}

/** The environment is wrong; the message says what to change, a line a variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the configuration from environment variables; an empty one counts as unset.
 * @throws ConfigError
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(`The configuration cannot be used:\n${lines.join("\n")}`);
  }
  const value = parsed.data;
  const problems = [...voiceProblems(value), ...lrsProblems(value)];
  if (problems.length > 0)
    throw new ConfigError(`The configuration cannot be used:\n${problems.join("\n")}`);
  return {
    port: value.PORT,
    host: value.HOST,
    dataDirectory: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    mail: value.SMTP_URL ? { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM } : null,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    logLevel: value.LOG_LEVEL,
    accessLog: value.ACCESS_LOG,
    warmsUp: value.WARM_UP,
    webDist: path.resolve(value.WEB_DIST),
    libraryDirectory: path.resolve(value.LIBRARY_DIR),
    ownCasesDirectory: path.resolve(value.DATA_DIR, "cases"),
    trustedProxies: value.TRUST_PROXY,
    allowedOrigins: value.ALLOWED_ORIGINS,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    replyPace: value.REPLY_PACE,
    voice: voiceConfigOf(value),
    lrs: lrsConfigOf(value),
    operatorToken: value.OPERATOR_TOKEN ? new Secret(value.OPERATOR_TOKEN) : null,
  };
};

type Environment = z.output<typeof environmentSchema>;

/** Statements name activities and people below the public address, and keep those names for ever: it must be known. */
const lrsProblems = (value: Environment): readonly string[] => {
  const { XAPI_ENDPOINT: endpoint, XAPI_KEY: key, XAPI_SECRET: secret, PUBLIC_URL: home } = value;
  if (endpoint === undefined && key === undefined && secret === undefined) return [];
  if (endpoint === undefined || key === undefined || secret === undefined)
    return ["XAPI_ENDPOINT, XAPI_KEY and XAPI_SECRET must be set together, or none of them"];
  return home === undefined ? ["PUBLIC_URL must be set where XAPI_ENDPOINT is"] : [];
};

const lrsConfigOf = (value: Environment): LrsConfig | null => {
  const { XAPI_ENDPOINT: endpoint, XAPI_KEY: key, XAPI_SECRET: secret } = value;
  return endpoint !== undefined && key !== undefined && secret !== undefined
    ? { endpoint: endpoint.replace(/\/+$/, ""), key, secret: new Secret(secret) }
    : null;
};
