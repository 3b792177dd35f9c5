import type { Operation } from "@anamnesis/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiFailure } from "./api-failure.ts";
import { countAttempts } from "./attempts.ts";
import { networkOf } from "./network.ts";

export interface RateLimits {
  /** Every call of the API, by its network address: tokens that are made up share that bound. */
  checkAddress(request: FastifyRequest): Promise<void>;
  /** Every call of a signed-in person, instead of the address, which a classroom shares. */
  checkPerson(request: FastifyRequest): Promise<void>;
  /** Calls that try credentials or send mail: by network address, and by account within it. */
  checkCredentials(request: FastifyRequest, operation: Operation): Promise<void>;
  /** Takes back what was counted against the account: the credentials were right. */
  forgiveAccount(request: FastifyRequest, operation: Operation): void;
}

const minute = 60_000;
/**
 * A classroom is behind one network address, and a person's page makes some ten calls: hence much for a token, and an
 * account's own bound on passwords tried. Kept in the process: N processes allow up to N times as much.
 */
const perMinute = { person: 600, address: 1_200, credentialsOfAddress: 300 };
const perAccount = { tries: 10, windowMs: 5 * minute };

export const rateLimits = (app: FastifyInstance, factor: number): RateLimits => {
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max: Math.ceil(max * factor), timeWindow: minute, keyGenerator });
  const person = limit(perMinute.person, ({ signedIn }) => signedIn?.person.id ?? "");
  const address = limit(perMinute.address, ({ ip }) => networkOf(ip));
  const credentials = limit(perMinute.credentialsOfAddress, ({ ip }) => networkOf(ip));
  const account = countAttempts(perAccount.tries, perAccount.windowMs);
  const check = async (limiter: ReturnType<typeof limit>, request: FastifyRequest) => {
    const state = await limiter(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
  };
  return {
    checkAddress: (request) => check(address, request),
    checkPerson: (request) => check(person, request),
    async checkCredentials(request, operation) {
      await check(credentials, request);
      const key = accountKey(request, operation);
      const wait = key === null ? null : account.reserve(key, Date.now());
      if (wait !== null) throw tooMany(wait);
    },
    forgiveAccount(request, operation) {
      const key = accountKey(request, operation);
      if (key !== null) account.release(key);
    },
  };
};

const tooMany = (seconds: number): ApiFailure =>
  new ApiFailure(
    "too_many_requests",
    `Too many attempts in a short time. Try again in ${waitText(seconds)}.`,
    undefined,
    seconds,
  );

/** Whether a call tries a password or sends mail: it is limited more strictly. */
export const isCredentialCall = (operation: Operation, body: unknown): boolean =>
  (operation.area === "auth" && operation.auth === "none") || isConfirmedCall(operation, body);

/** Whether a signed-in person's password is asked for once more. */
const isConfirmedCall = ({ id }: Operation, body: unknown): boolean =>
  id === "delete-account" ||
  (id === "update-profile" && Object.hasOwn((body as object | null) ?? {}, "currentPassword"));

/** An account as it is tried by one operation from one address, or by who holds its token; null when the call names none. */
const accountKey = (request: FastifyRequest, operation: Operation): string | null => {
  if (isConfirmedCall(operation, request.body)) return `confirmed ${request.signedIn?.person.id}`;
  const email = (request.body as { readonly email?: unknown } | undefined)?.email;
  return typeof email === "string"
    ? `${operation.id} ${networkOf(request.ip)} ${email.trim().toLowerCase().slice(0, 254)}`
    : null;
};

const waitText = (seconds: number): string =>
  seconds <= 90 ? `${Math.max(1, seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
