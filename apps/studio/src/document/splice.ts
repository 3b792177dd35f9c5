import { isMap, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import {
  afterColon,
  columnOf,
  dashOf,
  endOf,
  isFlow,
  isInFlow,
  keyStart,
  lineStart,
  nextLine,
  nodeAt,
  pairOf,
  parse,
  type Path,
} from "./nodes.ts";
import { afterKey, flowPair, flowText, itemText, pairText } from "./render.ts";

// Each of these changes the text in one place and leaves every other byte as it was. What cannot be done so throws
// `NotSpliced`; edit.ts then goes another way, and holds every result to what was meant.
export class NotSpliced extends Error {}

type FilePair = Pair<Node, Node | null>;
const cut = (text: string, from: number, to: number, by: string): string =>
  text.slice(0, from) + by + text.slice(to);
const isCommentBehind = (text: string, at: number): boolean =>
  /^[ \t]*#/.test(text.slice(at, nextLine(text, at)));

function parentOf(text: string, path: Path): { readonly parent: Node; readonly inFlow: boolean } {
  const document = parse(text);
  const parent = nodeAt(document, path.slice(0, -1));
  if (!parent) throw new NotSpliced("nothing there");
  return { parent, inFlow: isInFlow(document, path) };
}

/** Puts another value in the place of one that is there. */
export function replaceValue(text: string, path: Path, value: unknown): string {
  const { parent, inFlow } = parentOf(text, path);
  const step = path.at(-1) ?? "";
  if (isMap(parent)) {
    const pair = pairOf(parent, String(step));
    if (!pair) throw new NotSpliced("no such key");
    const from = afterColon(text, pair);
    const to = endOf(text, pair.value, from);
    if (inFlow) return cut(text, from, to, ` ${flowText(value)}`);
    const place = {
      indent: columnOf(text, keyStart(pair)),
      isCommented: isCommentBehind(text, to),
    };
    return cut(text, from, to, afterKey(value, place));
  }
  if (!isSeq(parent)) throw new NotSpliced("no collection");
  const item = parent.items[Number(step)] as Node | undefined;
  if (!item?.range) throw new NotSpliced("no such item");
  const to = endOf(text, item, item.range[1]);
  if (inFlow) return cut(text, item.range[0], to, flowText(value));
  const dash = dashOf(parent, Number(step));
  if (dash === undefined) throw new NotSpliced("no dash");
  const place = { indent: columnOf(text, dash), isCommented: isCommentBehind(text, to) };
  return cut(text, dash, to, itemText(value, place));
}

const intoBrackets = (
  text: string,
  collection: YAMLMap | YAMLSeq,
  at: number,
  written: string,
): string => {
  const ranges = collection.items.map((item) => {
    const start = isMap(collection) ? (item as FilePair).key : (item as Node);
    const end = isMap(collection) ? ((item as FilePair).value ?? start) : start;
    return [start.range?.[0] ?? 0, end.range?.[1] ?? 0] as const;
  });
  const before = ranges[at - 1];
  if (before) return cut(text, before[1], before[1], `, ${written}`);
  const first = ranges[0];
  if (first) return cut(text, first[0], first[0], `${written}, `);
  const [from, to] = collection.range ?? [0, 0];
  return cut(text, from + 1, to - 1, isMap(collection) ? ` ${written} ` : written);
};

/** Adds a key behind another one, at the front without one. The map must hold something, or be in braces. */
export function addPair(text: string, path: Path, value: unknown, behind: string | undefined) {
  const { parent, inFlow } = parentOf(text, path);
  const key = String(path.at(-1));
  if (!isMap(parent)) throw new NotSpliced("no map");
  const at = behind === undefined ? 0 : parent.items.indexOf(pairOf(parent, behind) as never) + 1;
  if (inFlow || isFlow(parent)) return intoBrackets(text, parent, at, flowPair(key, value));
  const first = parent.items[0] as FilePair | undefined;
  if (!first) throw new NotSpliced("empty");
  const indent = columnOf(text, keyStart(first));
  const written = pairText(key, value, { indent });
  const before = parent.items[at - 1] as FilePair | undefined;
  if (!before)
    return cut(text, keyStart(first), keyStart(first), `${written}\n${" ".repeat(indent)}`);
  return onNextLine(text, endOf(text, before.value, afterColon(text, before)), indent, written);
}

function onNextLine(text: string, behind: number, indent: number, written: string): string {
  const at = nextLine(text, behind);
  const line = `${" ".repeat(indent)}${written}\n`;
  return text[at - 1] === "\n" ? cut(text, at, at, line) : `${text}\n${line}`;
}

/** Puts an item into a list, before the one that is there. */
export function insertItem(text: string, path: Path, value: unknown): string {
  const { parent, inFlow } = parentOf(text, path);
  const at = Number(path.at(-1));
  if (!isSeq(parent)) throw new NotSpliced("no list");
  if (inFlow || isFlow(parent)) return intoBrackets(text, parent, at, flowText(value));
  const dash = dashOf(parent, Math.min(at, parent.items.length - 1));
  if (dash === undefined) throw new NotSpliced("no dash");
  const indent = columnOf(text, dash);
  const written = itemText(value, { indent });
  if (at === 0) return cut(text, dash, dash, `${written}\n${" ".repeat(indent)}`);
  const before = parent.items[at - 1] as Node;
  return onNextLine(text, endOf(text, before, before.range?.[1] ?? 0), indent, written);
}

function outOfBrackets(text: string, collection: YAMLMap | YAMLSeq, at: number): string {
  const starts = collection.items.map(
    (item) => (isMap(collection) ? (item as FilePair).key : (item as Node)).range?.[0] ?? 0,
  );
  const ends = collection.items.map(
    (item) =>
      (isMap(collection) ? ((item as FilePair).value ?? (item as FilePair).key) : (item as Node))
        .range?.[1] ?? 0,
  );
  const next = starts[at + 1];
  if (next !== undefined) return cut(text, starts[at] ?? 0, next, "");
  const previous = ends[at - 1];
  if (previous === undefined) throw new NotSpliced("the only one");
  return cut(text, previous, ends[at] ?? 0, "");
}

/** Takes a key out of a map, or an item out of a list, that holds others too. Comments above it stay. */
export function takeOut(text: string, path: Path): string {
  const { parent, inFlow } = parentOf(text, path);
  const step = path.at(-1) ?? "";
  if (!isMap(parent) && !isSeq(parent)) throw new NotSpliced("no collection");
  const at = isMap(parent)
    ? parent.items.indexOf(pairOf(parent, String(step)) as never)
    : Number(step);
  if (at < 0 || at >= parent.items.length || parent.items.length < 2)
    throw new NotSpliced("the only one");
  if (inFlow || isFlow(parent)) return outOfBrackets(text, parent, at);
  const startOf = (index: number): number | undefined =>
    isMap(parent)
      ? parent.items[index] && keyStart(parent.items[index] as FilePair)
      : dashOf(parent, index);
  const start = startOf(at);
  if (start === undefined) throw new NotSpliced("no start");
  const node = isMap(parent) ? (parent.items[at] as FilePair).value : (parent.items[at] as Node);
  const isAlone = text.slice(lineStart(text, start), start).trim() === "";
  const next = startOf(at + 1);
  if (!isAlone) {
    if (next === undefined) throw new NotSpliced("beside a dash");
    return cut(text, start, next, "");
  }
  const end = endOf(text, node, start);
  return cut(text, lineStart(text, start), nextLine(text, end), "");
}

/** Gives a key another name. */
export function renameKey(text: string, path: Path, name: string): string {
  const { parent } = parentOf(text, path);
  const pair = isMap(parent) ? pairOf(parent, String(path.at(-1))) : undefined;
  if (!pair?.key.range) throw new NotSpliced("no such key");
  return cut(text, pair.key.range[0], pair.key.range[1], flowText(name));
}
