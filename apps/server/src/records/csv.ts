type Cell = string | number | null;

/** Spreadsheets take what is not marked for the coding page of the country, and garble every accent. */
const byteOrderMark = "\uFEFF";

/**
 * A table as RFC 4180 has it: lines end in CRLF, a cell that needs it stands in quotes. Text that a spreadsheet would run
 * as a formula gets an apostrophe before it (OWASP, CSV injection); a figure of ours is none.
 */
export const csvTable = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + [header, ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");

const csvCell = (cell: Cell): string => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
