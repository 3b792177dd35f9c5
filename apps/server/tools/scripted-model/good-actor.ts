import { draw } from "./draw.ts";

/** The lines that a director's brief gives an actor. */
export const linesOf = (prompt: string): readonly string[] =>
  (prompt.split("Director's lines:")[1] ?? "")
    .split("\n")
    .flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1] ?? [])
    .map((line) =>
      line
        .replace(/^Meet it: [^.]*\. For example: ([^/]*?)(?: \/ .*)?$/, "$1")
        .replace(/ \((?:or|asked on): .*\)$/, ""),
    );

const fronts = ["Well, ", "Um, ", "To be honest, ", "I mean, ", "Like I say, ", "So, ", "", "", ""];
const tails = [", I think", ", to be honest", ", really", ", doctor", "", "", "", ""];

const lower = (text: string): string =>
  /^(I\b|I['’]|[A-Z][a-z]+ (?:and|made|wouldn)|[A-Z]{2})/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

const shorter: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, "I'm"],
  [/\bI have\b/g, "I've"],
  [/\bit is\b/g, "it's"],
  [/\bAbout\b/g, "Around"],
  [/\babout\b/g, "around"],
  [/\ba bit\b/g, "a little bit"],
];

/** One line of the director as an actor might say it: the same, with the small words of talk around it. */
const spoken = (line: string, seed: string): string => {
  const changed = shorter.reduce((text, [from, to]) => text.replace(from, to), line);
  const [first = "", ...rest] = changed.split(/(?<=[.!?…])\s+/);
  const front = draw(fronts, seed, "front");
  const opened = front === "" || /^(no|yes|yeah|\[)/i.test(first) ? first : front + lower(first);
  const last = [opened, ...rest];
  const tail = draw(tails, seed, "tail");
  const end = last[last.length - 1] ?? "";
  if (/\.$/.test(end) && !/\.\.\.$/.test(end) && end.split(" ").length > 3)
    last[last.length - 1] = end.replace(/\.$/, `${tail}.`);
  return last.join(" ");
};

/** A good actor: says the director's lines, all of them, and nothing besides. */
export const goodReply = (prompt: string): readonly string[] =>
  linesOf(prompt).map((line, at) => spoken(line, `${prompt}${at}`));

/** A good teacher's comment: what the report has, in sentences of one's own. */
export const goodComment = (prompt: string): string => {
  const items = [...prompt.matchAll(/^(questioning|diagnosis|treatment), (\w+): ([^.\n]+)\./gm)];
  const about = (area: string): string => {
    const of = (outcome: RegExp) =>
      items.find(([, at, how = ""]) => at === area && outcome.test(how))?.[3];
    const earned = of(/^earned$/);
    const missed = of(/^missed$/);
    return [
      earned ? `You did well here: ${earned}.` : "You have made a start here.",
      missed ? `What you missed is worth remembering: ${missed}.` : "Keep this up.",
    ].join(" ");
  };
  return [
    `SUMMARY: You took this consultation carefully. ${about("questioning")}`,
    `QUESTIONING: ${about("questioning")}`,
    `DIAGNOSIS: ${about("diagnosis")}`,
    `TREATMENT: ${about("treatment")}`,
  ].join("\n");
};
