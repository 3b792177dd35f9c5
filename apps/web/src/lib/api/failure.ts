import type { ApiError, ErrorCode } from "@anamnesis/contract";

/** What went wrong with a call. `status` is 0 when no answer came at all. `message` may be shown to the person. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;

  constructor(status: number, message: string, body: Partial<ApiError> = {}) {
    super(message);
    this.status = status;
    this.code = body.code ?? null;
    this.fields = body.fields ?? {};
    this.requestId = body.requestId ?? null;
  }

  /** The server could not be reached or refuses for now: the same call may succeed later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Whether a failed call may succeed when it is simply made again. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiFailure && error.isTransient;

/** A text for the person, whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : "Something went wrong. Please try again.";
