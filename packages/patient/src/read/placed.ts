import { isReplySlot, type PatientView } from "@anamnesis/cases";
import { actsOfFacts, type MoveAct, type MoveTouch } from "../hear/moves.ts";
import { menuOf } from "./menu.ts";
import { mostFacts, mostParts, type LineReading, type ReadPart } from "./reading.ts";

/** A part as another reader gives it: facts by their number in the list. */
export interface NumberedPart {
  readonly words: string;
  readonly act: MoveAct;
  readonly facts: readonly number[];
  readonly denied: readonly string[];
  readonly touches?: MoveTouch | undefined;
  readonly slot?: string | undefined;
}

/**
 * Why an answer is no reading of its line.
 * - empty: it has no parts, or far too many
 * - number: it names what is not on the list
 * - words: its words are not those of the line, or not in their order
 * - many: it asks after more than words can ask after
 */
export type Misreading = "empty" | "number" | "words" | "many";
export type Placed =
  | { readonly isReading: true; readonly reading: LineReading }
  | { readonly isReading: false; readonly why: Misreading };

interface Word {
  readonly word: string;
  readonly from: number;
}

const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    from: match.index,
  }));

/** So many words at its front say where a part stands. */
const frontWords = 3;
/** Share of the words of a line that its parts have to give back; models leave out an "um". */
const leastGivenBack = 0.6;

/** Where each part begins in the line, as the place of its first word; undefined where one is not to be found in order. */
function begins(line: readonly Word[], parts: readonly NumberedPart[]): number[] | undefined {
  const found: number[] = [];
  let at = 0;
  for (const part of parts) {
    const own = wordsIn(part.words).slice(0, frontWords);
    if (own.length === 0) return undefined;
    const place = line.findIndex(
      (_, index) => index >= at && own.every(({ word }, k) => line[index + k]?.word === word),
    );
    if (place < 0) return undefined;
    found.push(place);
    at = place + 1;
  }
  return found;
}

const isIn = (words: string, line: string): boolean => {
  const said = ` ${wordsIn(line)
    .map(({ word }) => word)
    .join(" ")} `;
  const own = wordsIn(words).map(({ word }) => word);
  return own.length > 0 && said.includes(` ${own.join(" ")} `);
};

/**
 * Holds another reader's answer to the line and to the list: every word of the line belongs to one part, every number is on
 * the list, and no part asks after more than its words can. Pure.
 */
export function placed(view: PatientView, text: string, parts: readonly NumberedPart[]): Placed {
  const no = (why: Misreading): Placed => ({ isReading: false, why });
  if (parts.length === 0 || parts.length > mostParts) return no("empty");
  const menu = menuOf(view);
  if (parts.some(({ facts }) => facts.some((number) => menu.idOf(number) === undefined)))
    return no("number");
  const line = wordsIn(text);
  const starts = begins(line, parts);
  const given = parts.reduce((sum, { words }) => sum + wordsIn(words).length, 0);
  if (!starts || given < line.length * leastGivenBack) return no("words");
  const read = parts.map((part, at): ReadPart => {
    const from = at === 0 ? 0 : (line[starts[at] ?? 0]?.from ?? 0);
    const to = line[starts[at + 1] ?? line.length]?.from ?? text.length;
    const words = text.slice(from, to).trim();
    const isOfFacts = actsOfFacts.has(part.act);
    return {
      words,
      act: part.act,
      facts: isOfFacts ? [...new Set(part.facts.flatMap((one) => menu.idOf(one) ?? []))] : [],
      denied: isOfFacts ? part.denied.filter((one) => isIn(one, words)) : [],
      ...(part.touches ? { touches: part.touches } : {}),
      ...(part.slot !== undefined && isReplySlot(part.slot) ? { slot: part.slot } : {}),
    };
  });
  const isTooMuch = read.some(
    ({ act, words, facts }) =>
      act !== "open" && facts.length > Math.min(mostFacts, wordsIn(words).length),
  );
  return isTooMuch ? no("many") : { isReading: true, reading: { parts: read } };
}
