import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** Keys and indices from the top of the file. */
export type Path = readonly (string | number)[];
export type Parsed = Document.Parsed;

/** A document of its own, which may be changed. */
export const parseAnew = (text: string): Parsed => parseDocument(text, { keepSourceTokens: true });

const remembered: { text: string; document: Parsed }[] = [];
/** The document of a text, to be read only: an edit looks at the same text several times, and a case has thousands of lines. */
export function parse(text: string): Parsed {
  const known = remembered.find((entry) => entry.text === text);
  if (known) return known.document;
  const document = parseAnew(text);
  remembered.unshift({ text, document });
  remembered.length = Math.min(remembered.length, 2);
  return document;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values of a file are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}

export const pairOf = (map: YAMLMap, key: string): Pair<Node, Node | null> | undefined =>
  map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key) as
    Pair<Node, Node | null> | undefined;

/** The node at a path; undefined where the file holds nothing there. */
export function nodeAt(document: Parsed, path: Path): Node | undefined {
  let node: unknown = document.contents;
  for (const step of path) {
    if (isMap(node)) node = pairOf(node, String(step))?.value;
    else if (isSeq(node)) node = node.items[Number(step)];
    else return undefined;
  }
  return (node as Node | null | undefined) ?? undefined;
}

export const isFlow = (node: unknown): boolean => isCollection(node) && node.flow === true;

/** Whether a node stands inside brackets, where everything is on one line. */
export function isInFlow(document: Parsed, path: Path): boolean {
  return path.some((_, length) => isFlow(nodeAt(document, path.slice(0, length))));
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;
export const keyStart = (pair: Pair<Node, Node | null>): number => startOf(pair.key);

/** Where the text of a node ends: without a comment behind it and without the line's end. */
export function endOf(text: string, node: Node | null | undefined, otherwise: number): number {
  if (!node?.range) return otherwise;
  if (isCollection(node) && !node.flow) {
    const last: unknown = node.items.at(-1);
    if (isPair(last)) {
      const pair = last as Pair<Node, Node | null>;
      return endOf(text, pair.value, afterColon(text, pair));
    }
    return endOf(text, last as Node | null, node.range[1]);
  }
  let end = node.range[1];
  while (end > node.range[0] && /[\n\r ]/.test(text[end - 1] ?? "")) end -= 1;
  return end;
}

/** The place behind a pair's colon. */
export function afterColon(text: string, pair: Pair<Node, Node | null>): number {
  const from = pair.key.range?.[1] ?? 0;
  const colon = text.indexOf(":", from);
  return colon === -1 ? from : colon + 1;
}

/** Where the dash of an item of a list stands; undefined where the list has none. */
export function dashOf(seq: YAMLSeq, at: number): number | undefined {
  const token = seq.srcToken;
  if (token?.type !== "block-seq") return undefined;
  return token.items[at]?.start.find(({ type }) => type === "seq-item-ind")?.offset;
}

export const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;
/** The beginning of the line after this place; the end of the text where there is none. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}
export const columnOf = (text: string, at: number): number => at - lineStart(text, at);
