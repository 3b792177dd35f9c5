import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvTable } from "./csv.ts";

/** A reader of RFC 4180, written for itself. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === ",") {
      row.push(cell);
      cell = "";
    } else if (!isQuoted && char === "\r" && text[at + 1] === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
      at += 1;
    } else cell += char;
  }
  return rows;
};

describe("csvTable", () => {
  it("marks its coding, ends lines in CRLF and leaves out what is not there", () => {
    expect(csvTable(["Patient", "Points"], [["Ibáñez, Rosa", null]])).toBe(
      '\uFEFFPatient,Points\r\n"Ibáñez, Rosa",\r\n',
    );
  });

  it.each(["=1+1", "+44 20", "-2", "@SUM(A1)", "\t=1", '=HYPERLINK("http://x","y")'])(
    "keeps %j from being run as a formula",
    (text) => {
      const [, [cell] = []] = readCsv(csvTable(["A"], [[text]]).slice(1));
      expect(cell).toBe(`'${text}`);
    },
  );

  it("leaves a figure a figure", () => {
    expect(csvTable(["A"], [[-3]])).toBe("\uFEFFA\r\n-3\r\n");
  });

  it("is read as it was written, whatever is in it", () => {
    const special = fc.constantFrom('"', ",", "\r\n", "\n", "=", "'", "a", "é");
    const cell = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.array(special).map((all) => all.join("")),
    );
    const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        const read = readCsv(csvTable(["A", "B", "C"], rows).slice(1));
        const guarded = rows.map((row) =>
          row.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)),
        );
        expect(read).toEqual([["A", "B", "C"], ...guarded]);
      }),
    );
  });
});
