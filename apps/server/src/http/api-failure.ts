import { errorCodes, type ErrorCode } from "@anamnesis/contract";

/** A refusal that the contract knows; `message` is shown to people. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  /** After how many seconds the same may be tried again; goes into Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields?: Readonly<Record<string, string>>,
    retryAfter?: number,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return errorCodes[this.code];
  }
}

export const notFound = (what: string): ApiFailure =>
  new ApiFailure("not_found", `${what} was not found.`);
