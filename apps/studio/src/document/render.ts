import { stringify } from "yaml";

const pageWidth = 100;
const narrowest = 40;

const shifted = (text: string, indent: number): string =>
  text
    .split("\n")
    .map((line, at) => (at === 0 || line === "" ? line : " ".repeat(indent) + line))
    .join("\n");

interface Place {
  /** Column in which the key or the dash stands. */
  readonly indent: number;
  /** A comment follows on the same line, which a block of text would swallow. */
  readonly isCommented?: boolean;
}

const block = (value: unknown, { indent, isCommented = false }: Place): string =>
  shifted(
    stringify(value, {
      lineWidth: Math.max(narrowest, pageWidth - indent),
      blockQuote: isCommented ? false : "folded",
    }).trimEnd(),
    indent,
  );

/** What stands behind the colon of a key, with the blank or the line's end before it. */
export const afterKey = (value: unknown, place: Place): string =>
  block({ k: value }, place).slice("k:".length);

/** A key with its value, ready to stand in its column. */
export const pairText = (key: string, value: unknown, place: Place): string =>
  block({ [key]: value }, place);

/** An item of a list with its dash. */
export const itemText = (value: unknown, place: Place): string => block([value], place);

const inBrackets = (value: unknown): string =>
  stringify(value, {
    collectionStyle: "flow",
    flowCollectionPadding: true,
    lineWidth: 0,
    blockQuote: false,
  }).trim();

/** A value as it is written inside brackets. */
export const flowText = (value: unknown): string => inBrackets([value]).slice(1, -1).trim();

/** A key with its value as they are written inside braces. */
export const flowPair = (key: string, value: unknown): string =>
  inBrackets({ [key]: value })
    .slice(1, -1)
    .trim();
