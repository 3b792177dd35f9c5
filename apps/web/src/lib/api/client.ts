import type {
  ApiError,
  BodyOf,
  OperationName,
  operations,
  OutputOf,
  ParamsOf,
  QueryOf,
} from "@anamnesis/contract";
import { operationTable } from "virtual:contract";
import { noteAnswer } from "./connection.ts";
import { ApiFailure } from "./failure.ts";
import { readToken } from "./token.ts";

type Operations = typeof operations;
type Need<Key extends string, T> = [T] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: T };

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`: repeating the call with the same key does the work once. */
  idempotencyKey?: string | undefined;
  /** Milliseconds until the call counts as unanswered; 45 s unless told. */
  timeout?: number | undefined;
  /** Bearer token to send in place of the stored one. */
  token?: string | undefined;
}
/** Path parameters, query and body of an operation, as the contract defines them. */
export type CallInput<N extends OperationName> = Need<"params", ParamsOf<Operations[N]>> &
  Need<"query", QueryOf<Operations[N]>> &
  Need<"body", BodyOf<Operations[N]>>;
export type CallOutput<N extends OperationName> = OutputOf<Operations[N]>;
type Arguments<N extends OperationName> =
  Record<string, never> extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions];

const base = (import.meta.env.VITE_API_BASE ?? "/api").replace(/\/$/, "");
const defaultTimeout = 45_000;

const expiryListeners = new Set<() => void>();
/** Tells when a call of a signed-in person was refused because the sign-in no longer counts. */
export const onSessionExpired = (listener: () => void): (() => void) => {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
};

const urlOf = (
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value != null) search.set(key, String(value));
  const suffix = search.size > 0 ? `?${search}` : "";
  return `${base}${filled}${suffix}`;
};

const failureOf = async (response: Response): Promise<ApiFailure> => {
  let body: Partial<ApiError>;
  try {
    body = (await response.json()) as Partial<ApiError>;
  } catch {
    return new ApiFailure(response.status, "Network error");
  }
  return new ApiFailure(response.status, body?.message || `HTTP ${response.status}`, body ?? {});
};

/**
 * Makes a call and gives its answer unread. Rejects with `ApiFailure`: the message of the answer's JSON body, "Network
 * error" when no JSON came, "HTTP {status}" when the JSON has no message. An aborted call rejects with the signal's reason.
 */
export async function open<N extends OperationName>(
  name: N,
  ...[input, options = {}]: Arguments<N>
): Promise<Response> {
  const { method, path, auth, contentType } = operationTable[name];
  const given = (input ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const token = options.token ?? readToken();
  const headers = new Headers({ accept: [...new Set([contentType, "application/json"])].join() });
  // A body-less request that claims to be JSON is refused by some proxies, so the type goes only with a body.
  if (given.body !== undefined) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);

  const timeout = AbortSignal.timeout(options.timeout ?? defaultTimeout);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let response: Response;
  try {
    response = await fetch(urlOf(path, given.params, given.query), {
      method,
      headers,
      signal,
      body: given.body === undefined ? null : JSON.stringify(given.body),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    noteAnswer(false);
    throw new ApiFailure(0, "Network error");
  }
  noteAnswer(true);

  if (!response.ok) {
    const failure = await failureOf(response);
    // A password that is asked for once more may be wrong while the sign-in is good.
    const isExpired =
      response.status === 401 &&
      failure.code !== "invalid_credentials" &&
      auth === "user" &&
      options.token === undefined;
    // A token replaced while the call was under way is not to blame.
    if (isExpired && token !== null && token === readToken())
      for (const listener of expiryListeners) listener();
    throw failure;
  }
  return response;
}

/**
 * Makes one call of the API by its name in the contract, and reads its answer: JSON, or the text of an answer that is
 * none. Rejects as `open` does.
 */
export async function call<N extends OperationName>(
  name: N,
  ...given: Arguments<N>
): Promise<CallOutput<N>> {
  const response = await open(name, ...given);
  if (response.status === 204) return undefined as CallOutput<N>;
  try {
    const isText = operationTable[name].contentType !== "application/json";
    return (await (isText ? response.text() : response.json())) as CallOutput<N>;
  } catch {
    throw new ApiFailure(response.status, "Network error");
  }
}
