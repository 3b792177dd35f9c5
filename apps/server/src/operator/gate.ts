import { createHash, timingSafeEqual } from "node:crypto";
import { ApiFailure, notFound } from "../http/api-failure.ts";
import type { Secret } from "../voices/voice-config.ts";

const digest = (value: string): Buffer => createHash("sha256").update(value).digest();

/** Lets whoever brings the operator's token see what the operator sees. */
export interface OperatorGate {
  /** @throws ApiFailure not_found where no token is configured, forbidden where another one is brought. */
  check(token: string | undefined): void;
}

export const operatorGate = (expected: Secret | null): OperatorGate => ({
  check(token) {
    if (expected === null) throw notFound("This address");
    // Digests are of one length, so that the comparison tells nothing of the token.
    if (token === undefined || !timingSafeEqual(digest(token), digest(expected.reveal())))
      throw new ApiFailure("forbidden", "This needs the operator's token.");
  },
});
