import pino, { type DestinationStream, type Logger } from "pino";

interface Described {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly query?: string;
}

/**
 * The server's log: one JSON object a line. A failed query is logged without its parameters, in its message and
 * everywhere else: they hold what learners wrote.
 */
export const createLog = (level: string, destination: DestinationStream): Logger =>
  pino({ level, serializers: { err: describe } }, destination);

const describe = (error: unknown): Described => {
  if (!(error instanceof Error))
    return { type: typeof error, message: String(error), stack: undefined };
  const { query } = error as { readonly query?: unknown };
  const cause = typeof query === "string" && error.cause instanceof Error ? error.cause : error;
  return {
    type: error.constructor.name,
    message: cause.message,
    stack: cause.stack,
    ...(typeof query === "string" ? { query } : {}),
  };
};
