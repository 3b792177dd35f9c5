import { ApiFailure } from "../api/failure.ts";

/** Wrong credentials get one text that never tells which of the two was wrong; an unreachable server is named as such. */
export const loginErrorText = (error: unknown): string => {
  if (!(error instanceof ApiFailure) || !error.isTransient) return "Invalid email or password";
  if (error.status === 429)
    return error.code === "too_many_requests"
      ? error.message
      : "Too many attempts. Wait a minute and try again.";
  return "The server cannot be reached at the moment. Please try again shortly.";
};
