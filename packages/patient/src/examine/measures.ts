interface Measure {
  readonly id: string;
  /** Begins its part of the line of observations. */
  readonly found: RegExp;
  readonly asked: RegExp;
}

const measures: readonly Measure[] = [
  { id: "pulse", found: /^heart rate\b/i, asked: /\b(?:pulse|heart rate|hr)\b/i },
  { id: "pressure", found: /^blood pressure\b/i, asked: /\b(?:blood pressure|bp|cuff)\b/i },
  {
    id: "temperature",
    found: /^temperature\b/i,
    asked: /\b(?:temperature|temp|thermometer|fever)\b/i,
  },
  {
    id: "breaths",
    found: /^respiratory rate\b/i,
    asked: /\b(?:resp(?:iratory)? rate|breathing rate|rr|count (?:your|his|her) breaths?)\b/i,
  },
  {
    id: "saturation",
    found: /^oxygen saturation\b/i,
    asked: /\b(?:oxygen|o2|sats?|saturations?|spo2)\b/i,
  },
];

const allOfThem = /\b(?:obs\b|observations|vitals?(?: signs)?|a ?(?:to|-) ?e\b|abcde)/i;

/** The measures that a request names ("pulse and blood pressure"); none where it wants them all, or names none. */
export function measuresIn(words: string): readonly string[] {
  if (allOfThem.test(words)) return [];
  return measures.filter(({ asked }) => asked.test(words)).map(({ id }) => id);
}

/**
 * Of a line of observations what was asked for by name, all of it where nothing was. What is no measure (how awake somebody
 * is) stays: it stands there only where something is amiss.
 */
export function measured(line: string, ids: readonly string[] = []): string {
  if (ids.length === 0) return line;
  const kept = line
    .replace(/\.$/, "")
    .split(", ")
    .filter((part) => {
      const is = measures.find(({ found }) => found.test(part));
      return is === undefined || ids.includes(is.id);
    })
    .join(", ");
  return `${kept.charAt(0).toUpperCase()}${kept.slice(1)}.`;
}
