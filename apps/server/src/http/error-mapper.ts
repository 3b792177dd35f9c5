import type { ApiError, ErrorCode } from "@anamnesis/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseAway } from "../db/away.ts";
import { ApiFailure } from "./api-failure.ts";

/** The one place where a failure becomes an answer: the contract's error shape, and one log line. */
export const mapErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(sendFailure);
};

/** Answers with any thrown thing; also for the framework, which finds a few faults before there is a route. */
export const sendFailure = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const failure = toFailure(error);
  logFailure(request, failure, error);
  if (failure.retryAfter !== undefined) reply.header("retry-after", failure.retryAfter);
  return reply
    .status(failure.status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(bodyOf(failure, request)));
};

/** A failure after an answer has begun: logged like any other, and the error as it goes into the answer. */
export const lateFailure = (error: unknown, request: FastifyRequest): ApiError => {
  const failure = toFailure(error);
  logFailure(request, failure, error);
  return bodyOf(failure, request);
};

/** Answers a path or method that the API does not have. */
export const unknownRoute = (request: FastifyRequest): ApiFailure =>
  new ApiFailure("not_found", `There is no ${request.method} ${request.url.split("?")[0]}.`);

const bodyOf = (failure: ApiFailure, request: FastifyRequest): ApiError => ({
  message: failure.message,
  code: failure.code,
  ...(failure.fields ? { fields: failure.fields } : {}),
  requestId: request.id,
});

const logFailure = (request: FastifyRequest, failure: ApiFailure, error: unknown): void => {
  const line = {
    code: failure.code,
    status: failure.status,
    method: request.method,
    route: request.routeOptions.url,
    ...(failure.status >= 500 ? { err: error } : {}),
  };
  if (failure.status >= 500) request.log.error(line, "request failed");
  else request.log.info(line, "request refused");
};

/** Any thrown thing as a refusal of the contract; what is not known is a fault of ours, and says nothing of its cause. */
export const toFailure = (error: unknown): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  if (isDatabaseAway(error))
    return new ApiFailure("unavailable", messages.away, undefined, retryAfterAway);
  const { statusCode, code } = error as Partial<FastifyError>;
  const known = codeOfFramework[code ?? ""] ?? codeOfStatus[statusCode ?? 500];
  return known
    ? new ApiFailure(known, messages[known] ?? messages.internal)
    : new ApiFailure("internal", messages.internal);
};

const codeOfFramework: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_input",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_input",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_input",
  FST_ERR_BAD_URL: "not_found",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: "invalid_input",
  // A folder of the web app's files.
  403: "not_found",
  404: "not_found",
  413: "payload_too_large",
  414: "not_found",
  415: "unsupported_media_type",
  429: "too_many_requests",
  503: "unavailable",
};

/** Seconds. */
const retryAfterAway = 5;

const messages: { readonly internal: string; readonly away: string } & Readonly<
  Partial<Record<ErrorCode, string>>
> = {
  away: "The server cannot reach its database just now. Keep this page open and try again in a moment.",
  invalid_input: "The request is not valid JSON.",
  not_found: "This address does not exist.",
  payload_too_large: "This is too large to be accepted: shorten it and send it again.",
  unsupported_media_type: "Send the body as JSON, with the header Content-Type: application/json.",
  too_many_requests: "Too many requests in a short time. Wait a minute, then try again.",
  unavailable: "The server cannot answer just now. Try again in a moment.",
  internal: "Something went wrong on our side. Nothing of yours is lost; please try again.",
};
