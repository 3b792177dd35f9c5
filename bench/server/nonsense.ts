/** From 0 up to 1, the same for the same seed. */
export type Random = () => number;

/** mulberry32 */
export const randomOf = (seed: number): Random => {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\u200f",
  "💊".repeat(40),
  "'; drop table users; --",
  "' or 1=1 --",
  "%s%n%x",
  "{{7*7}}${7*7}<%= 7*7 %>",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "-1",
  "1e309",
  "9007199254740993",
  "99999999999999999999",
  "true",
  "2026-13-45T99:99:99Z",
  "00000000-0000-0000-0000-000000000000",
  "a@b",
  "a".repeat(5_000),
  "(a+)+$".repeat(50),
  "\r\nX-Injected: 1",
] as const;

/** A value of any kind, sometimes deep. */
const anything = (random: Random, depth = 0): unknown =>
  pick<() => unknown>(random, [
    () => pick(random, texts),
    () => pick(random, [0, -1, 1.5, 1e308, -0, 2 ** 53, 12]),
    () => random() < 0.5,
    () => null,
    () => [],
    () => ({}),
    () =>
      depth > 3
        ? null
        : Array.from({ length: Math.floor(random() * 5) }, () => anything(random, depth + 1)),
    () => (depth > 3 ? null : { [pick(random, texts)]: anything(random, depth + 1) }),
    () => ({ __proto__: null, constructor: { prototype: { isAdmin: true } } }),
  ])();

/** Something like a valid body with a part of it changed, left out or added, anywhere in it. */
const mutated = (random: Random, value: unknown): unknown => {
  if (random() < 0.12) return anything(random);
  if (Array.isArray(value)) {
    const some = value.map((entry) => mutated(random, entry));
    if (random() < 0.1) return Array.from({ length: 150 }, () => some[0] ?? "x");
    return random() < 0.1 ? [...some, anything(random)] : some;
  }
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value)
      .filter(() => random() > 0.08)
      .map(([key, entry]) => [key, mutated(random, entry)] as const);
    const more = random() < 0.15 ? [[pick(random, texts), anything(random)] as const] : [];
    return Object.fromEntries([...entries, ...more]);
  }
  return random() < 0.1 ? pick(random, texts) : value;
};

/** The text of a body: mostly JSON, sometimes cut off, too deep or too large. */
export const bodyFor = (random: Random, example: unknown): string => {
  const kind = random();
  const text = JSON.stringify(mutated(random, example ?? {})) ?? "null";
  if (kind < 0.03) return text.slice(0, Math.floor(text.length / 2));
  if (kind < 0.04) return "[".repeat(20_000);
  if (kind < 0.045) return JSON.stringify({ message: "x".repeat(300_000) });
  if (kind < 0.05) return '{"a":1,"a":2,"__proto__":{"x":1}}';
  return text;
};

/** Mostly the right id. */
export const idFor = (random: Random, right: string): string => {
  const text = random() < 0.6 ? right : pick(random, texts);
  // Half of a pair cannot stand in an address.
  return Buffer.from(text).toString();
};

export const headersFor = (random: Random, token: string): Record<string, string> => ({
  ...(random() < 0.93
    ? { authorization: `Bearer ${token}` }
    : random() < 0.5
      ? {
          authorization: pick(random, [
            "Bearer",
            "Basic eDp5",
            "Bearer a b c",
            `Bearer ${"x".repeat(2_000)}`,
          ]),
        }
      : {}),
  ...(random() < 0.95
    ? { "content-type": "application/json" }
    : {
        "content-type": pick(random, [
          "text/plain",
          "application/xml",
          "application/json; charset=utf-16",
          "x",
        ]),
      }),
  ...(random() < 0.2
    ? {
        "idempotency-key": pick(
          random,
          ["k", "a b", "x".repeat(300), "k".repeat(200), "é"].filter(
            (key) => !/[^\x20-\x7e]/.test(key),
          ),
        ),
      }
    : {}),
  ...(random() < 0.05 ? { "accept-encoding": pick(random, ["br", "gzip;q=nonsense", "*"]) } : {}),
});
