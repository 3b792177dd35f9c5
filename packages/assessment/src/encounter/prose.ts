import { quoteAt } from "../items.ts";
import {
  deniedPart,
  equivalentsOf,
  findDiagnoses,
  foldWord,
  scopeOf,
  tokenise,
  writtenOut,
  type DiagnosisMention,
  type Token,
} from "@anamnesis/terminology";

import { plainWords } from "../diagnosis/plain-words.ts";
import { stemOf } from "./stems.ts";

/** Longest part of a field that is read; nobody needs more for a plan, and it bounds the work. */
const longestRead = 12_000;
const denials = new Set(
  "no not non without denie denied never nor neither absent absence normal equal clear negative nil"
    .split(" ")
    .map(foldWord),
);
const shortestMisspelt = 6;

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(
  " ",
);
const timeUnits: Readonly<Record<string, string>> = {
  h: "hour",
  hr: "hour",
  d: "day",
  wk: "week",
  mth: "month",
  mo: "month",
  min: "minute",
  yr: "year",
};

/** Numbers in digits and units of time in full, so that "72h" and "three weeks" meet "72 hours" and "3 wks". */
const inFigures = (word: string): string => {
  const number = numberWords.indexOf(word);
  return number >= 0 ? String(number) : word;
};

/** A number glued to a unit of time is two words; a unit behind a number is written out. */
function timesApart(tokens: readonly Token[]): readonly Token[] {
  const apart = tokens.flatMap((token) => {
    const [, number, unit] =
      /^(\d+)(h|hrs?|hours?|d|days?|wks?|weeks?|mths?|mo|months?|mins?|yrs?)$/.exec(token.word) ??
      [];
    return number && unit
      ? [
          { ...token, word: number },
          { ...token, word: unit, gap: "" },
        ]
      : [token];
  });
  return apart.map((token, at) => {
    const word = inFigures(token.word);
    const isUnit =
      /^\d+$/.test(apart[at - 1]?.word ?? "") ||
      inFigures(apart[at - 1]?.word ?? "") !== apart[at - 1]?.word;
    return { ...token, word: isUnit ? (timeUnits[word.replace(/s$/, "")] ?? word) : word };
  });
}

/** The author's phrases, folded once. */
const phraseWords = new Map<string, readonly string[]>();
function wordsOf(phrase: string): readonly string[] {
  let words = phraseWords.get(phrase);
  if (!words) phraseWords.set(phrase, (words = tokenise(phrase).map((token) => token.word)));
  return words;
}

export interface Occurrence {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
}

/** A free text in which an author's phrases are looked for: word stems ("radiat"), spelling variants and single slips. */
export class Prose {
  readonly text: string;
  private readonly tokens: readonly Token[];
  /** Where words with that first letter stand: a slip is never in the first letter. */
  private readonly byLetter = new Map<string, number[]>();
  private found: readonly DiagnosisMention[] | undefined;

  constructor(text: string | undefined) {
    this.text = (text ?? "").slice(0, longestRead);
    this.tokens = timesApart(writtenOut(tokenise(this.text)));
    this.tokens.forEach((token, at) => {
      const letter = token.word[0] ?? "";
      const places = this.byLetter.get(letter);
      if (places) places.push(at);
      else this.byLetter.set(letter, [at]);
    });
  }

  /** The diagnoses named in it. */
  get diagnoses(): readonly DiagnosisMention[] {
    this.found ??= findDiagnoses(this.text);
    return this.found;
  }

  get wordCount(): number {
    return this.tokens.length;
  }

  /** Where a phrase stands; its last word may go on ("smok" finds "smoking"). */
  find(phrase: string): readonly Occurrence[] {
    return this.findWords(wordsOf(phrase));
  }

  /**
   * Where a finding is stated as the phrase has it, in these or equivalent words: `true` for "tearing" only where it is
   * not denied, for "no calf pain" also "denies calf pain", "calf pain: none".
   */
  findStated(phrase: string, isAbsent: boolean): readonly Occurrence[] {
    const words = wordsOf(phrase);
    const denied = deniedPart(words);
    const literal = equivalentsOf(words)
      .flatMap((way) => this.findWords(way))
      .filter((hit) => isDenial(phrase) || hit.negated === isAbsent);
    if (!denied) return literal;
    const hits = equivalentsOf(denied).flatMap((way) => this.findWords(way));
    return [...literal, ...hits.filter((hit) => hit.negated)];
  }

  /** Whether every word of a phrase that does not deny stands somewhere, in any order: "equal pulses" in "Pulse 52, equal". */
  mentions(phrase: string): boolean {
    const words = wordsOf(phrase);
    return (
      deniedPart(words) === undefined && words.every((word) => this.findWords([word]).length > 0)
    );
  }

  private findWords(phrase: readonly string[]): readonly Occurrence[] {
    if (phrase.length === 0) return [];
    const words = phrase.map(inFigures);
    const found: Occurrence[] = [];
    for (const at of this.byLetter.get(words[0]?.[0] ?? "") ?? []) {
      if (at + words.length > this.tokens.length) break;
      const isHere = words.every((word, k) =>
        isSame(this.tokens[at + k]?.word ?? "", word, k === words.length - 1),
      );
      if (!isHere) continue;
      const last = at + words.length - 1;
      found.push({
        first: at,
        last,
        start: this.tokens[at]?.start ?? 0,
        end: this.tokens[last]?.end ?? 0,
        negated: scopeOf(this.text, this.tokens, at, last).negated,
      });
    }
    return found;
  }

  /** The sentence or line around an offset, for quoting. */
  sentenceAt(offset: number): string {
    const { start, end } = this.sentenceSpan(offset);
    return this.text.slice(start, end).trim();
  }

  /** The sentence or line around an offset, short enough to be quoted: what stands at the offset is in it. */
  quoteAt(offset: number): string {
    const { start, end } = this.sentenceSpan(offset);
    return quoteAt(this.text.slice(start, end), offset - start);
  }

  /** Words of the sentence around an offset, and how many of them belong to names of diagnoses. */
  argumentAt(offset: number): {
    readonly words: number;
    readonly named: number;
    readonly diagnoses: number;
  } {
    const { start, end } = this.sentenceSpan(offset);
    const inside = (one: { readonly start: number; readonly end: number }) =>
      one.start >= start && one.end <= end;
    const mentions = this.diagnoses.filter((mention) => inside(mention.span));
    return {
      words: this.tokens.filter(inside).length,
      named: mentions.reduce((sum, mention) => sum + mention.text.split(/\s+/).length, 0),
      diagnoses: new Set(mentions.map((mention) => mention.id)).size,
    };
  }

  private sentenceSpan(offset: number): { readonly start: number; readonly end: number } {
    const start = Math.max(
      ...[". ", "\n", "; ", "? ", "! "].map((mark) => {
        const at = this.text.lastIndexOf(mark, Math.max(0, offset - 1));
        return at < 0 ? 0 : at + mark.length;
      }),
    );
    const rest = this.text.slice(offset);
    const end = /[.!?;](\s|$)|\n/.exec(rest);
    return { start, end: end ? offset + end.index + 1 : this.text.length };
  }
}

/** Whether a phrase itself denies something ("not tearing", "clear lungs"). */
export const isDenial = (phrase: string): boolean =>
  wordsOf(phrase).some((word) => denials.has(word));

function isSame(typed: string, wanted: string, mayGoOn: boolean): boolean {
  if (typed === wanted) return true;
  if (mayGoOn && wanted.length >= 3 && typed.startsWith(wanted) && !isOtherWord(typed, wanted))
    return true;
  if (wanted.length < shortestMisspelt || typed[0] !== wanted[0]) return false;
  if (isOneSlip(typed, wanted)) return true;
  if (!mayGoOn || typed.length <= wanted.length) return false;
  // A stem that differs in its last letter is another word: "ambulance" is not "ambulat…".
  return [typed.slice(0, wanted.length), typed.slice(0, wanted.length + 1)].some(
    (start) => start.at(-1) === wanted.at(-1) && isOneSlip(start, wanted),
  );
}

const shortStem = 4;
/** A short stem goes on into its own forms and not into another common word: "thin" is not the beginning of "think". */
const isOtherWord = (typed: string, wanted: string): boolean =>
  wanted.length === shortStem && plainWords.has(typed) && stemOf(typed) !== stemOf(wanted);

/** One letter more, less, other, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const restA = a.slice(at);
  const restB = b.slice(at);
  return (
    restA === restB ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
