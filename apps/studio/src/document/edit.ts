import { isMap, isSeq } from "yaml";
import { isInFlow, isRecord, isSame, nodeAt, parse, parseAnew, type Path } from "./nodes.ts";
import { addPair, insertItem, NotSpliced, renameKey, replaceValue, takeOut } from "./splice.ts";

/** What a form asks of the file. A value that is missing takes the field out. */
export type Edit =
  | { readonly kind: "set"; readonly path: Path; readonly value?: unknown }
  | { readonly kind: "rename"; readonly path: Path; readonly name: string }
  | { readonly kind: "source"; readonly key: string; readonly text: string }
  | { readonly kind: "text"; readonly text: string };

export type Edited =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

/** A value with another one at a path; what lies on the way there is made. */
export function withValue(whole: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list: readonly unknown[] = Array.isArray(whole) ? whole : [];
    if (rest.length === 0 && value === undefined) return list.filter((_, at) => at !== step);
    const next = withValue(list[step], rest, value);
    return step < list.length
      ? list.map((item, at) => (at === step ? next : item))
      : [...list, next];
  }
  const map = isRecord(whole) ? whole : {};
  if (rest.length === 0 && value === undefined)
    return Object.fromEntries(Object.entries(map).filter(([key]) => key !== step));
  return { ...map, [step]: withValue(map[step], rest, value) };
}

const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      isRecord(value) ? value[step] : Array.isArray(value) ? value[Number(step)] : undefined,
    whole,
  );

const isThere = (whole: unknown, path: Path): boolean => {
  const holder = valueAt(whole, path.slice(0, -1));
  const step = path.at(-1);
  if (step === undefined) return true;
  return Array.isArray(holder) ? Number(step) < holder.length : isRecord(holder) && step in holder;
};

/** Changes a map key by key, so that what is the same in both keeps its place, its style and its comments. */
function setMap(
  text: string,
  path: Path,
  old: Readonly<Record<string, unknown>>,
  value: Readonly<Record<string, unknown>>,
): string {
  let changed = text;
  let behind: string | undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key in old) changed = put(changed, [...path, key], old[key], inner);
    else changed = addPair(changed, [...path, key], inner, behind ?? Object.keys(old).at(-1));
    behind = key;
  }
  for (const key of Object.keys(old))
    if (!(key in value)) changed = takeOut(changed, [...path, key]);
  return changed;
}

/** Changes a list item by item: what is the same at both ends is not touched. */
function setList(
  text: string,
  path: Path,
  old: readonly unknown[],
  value: readonly unknown[],
): string {
  let front = 0;
  while (front < Math.min(old.length, value.length) && isSame(old[front], value[front])) front += 1;
  let back = 0;
  while (
    back < Math.min(old.length, value.length) - front &&
    isSame(old.at(-1 - back), value.at(-1 - back))
  )
    back += 1;
  const oldMiddle = old.slice(front, old.length - back);
  const middle = value.slice(front, value.length - back);
  let changed = text;
  const both = Math.min(oldMiddle.length, middle.length);
  for (let at = 0; at < both; at += 1)
    changed = put(changed, [...path, front + at], oldMiddle[at], middle[at]);
  for (let at = both; at < middle.length; at += 1)
    changed = insertItem(changed, [...path, front + at], middle[at]);
  for (let at = oldMiddle.length - 1; at >= both; at -= 1)
    changed = takeOut(changed, [...path, front + at]);
  return changed;
}

function put(text: string, path: Path, old: unknown, value: unknown): string {
  if (isSame(old, value)) return text;
  const document = parse(text);
  const node = nodeAt(document, path);
  if (isMap(node) && isRecord(old) && isRecord(value)) {
    const isBare = node.items.length === 0 && !isInFlow(document, path);
    if (!isBare && Object.keys(value).length > 0) return setMap(text, path, old, value);
  }
  if (isSeq(node) && Array.isArray(old) && Array.isArray(value)) {
    const isBare = node.items.length === 0 && !isInFlow(document, path);
    if (!isBare && value.length > 0) return setList(text, path, old, value);
  }
  return replaceValue(text, path, value);
}

function set(text: string, whole: unknown, path: Path, value: unknown): string {
  if (value === undefined) {
    if (!isThere(whole, path)) return text;
    const holder = valueAt(whole, path.slice(0, -1));
    const isOnly = (Array.isArray(holder) ? holder : Object.keys(holder as object)).length === 1;
    return isOnly && path.length > 1
      ? put(text, path.slice(0, -1), holder, Array.isArray(holder) ? [] : {})
      : takeOut(text, path);
  }
  // The deepest part of the way that is there is given all that lies below it.
  let length = path.length;
  while (length > 0 && !isThere(whole, path.slice(0, length))) length -= 1;
  const known = path.slice(0, length);
  return length === path.length
    ? put(text, path, valueAt(whole, path), value)
    : put(
        text,
        known,
        valueAt(whole, known),
        withValue(valueAt(whole, known), path.slice(length), value),
      );
}

/** By the document as a whole: comments and order survive, the breaking of lines may not. */
function byDocument(text: string, path: Path, value: unknown): string {
  const document = parseAnew(text);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return document.toString({ lineWidth: 100, flowCollectionPadding: true });
}

const isAsMeant = (text: string, meant: unknown): boolean => {
  const document = parse(text);
  return document.errors.length === 0 && isSame(document.toJS() as unknown, meant);
};

/**
 * The text with one value changed. Only the lines of that value differ; the result is read again and held to what was meant,
 * and where the splice did not hold, the whole document is written anew with its comments.
 */
export function setValue(text: string, path: Path, value: unknown): Edited {
  const document = parse(text);
  if (document.errors.length > 0)
    return { ok: false, problem: "The file cannot be read as YAML; mend it as text first." };
  const whole = document.toJS() as unknown;
  const meant = withValue(whole, path, value);
  const ways = [() => set(text, whole, path, value), () => byDocument(text, path, value)];
  for (const way of ways) {
    try {
      const changed = way();
      if (isAsMeant(changed, meant)) return { ok: true, text: changed };
    } catch (error) {
      if (!(error instanceof NotSpliced) && way !== ways[1]) throw error;
    }
  }
  return { ok: false, problem: `${path.join(".")} could not be changed here; edit it as text.` };
}

/** The text with a key called otherwise; refused where the new name is taken. */
export function renamed(text: string, path: Path, name: string): Edited {
  const whole = parse(text).toJS() as unknown;
  if (!isThere(whole, path)) return { ok: false, problem: `${path.join(".")} is not there.` };
  if (isThere(whole, [...path.slice(0, -1), name]))
    return { ok: false, problem: `There is "${name}" already.` };
  const changed = renameKey(text, path, name);
  return parse(changed).errors.length === 0
    ? { ok: true, text: changed }
    : { ok: false, problem: `"${name}" cannot be a name here.` };
}
