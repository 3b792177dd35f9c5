import { errorCodes, type ErrorCode } from "@anamnesis/contract";

/** A refusal that the contract knows; `message` is shown to people. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errorCodes[this.code];
  }
}

export const notFound = (what: string): ApiFailure =>
  new ApiFailure("not_found", `${what} was not found.`);
