import { withLeads } from "./leads.ts";
import type { ReadLine } from "./network.ts";
import type { Token } from "./tokens.ts";

export const isWord = ({ word }: Token): boolean => /[a-z0-9]/.test(word);

const asking = /^(what|how|when|where|which|who|why)$/;
const auxiliary = /^(do|does|did|have|has|are|is|was|were|can|could|would|any)$/;
const subject = /^(you|it|he|she|they|there|that|this|your|the|any|anything|anyone|i)$/;

/** A question after a comma or a full stop: whatever the network makes of it, a part begins there. */
function beginsAnew(tokens: readonly Token[], at: number): boolean {
  const word = (place: number): string => tokens[place]?.word ?? "";
  if (word(at - 1) !== "," && word(at - 1) !== ".") return false;
  const from = /^(and|so|but|or|also)$/.test(word(at)) ? at + 1 : at;
  if (/^(tell|talk|walk)$/.test(word(from)) && word(from + 1) === "me") return true;
  return asking.test(word(from)) || (auxiliary.test(word(from)) && subject.test(word(from + 1)));
}

const modal = /^(will|would|might|may|could|can|should|must)$/;
const joint = /^(and|or|but|then)$/;
const anySubject =
  /^(i|we|you|u|it|he|she|they|there|that|this|your|the|any|anyone|anything|somebody|someone)$/;

/** "… and will die": a verb that goes on with the sentence before it begins no part. */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  joint.test(tokens[at]?.word ?? "") &&
  modal.test(tokens[at + 1]?.word ?? "") &&
  !anySubject.test(tokens[at + 2]?.word ?? "");

const endsSentence = (token: Token | undefined): boolean => /^[.!?]$/.test(token?.word ?? "");
/** Behind a full stop less is needed for a part to begin. */
const surelyApart = 0.3;

/** Where the parts of a line stand: [from, to) in tokens. A part holds at least one word. Pure. */
export function cut(tokens: readonly Token[], line: ReadLine): [number, number][] {
  const parts: [number, number][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const starts =
      at === 0 ||
      (isWord(token) &&
        !goesOn(tokens, at) &&
        ((line.starts[at] ?? 0) > (endsSentence(tokens[at - 1]) ? surelyApart : 0.5) ||
          beginsAnew(tokens, at)));
    const last = parts.at(-1);
    if (!last) parts.push([at, at + 1]);
    else if (starts && tokens.slice(last[0], last[1]).some(isWord)) parts.push([at, at + 1]);
    else last[1] = at + 1;
  }
  return withLeads(tokens, joined(tokens, parts));
}

/** Words that only lead up to what is said: "so", "and", "right,". */
const leadsUp =
  /^(and|so|but|or|right|okay|well|now|then|also|because|cause|please|just|um|uh|er|erm|tell|me|can|could|you)$/;

/** The parts, each of those that only leads up to the next one put in front of it. */
function joined(tokens: readonly Token[], parts: readonly [number, number][]): [number, number][] {
  const out: [number, number][] = [];
  let begun: number | undefined;
  parts.forEach(([from, to], at) => {
    const words = tokens.slice(from, to).filter(isWord);
    const isFront = at + 1 < parts.length && words.every(({ word }) => leadsUp.test(word));
    if (isFront) begun ??= from;
    else {
      out.push([begun ?? from, to]);
      begun = undefined;
    }
  });
  return out;
}
