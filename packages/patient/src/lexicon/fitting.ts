import type { Fact } from "@anamnesis/cases";
import { contentWords } from "./concepts.ts";

/** What an answer to a question of a kind says somewhere. */
const gives: Readonly<Record<string, RegExp>> = {
  span: /\b(second|minute|hour|day|night|week|fortnight|month|year|morning|evening|o'clock|yesterday|today|since|ago)s?\b/i,
  effect:
    /\b(help\w*|difference|better|eas(e|ed|es)|work(s|ed)?|nothing|touch(ed)? it|settl\w+|did(n't)?|off)\b/i,
  birth: /\b(born|birthday)\b/i,
  amount:
    /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|dozen|half|couple|few|twice|once|\w+teen|twenty|thirty|forty|fifty|hundred)\b/i,
  person:
    /\b(husband|wife|partner|son|daughter|mother|mum|father|dad|brother|sister|friend|neighbour|doctor|nurse|pharmacist)\b|(?<=[a-z,] )\p{Lu}\p{Ll}+/u,
  reason:
    /\b(because|'?cos|since|felt|thought|so that|so i|didn't|couldn't|afraid|scared|worried|fed up|made me)\b/i,
};

const asks: readonly (readonly [RegExp, keyof typeof gives])[] = [
  [/\b(birth|birthday|born|dob)\b/, "birth"],
  [/\b(when|how long|since when|how soon|what time|how recent\w*)\b/, "span"],
  [/\b(how (much|many|often|far|old|bad|strong)|what dose|out of ten|number)\b/, "amount"],
  [/\b(who|whose|whom)\b/, "person"],
  [/\b(why|how come|what for|what made)\b/, "reason"],
  [/\b(help|helped|work|worked|ease|eased|any better|any good|make a difference)\b/, "effect"],
];

/** "That it's the heart." answers a question and cannot stand without one. */
export const standsAlone = (line: string): boolean =>
  !/^(That|If|Whether|Not|Just|\w+ing)\b/.test(line);

/** A wording that gives the kind of answer wanted counts as much as so many of the question's words in it. */
const ofKind = 2;

/** Every wording of a fact: those of the moment, then those that stand anywhere. */
export const wordingsOf = (fact: Pick<Fact, "say" | "whole">): readonly string[] => [
  ...fact.say,
  ...(fact.whole ?? []),
];

/**
 * The wordings of a fact that best fit what was asked (places in `wordingsOf`): those that give the kind of answer wanted (when, how
 * much, who, why) and take up the question's own words. Undefined where all fit alike. Pure.
 */
export function wordingsFitting(
  fact: Pick<Fact, "say" | "whole">,
  tokens: readonly string[],
): readonly number[] | undefined {
  const wordings = wordingsOf(fact);
  if (wordings.length < 2) return undefined;
  const question = tokens.join(" ");
  // "That it bursts." answers "what are you afraid of?" and nothing else.
  const mayLean = /\b(what|which|how|why)\b/.test(question);
  const kind = asks.find(([pattern]) => pattern.test(question))?.[1];
  const asked = contentWords(question);
  const scores = wordings.map((line) => {
    const own = contentWords(line);
    const taken = [...asked].filter((word) => own.has(word)).length;
    if (!mayLean && !standsAlone(line)) return -1;
    return taken + (kind && gives[kind]?.test(line) ? ofKind : 0);
  });
  const most = Math.max(...scores);
  if (scores.every((score) => score === most)) return undefined;
  return scores.flatMap((score, at) => (score === most ? [at] : []));
}
