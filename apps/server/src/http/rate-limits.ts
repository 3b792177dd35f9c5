import type { Operation } from "@anamnesis/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hashToken } from "../accounts/tokens.ts";
import { ApiFailure } from "./api-failure.ts";

export interface RateLimits {
  /** Every call of the API. */
  checkRequest(request: FastifyRequest): Promise<void>;
  /** Calls that try credentials or send mail: by network address, and by account within it. */
  checkCredentials(request: FastifyRequest): Promise<void>;
  /** Counts against the account: a wrong password, a mail asked for. */
  countAgainstAccount(request: FastifyRequest): Promise<void>;
}

const minute = 60_000;
/**
 * A classroom is behind one network address, and a person's page makes some ten calls: hence much for a token, and an
 * account's own bound on passwords tried. Kept in the process: N processes allow up to N times as much.
 */
const perMinute = { token: 600, addressWithoutToken: 1_200, credentialsOfAddress: 300 };
const perAccount = { tries: 10, windowMs: 5 * minute };

export const rateLimits = (app: FastifyInstance, factor: number): RateLimits => {
  const limit = (max: number, timeWindow: number, keyGenerator: (r: FastifyRequest) => string) =>
    app.createRateLimit({ max: Math.ceil(max * factor), timeWindow, keyGenerator });
  const byToken = limit(perMinute.token, minute, (request) => `token ${tokenOf(request)}`);
  const byAddress = limit(perMinute.addressWithoutToken, minute, (r) => `address ${r.ip}`);
  const credentials = limit(perMinute.credentialsOfAddress, minute, (r) => `credentials ${r.ip}`);
  const account = limit(
    perAccount.tries,
    perAccount.windowMs,
    (r) => `account ${r.ip} ${accountOf(r)}`,
  );
  type Limiter = ReturnType<typeof limit>;
  const check = async (limiter: Limiter, request: FastifyRequest, increment = true) => {
    const state = await limiter(request, { increment });
    if (state.isAllowed || !isExceeded(state, increment)) return;
    throw new ApiFailure(
      "too_many_requests",
      `Too many attempts in a short time. Try again in ${waitText(state.ttlInSeconds)}.`,
      undefined,
      state.ttlInSeconds,
    );
  };
  return {
    checkRequest: (request) => check(tokenOf(request) ? byToken : byAddress, request),
    async checkCredentials(request) {
      await check(credentials, request);
      if (accountOf(request)) await check(account, request, false);
    },
    async countAgainstAccount(request) {
      if (accountOf(request)) await account(request);
    },
  };
};

/** A look that counts nothing is refused when the next try would be one too many. */
const isExceeded = (
  state: { readonly isExceeded: boolean; readonly remaining: number },
  increment: boolean,
): boolean => state.isExceeded || (!increment && state.remaining <= 0);

/** Whether trying this operation tells something about an account or sends mail: it is limited more strictly. */
export const isCredentialOperation = (operation: Operation): boolean =>
  operation.area === "auth" && operation.auth === "none";

const tokenOf = (request: FastifyRequest): string => {
  const { authorization } = request.headers;
  return authorization ? hashToken(authorization) : "";
};

const accountOf = (request: FastifyRequest): string => {
  const email = (request.body as { readonly email?: unknown } | undefined)?.email;
  return typeof email === "string" ? email.trim().toLowerCase().slice(0, 254) : "";
};

const waitText = (seconds: number): string =>
  seconds <= 90 ? `${Math.max(1, seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
