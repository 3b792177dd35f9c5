import { describe, expect, it } from "vitest";
import { withLeads } from "./leads.ts";
import { plainTokens } from "./tokens.ts";

/** The parts of a line whose parts begin where a bar stands. */
function joined(line: string): string[] {
  const pieces = line.split("|");
  const text = pieces.join("");
  const tokens = plainTokens(text);
  const begins = pieces.map((_, at) => pieces.slice(0, at).join("").length);
  const starts = begins.map((begin) => tokens.findIndex(({ from }) => from >= begin));
  const parts = starts.map((from, at): [number, number] => [from, starts[at + 1] ?? tokens.length]);
  return withLeads(tokens, parts).map(([from, to]) =>
    text.slice(tokens[from]?.from, tokens[to - 1]?.to).trim(),
  );
}

describe("what belongs to a question", () => {
  it.each([
    ["And you haven't used his spray, |have you?", 1],
    ["Your boss brought you in, |didn't they?", 1],
    ["Muddled? |What happened in those ten minutes?", 1],
    ["And then you're back to normal, |or do they come in a row?", 1],
    ["I'm sure, |do it.", 2],
    ["Penicillin? |Latex?", 2],
    ["Is your head clear? |Are you sleeping?", 2],
    ["That must be hard. |Have you any help?", 2],
    ["Thanks, |did you sleep?", 2],
  ])("%s", (line, parts) => {
    expect(joined(line)).toHaveLength(parts);
  });
});
