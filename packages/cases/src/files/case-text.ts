import { LineCounter, parseDocument, type Document } from "yaml";
import { caseSourceSchema, draftSourceSchema, type CaseSource } from "../schema/case.ts";
import { schemaMessages } from "./schema-messages.ts";

/** A reason why a file cannot be served, for a person to act on. `line` is 1-based. */
export interface CaseProblem {
  readonly file: string;
  readonly line: number;
  /** Keys and indices from the top of the file; missing where the text is no YAML. */
  readonly path?: readonly PropertyKey[];
  readonly message: string;
}

export type ParsedCase =
  | { readonly ok: false; readonly problems: readonly CaseProblem[] }
  | {
      readonly ok: true;
      readonly source: CaseSource;
      /** Line of the nearest thing on that path that the file holds. */
      readonly lineOf: (path: readonly PropertyKey[]) => number;
    };

function lineFinder(document: Document.Parsed, lines: LineCounter) {
  return (path: readonly PropertyKey[]): number => {
    let rest = [...path];
    let node: unknown;
    while (rest.length > 0 && !(node = document.getIn(rest, true))) rest = rest.slice(0, -1);
    const start = (node as { range?: readonly [number, ...number[]] } | undefined)?.range?.[0];
    return start === undefined ? 1 : lines.linePos(start).line;
  };
}

const isDraft = (written: unknown): boolean =>
  typeof written === "object" &&
  written !== null &&
  "draft" in written &&
  (written.draft === true || written.draft === "yes");

/** Reads a case text against the schema; every problem says where it stands. */
export function parseCase(text: string, file: string): ParsedCase {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    return {
      ok: false,
      problems: document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        message: error.message.split("\n")[0] ?? "not YAML",
      })),
    };
  }
  const lineOf = lineFinder(document, lines);
  const written: unknown = document.toJS();
  const parsed = (isDraft(written) ? draftSourceSchema : caseSourceSchema).safeParse(written);
  if (parsed.success) return { ok: true, source: parsed.data, lineOf };
  return {
    ok: false,
    problems: schemaMessages(parsed.error.issues).map(({ path, message }) => ({
      file,
      line: lineOf(path),
      path,
      message,
    })),
  };
}
