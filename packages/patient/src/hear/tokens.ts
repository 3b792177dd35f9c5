import { foldText, rawWords } from "../understand/normalise.ts";
import type { AlignedCorrector } from "../understand/spelling.ts";

/** A word or mark of a line in canonical form; `from` and `to` are its place in the text as typed. */
export interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Longest text that is read; what is beyond it is left out. */
const readable = 4000;

/** What stands as one: "A&E", "n/v", "x-ray", "9.5", a word with its apostrophes, a mark, anything else. */
const pieces =
  /\ba\s?&\s?e\b|\b[nd]\s?[/&+]\s?v\b|\bx[\s-]rays?\b|\bo\.\s?k\.|\d+(?:\.\d+)?|[\p{L}\p{M}]+(?:['’`][\p{L}]+)*|[.,?!;:()]|\.{2,}|[-–—]/giu;

// A map and no object: "valueOf" is a word that can be typed.
const marks: ReadonlyMap<string, string> = new Map([
  [".", "."],
  [",", ","],
  ["?", "?"],
  ["!", "."],
  [";", ","],
  [":", ","],
  ["(", ","],
  [")", ","],
]);

/** Most pieces whose words are kept: those of a language's common words, and no more than some hundred kilobytes. */
const keptPieces = 20_000;
const wordsOfPieces = new Map<string, readonly string[]>();

/** The words of a piece in canonical spelling. A word comes again and again, and folding it costs more than all else here. */
function wordsOf(piece: string): readonly string[] {
  const kept = wordsOfPieces.get(piece);
  if (kept) return kept;
  const mark = marks.get(piece) ?? (/^[-–—.]+$/.test(piece) ? "," : undefined);
  const words = mark === undefined ? rawWords(foldText(piece)) : [mark];
  if (wordsOfPieces.size >= keptPieces) wordsOfPieces.clear();
  wordsOfPieces.set(piece, words);
  return words;
}

/** The words and marks of a line, each in its canonical spelling and as it was typed. */
export function plainTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(0, readable).matchAll(pieces)) {
    const [piece] = match;
    const to = match.index + piece.length;
    for (const word of wordsOf(piece)) tokens.push({ word, from: match.index, to });
  }
  return withoutFillers(tokens);
}

/** The same; misspelt words are corrected. */
export function tokensOf(text: string, correct: AlignedCorrector): Token[] {
  const found = [...text.slice(0, readable).matchAll(pieces)].flatMap((match) => {
    const to = match.index + match[0].length;
    return wordsOf(match[0]).map((word) => ({ word, from: match.index, to }));
  });
  const corrected = correct(found.map(({ word }) => word));
  return withoutFillers(
    found.flatMap(({ from, to }, at) => (corrected[at] ?? []).map((word) => ({ word, from, to }))),
  );
}

/** What is only said while one thinks, between two marks: ", you know," asks nobody whether they know. */
const fillers: ReadonlySet<string> = new Set([
  "you know",
  "i mean",
  "sort of",
  "kind of",
  "um",
  "uh",
  "er",
  "erm",
  "em",
]);
const isMark = (token: Token | undefined): boolean =>
  token === undefined || /^[.,?]$/.test(token.word);

function withoutFillers(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  const wordAt = (at: number): string => tokens[at]?.word ?? "";
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const mayFill = isMark(kept.at(-1));
    if (mayFill && wordAt(at + 2) === "," && fillers.has(`${token.word} ${wordAt(at + 1)}`))
      at += 2;
    else if (mayFill && wordAt(at + 1) === "," && fillers.has(token.word)) at += 1;
    else kept.push(token);
  }
  return kept.length > 0 ? kept : [...tokens];
}
