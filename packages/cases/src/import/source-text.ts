/** A text, number or yes/no of a nested object, with the way to it. */
export interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
}

/** Everything that is said somewhere in a nested object, in its order; empty texts are nothing. */
export function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") {
    const text = String(value).trim();
    return text === "" ? [] : [{ path, text }];
  }
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** "Blood_Pressure" and "bloodPressure" → "blood pressure". */
export const labelOf = (key: string): string =>
  key
    .replace(/([a-z])([A-Z][a-z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim();

/** Stands for the full stop of an abbreviation while sentences are told apart. */
const dot = "\u2024";

/** Sentences, of which a decimal point, "Dr." and a unit end none. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\b(Mr|Mrs|Ms|Dr|St|vs|approx|[A-Z])\.(?=\s)/g, `$1${dot}`)
    .split(/(?<=[^\s\d.][.!?])\s+(?=[A-Z"'(])|(?<=\d[.!?])\s+(?=[A-Z])|\s*[;\n]\s*/)
    .map((part) => part.replaceAll(dot, ".").trim())
    .filter((part) => part !== "");

/** The parts of a sentence that may each be about something else: "Non-smoker, drinks wine, works as a baker". */
export const partsOf = (sentence: string): string[] =>
  sentence
    .split(
      /,\s+(?:and\s+|but\s+)?|\s+and\s+(?=(?:drinks|works|lives|smokes|denies|takes|uses|no|occasional)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** What a list of things denies: "Denies fever, cough, or weight loss" → fever, cough, weight loss. */
export function deniedOf(sentence: string): string[] | undefined {
  const match =
    /^(?:the )?(?:patient |he |she |parents? |mother |father )?(?:also )?(?:denies|denied|deny|reports no|has no|no|negative for|without)\b(?: (?:any|a history of|history of|recent|associated))* (.+?)\.?$/i.exec(
      sentence,
    );
  const list = match?.[1];
  if (!list) return undefined;
  return list
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/)
    .map((part) => part.replace(/^(any|no) /i, "").trim())
    .filter((part) => part.length > 1);
}
