import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** One call of the API. `path` is below `/api`, parameters as `{name}`. */
export interface Operation {
  /** verb-noun; the same name in contract, server and web. */
  readonly id: string;
  readonly area: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly summary: string;
  /** Who may call it: everybody, who is signed in, or the bearer of the operator's token. */
  readonly auth: "none" | "user" | "operator";
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly output: z.ZodType;
  /** Answered as `text/event-stream`: the events by name; `output` is the data of the last one, `reply`. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** Of an answer that is no JSON: `output` is its text. */
  readonly contentType?: "text/csv" | "text/plain";
  readonly status: 200 | 201 | 204;
  readonly errors: readonly ErrorCode[];
  /** A client may repeat it safely by sending the same `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  /** The operation whose keys count here too: the same work, answered in another way. */
  readonly sharesKeysWith?: string;
  /** A second name for another operation, kept for old clients. */
  readonly deprecatedAliasOf?: string;
}

/** Keeps the literal types of a definition. */
export const operation = <const T extends Operation>(definition: T): T => definition;

type Schema<T, K extends string> = K extends keyof T
  ? T[K] extends z.ZodType
    ? T[K]
    : undefined
  : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
/** What a caller sends. */
export type BodyOf<T extends Operation> = InputOf<Schema<T, "body">>;
export type ParamsOf<T extends Operation> = InputOf<Schema<T, "params">>;
export type QueryOf<T extends Operation> = InputOf<Schema<T, "query">>;
/** What a caller gets back. */
export type OutputOf<T extends Operation> = z.output<T["output"]>;
