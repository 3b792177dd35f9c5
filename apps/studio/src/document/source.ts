import { isMap, type Node, type Pair } from "yaml";
import type { Edited } from "./edit.ts";
import { isRecord, isSame, keyStart, lineStart, parse } from "./nodes.ts";

const isComment = (line: string): boolean => line.startsWith("#");

/** From the comment above a key of the file to the comment above the next one. */
function boundsOf(text: string, key: string): readonly [number, number] | undefined {
  const { contents } = parse(text);
  if (!isMap(contents)) return undefined;
  const starts = contents.items.map((item) => {
    let at = lineStart(text, keyStart(item as Pair<Node, Node | null>));
    while (at > 0 && isComment(text.slice(lineStart(text, at - 1), at)))
      at = lineStart(text, at - 1);
    return at;
  });
  const index = contents.items.findIndex(
    (item) => String((item.key as { value?: unknown }).value) === key,
  );
  const start = starts[index];
  return start === undefined ? undefined : [start, starts[index + 1] ?? text.length];
}

/** A part of the file as it is written, with its comments; empty where the file has none. */
export function sourceOf(text: string, key: string): string {
  const bounds = boundsOf(text, key);
  return bounds ? text.slice(...bounds) : "";
}

/** The file with one part written anew; refused where that would change another part. */
export function withSource(text: string, key: string, written: string): Edited {
  const bounds = boundsOf(text, key) ?? [text.length, text.length];
  const part = written.trim() === "" ? "" : written.endsWith("\n") ? written : `${written}\n`;
  const before = text.slice(0, bounds[0]);
  const changed =
    (before === "" || before.endsWith("\n") ? before : `${before}\n`) +
    part +
    text.slice(bounds[1]);
  const document = parse(changed);
  const [first] = document.errors;
  if (first) return { ok: false, problem: first.message.split("\n")[0] ?? "not YAML" };
  const old: unknown = parse(text).toJS();
  const now: unknown = document.toJS();
  const others = (whole: unknown) =>
    Object.fromEntries(
      Object.entries(isRecord(whole) ? whole : {}).filter(([name]) => name !== key),
    );
  if (!isSame(others(old), others(now)))
    return {
      ok: false,
      problem: `Here stands "${key}" alone; another part would have changed with it.`,
    };
  return { ok: true, text: changed };
}
