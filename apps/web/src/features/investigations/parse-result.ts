export interface ResultRow {
  readonly name: string;
  readonly value: string;
  readonly range: string;
  /** "H", "L", "HH" or "LL"; "" inside the range. */
  readonly flag: string;
}
export type ResultBlock =
  | { readonly kind: "values"; readonly rows: readonly ResultRow[] }
  | { readonly kind: "text"; readonly text: string };

// "Sodium: 138 mmol/L (133–146) [H]"; the flag may also stand bare or before the range, "reference" be spelt out.
const valueLine =
  /^\s*(?<name>[^:]{1,60}?):\s*(?<value>[^()[\]]*?\d[^()[\]]*?)(?:\s+(?<early>HH|LL|H|L))?\s*[([](?:ref(?:erence)?(?: range)?\.?:?\s*)?(?<range>[^()[\]]*\d[^()[\]]*)[)\]][,;]?\s*\[?(?<late>HH|LL|H|L|high|low)?\]?\.?\s*$/i;
const flags: Readonly<Record<string, string>> = { HIGH: "H", LOW: "L" };

const rowOf = (line: string): ResultRow | null => {
  const groups = valueLine.exec(line)?.groups;
  if (!groups?.["name"] || !groups["value"] || !groups["range"]) return null;
  const flag = (groups["early"] ?? groups["late"] ?? "").toUpperCase();
  return {
    name: groups["name"].trim(),
    value: groups["value"].trim(),
    range: groups["range"].trim(),
    flag: flags[flag] ?? flag,
  };
};

/** Splits a result into runs of measured values and runs of plain text, in the order in which they are written. */
export function parseResult(text: string): ResultBlock[] {
  const blocks: ResultBlock[] = [];
  let rows: ResultRow[] = [];
  let lines: string[] = [];
  const close = () => {
    if (rows.length > 0) blocks.push({ kind: "values", rows });
    const plain = lines.join("\n").trim();
    if (plain !== "") blocks.push({ kind: "text", text: plain });
    rows = [];
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const row = rowOf(line);
    if (row !== null) {
      if (lines.length > 0) close();
      rows.push(row);
    } else {
      if (rows.length > 0) close();
      lines.push(line);
    }
  }
  close();
  return blocks;
}
