/** The rows of a `a | b | c` table, trimmed. */
export const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));

/** The parts of one cell. */
export const listOf = (cell: string | undefined, separator: "," | ";"): readonly string[] =>
  (cell ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
