import { ones, tens } from "@anamnesis/patient";

const units: readonly (readonly [pattern: RegExp, minutes: number])[] = [
  [/^sec/, 1 / 60],
  [/^min/, 1],
  [/^h(?:ou)?rs?$/, 60],
  [/^(?:days?|nights?|mornings?|evenings?)$/, 1_440],
  [/^weekends?$/, 10_080],
  [/^weeks?$/, 10_080],
  [/^fortnights?$/, 20_160],
  [/^months?$/, 43_800],
  [/^(?:years?|yrs?)$/, 525_600],
];
const numbers: Readonly<Record<string, number>> = {
  ...ones,
  ...tens,
  a: 1,
  an: 1,
  couple: 2,
  few: 3,
  several: 4,
  "forty-five": 45,
};
/** Times that name no number, in minutes before a consultation by day. */
const named: readonly (readonly [RegExp, number])[] = [
  [/\b(?:day before yesterday)\b/, 2_880],
  [/\b(?:last night|overnight|in the night)\b/, 720],
  [/\byesterday\b/, 1_440],
  [/\b(?:this morning|today|on waking|when (?:he|she|they|i) woke)\b/, 300],
  [/\b(?:this afternoon|just now|a moment ago)\b/, 60],
  [/\b(?:all (?:his|her|their|my) life|since birth|since childhood|from birth)\b/, 10_512_000],
  [/\bfor years\b|^years\b/, 1_576_800],
  [/\bfor months\b|^months\b/, 131_400],
  [/\bfor weeks\b|^weeks\b/, 30_240],
  [/\bfor days\b|^days\b/, 4_320],
  [/\b(?:last week)\b/, 10_080],
];

const numberPattern = `\\d+(?:\\.\\d+)?|${Object.keys(numbers)
  .sort((a, b) => b.length - a.length)
  .join("|")}`;
const spoken = new RegExp(
  `\\b(half an?|${numberPattern})(?: of)?(?:\\s*(?:-|–|to|or)\\s*(${numberPattern}))?(?: and a half)?[ -]?` +
    `(seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|nights?|mornings?|evenings?|weekends?|weeks?|fortnights?|months?|years?|yrs?)\\b( and a half)?`,
);

const numberOf = (text: string): number =>
  /^half/.test(text) ? 0.5 : (numbers[text] ?? Number(text));

/**
 * Minutes that a phrase of a history speaks of: "about 90 minutes ago", "two or three weeks", "last night". Null where it
 * names no time.
 */
export function spokenMinutes(text: string): number | null {
  const lower = text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\ba couple of\b/g, "couple")
    .replace(/\b(?:a few|some)\b/g, "few");
  const found = spoken.exec(lower);
  if (found) {
    const [whole, from = "1", to, unit = "", half] = found;
    const size = units.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
    const count = to ? (numberOf(from) + numberOf(to)) / 2 : numberOf(from);
    const isAndAHalf = half !== undefined || / and a half[ -]?/.test(whole);
    return (count + (isAndAHalf ? 0.5 : 0)) * size;
  }
  return named.find(([pattern]) => pattern.test(lower))?.[1] ?? null;
}
