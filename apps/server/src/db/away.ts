/**
 * Whether a statement failed because the database is not to be had just now, or cannot write: the same statement may do
 * later. PostgreSQL's classes 08 (connection), 53 (no resources, full disk), 57P (shut down, starting up), and what the
 * driver and the network say.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { readonly code?: unknown };
    if (typeof code === "string" && (sqlStates.test(code) || ofDriver.has(code))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
};

const sqlStates = /^(08...|53...|57P0[1-5])$/;
const ofDriver = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOSPC",
  "EROFS",
]);
