/**
 * A JSON value whose texts PostgreSQL can keep: it has no place for NUL, nor for half a surrogate pair.
 * NUL is dropped, half a pair becomes U+FFFD; everything else stays as it was sent.
 */
export const cleanJson = (value: unknown): unknown => {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanJson);
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [cleanText(key), cleanJson(entry)]),
    );
  return value;
};

const halfPair = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const cleanText = (text: string): string =>
  text.replaceAll("\u0000", "").replace(halfPair, "\uFFFD");
