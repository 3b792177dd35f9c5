import { ApiFailure } from "./api-failure.ts";

/** Nothing that the contract takes is nested nearly as deep. */
const maxDepth = 32;

/**
 * A JSON value whose texts PostgreSQL can keep: it has no place for NUL, nor for half a surrogate pair.
 * NUL is dropped, half a pair becomes U+FFFD; everything else stays as it was sent.
 * @throws ApiFailure invalid_input for a value nested so deep that walking it would be a danger.
 */
export const cleanJson = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return cleanText(value);
  if (value === null || typeof value !== "object") return value;
  if (depth > maxDepth) throw new ApiFailure("invalid_input", "The body is nested too deeply.");
  if (Array.isArray(value)) return value.map((entry) => cleanJson(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cleanText(key), cleanJson(entry, depth + 1)]),
  );
};

const halfPair = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const cleanText = (text: string): string =>
  text.replaceAll("\u0000", "").replace(halfPair, "\uFFFD");
