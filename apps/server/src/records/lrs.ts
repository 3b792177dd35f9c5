import type { XapiStatement } from "@anamnesis/contract";
import type { Secret } from "../voices/voice-config.ts";

/** A learning record store (xAPI 1.0.3) as the configuration names it. */
export interface LrsConfig {
  /** Its xAPI endpoint, without a slash at the end: statements go to `<endpoint>/statements`. */
  readonly endpoint: string;
  readonly key: string;
  readonly secret: Secret;
}

/** What became of statements that were sent together. */
export type Delivery =
  | { readonly kind: "delivered" }
  /** One of them is there already with other words, and none was taken. */
  | { readonly kind: "conflict" }
  /** One of them is not wanted; none was taken. */
  | { readonly kind: "refused"; readonly status: number }
  /** The store cannot be reached or cannot take anything now. */
  | { readonly kind: "unavailable"; readonly why: string };

export type SendStatements = (statements: readonly XapiStatement[]) => Promise<Delivery>;

const timeoutMs = 10_000;

/** Sends statements to the record store: all or none are taken (xAPI 1.0.3, part three, 2.1.1). */
export const lrs =
  ({ endpoint, key, secret }: LrsConfig): SendStatements =>
  async (statements) => {
    const credentials = Buffer.from(`${key}:${secret.reveal()}`).toString("base64");
    let status: number;
    try {
      const response = await fetch(`${endpoint}/statements`, {
        method: "POST",
        headers: {
          authorization: `Basic ${credentials}`,
          "content-type": "application/json",
          "x-experience-api-version": "1.0.3",
        },
        body: JSON.stringify(statements),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
      });
      status = response.status;
      await response.body?.cancel();
    } catch (error) {
      return { kind: "unavailable", why: reasonOf(error) };
    }
    if (status >= 200 && status < 300) return { kind: "delivered" };
    if (status === 409) return { kind: "conflict" };
    if (status === 400 || status === 413) return { kind: "refused", status };
    return { kind: "unavailable", why: `HTTP ${status}` };
  };

/** The error's own words may hold the address; its code does not. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : null;
  const code = (cause as { readonly code?: unknown } | null)?.code;
  return typeof code === "string" ? code : error instanceof Error ? error.name : "unknown";
};
