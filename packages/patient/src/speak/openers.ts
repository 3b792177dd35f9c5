import { capitalised } from "./sentences.ts";

/** Little words that open a reply; nobody says two of one kind in one breath. */
const families: readonly RegExp[] = [
  /^(?:okay|ok|right|yes|yeah|yep|aye|sure|fine|good|all right|alright|of course)\b/i,
  /^(?:thanks|thank you|cheers|ta)\b/i,
  /^(?:oh|ah|god)\b/i,
];
const opener = /^\p{L}+(?:\s\p{L}+){0,2}[.,!]\s+/u;

/** Which kind of little word a text opens with, or none. */
export const openerOf = (text: string): number =>
  families.findIndex((family) => family.test(text.trim()));

/** The text without a little word in front of a kind that has been used in this reply; all of it, where it is nothing else. */
export function opensAnew(text: string, used: ReadonlySet<number>): string {
  const kind = openerOf(text);
  if (kind < 0 || !used.has(kind)) return text;
  const rest = text.replace(opener, "");
  return rest === text || rest === "" ? text : capitalised(rest);
}
