/** One to nineteen. */
export const ones: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

/** Twenty to ninety. */
export const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const words: Readonly<Record<string, number>> = {
  ...ones,
  ...tens,
  hundred: 100,
  thousand: 1000,
  couple: 2,
  fortnight: 14,
  dozen: 12,
  half: 0.5,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

const token = new RegExp(
  `\\d+(?:[.,]\\d+)?|(?<![\\p{L}])(?:${Object.keys(words).join("|")})(?:s|ish)?(?![\\p{L}])`,
  "giu",
);

/** The numbers that a text states, digits or words; "fifty-six" is 56, "a hundred and ten" 110. */
export function numbersIn(text: string): readonly number[] {
  const found: { value: number; end: number; isWord: boolean }[] = [];
  for (const match of text.matchAll(token)) {
    const raw = match[0].toLowerCase();
    const isWord = !/\d/.test(raw);
    const value = isWord
      ? (words[raw] ?? words[raw.replace(/(s|ish)$/, "")] ?? 0)
      : Number(raw.replace(",", "."));
    const last = found[found.length - 1];
    const gap = last ? text.slice(last.end, match.index) : "";
    const isJoined = last?.isWord && isWord && /^( |-| and | and a )$/.test(gap);
    if (last && isJoined && last.value >= 20 && last.value < 100 && value < 10 && value >= 1) {
      last.value += value;
      last.end = match.index + raw.length;
    } else if (last && isJoined && (value === 100 || value === 1000)) {
      last.value *= value;
      last.end = match.index + raw.length;
    } else if (
      last &&
      isJoined &&
      last.value >= 100 &&
      last.value % 100 === 0 &&
      value < 100 &&
      value >= 1
    ) {
      last.value += value;
      last.end = match.index + raw.length;
    } else {
      found.push({ value, end: match.index + raw.length, isWord });
    }
  }
  return found.map((entry) => entry.value);
}

const minutesOf: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  night: 1440,
  fortnight: 20_160,
  week: 10_080,
  month: 43_800,
  year: 525_600,
};

const span = new RegExp(
  `(\\d+(?:\\.\\d+)?|an?|${Object.keys(words).join("|")})(?: of| or (?:so|two|three))? ?-?(${Object.keys(minutesOf).join("|")})s?( and a half)?|half an hour|hour and a half|fortnight`,
  "gi",
);

/** The lengths of time that a text states, in minutes: "an hour and a half" is 90. */
export function minutesIn(text: string): readonly number[] {
  return [...text.matchAll(span)].map(([whole, count, unit, half]) => {
    if (/^half an hour$/i.test(whole)) return 30;
    if (/^hour and a half$/i.test(whole)) return 90;
    if (/^fortnight$/i.test(whole)) return 20_160;
    const number = /^an?$/i.test(count ?? "") ? 1 : (numbersIn(count ?? "")[0] ?? 1);
    return (number + (half ? 0.5 : 0)) * (minutesOf[(unit ?? "").toLowerCase()] ?? 1);
  });
}
