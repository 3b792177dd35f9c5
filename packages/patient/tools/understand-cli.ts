import { createInterface } from "node:readline";
import { answer, parseLine } from "./understand-lines.ts";

/** JSON lines on stdin to JSON lines on stdout; a malformed line is reported on stderr and makes the exit code 1. */
export async function main(): Promise<void> {
  let number = 0;
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (text.trim() === "") continue;
    const parsed = parseLine(text);
    if (parsed.ok) process.stdout.write(`${answer(parsed.line)}\n`);
    else {
      process.stderr.write(`line ${String(number)}: ${parsed.problem}\n`);
      process.exitCode = 1;
    }
  }
}

await main();
