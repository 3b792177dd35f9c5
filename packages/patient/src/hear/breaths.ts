import type { Token } from "./tokens.ts";

const endsSentence = /^[.!?]$/;
const endsClause = /^[,;:]$/;

/**
 * A line in pieces that can be heard at once, none of more than `most` tokens: cut behind a sentence where one ends in the
 * second half of a piece, else behind a clause, else where it must be. Nothing is left out.
 */
export function breaths(tokens: readonly Token[], most: number): readonly (readonly Token[])[] {
  const pieces: (readonly Token[])[] = [];
  let from = 0;
  while (tokens.length - from > most) {
    const piece = tokens.slice(from, from + most);
    const lastOf = (form: RegExp): number => piece.findLastIndex(({ word }) => form.test(word)) + 1;
    const [sentence, clause] = [lastOf(endsSentence), lastOf(endsClause)];
    const to = sentence > most / 2 ? sentence : clause > most / 2 ? clause : sentence || most;
    pieces.push(piece.slice(0, to));
    from += to;
  }
  pieces.push(tokens.slice(from));
  return pieces;
}
