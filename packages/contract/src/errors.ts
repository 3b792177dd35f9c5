import { z } from "zod";

/** Every code an error of the API can carry, with its HTTP status. */
export const errorCodes = {
  invalid_input: 400,
  invalid_credentials: 401,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  conflict: 409,
  idempotency_mismatch: 422,
  unknown_test: 422,
  out_of_order: 409,
  reset_link_invalid: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorCodes;

/** The one error shape. `message` says what to do and may be shown; `fields` names what was wrong with which input. */
export const apiErrorSchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  /** Quote it when reporting a fault. */
  requestId: z.string().optional(),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
