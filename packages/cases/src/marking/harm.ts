import type { Marking } from "../schema/marking.ts";
import { isBeyond } from "./quantity.ts";

type Harm = Marking["treatment"]["harmful"][number];
type Target = Marking["treatment"]["needed"][number];

/** "Do not increase it" increases nothing. */
const notDenied = String.raw`(?<!\b(?:not|don['’]t|never|without|avoid)\s+)`;

const says = (text: string, phrases: readonly string[], before = ""): boolean =>
  phrases.some((phrase) => {
    const beyond = isBeyond(text, phrase);
    if (beyond !== undefined) return beyond;
    const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`${before}(?<!\\p{L})${literal}(?!\\p{L})${notOften(phrase)}`, "iu").test(
      text,
    );
  });

/** "Once" the potassium is down is a condition, "once daily" is none. */
const notOften = (phrase: string): string =>
  /(?:^|\s)once$/i.test(phrase.trim())
    ? String.raw`(?!\s*(?:daily|nightly|weekly|only|(?:a|an|per|every|each)\s+(?:day|night|week|morning|evening)))`
    : "";

/** What an order must say, and what it must not. */
type Wording = Pick<Harm, "when" | "unless">;

/**
 * Whether an order says what the rubric's words and limits ask for, of something harmful as of something wanted: "0.5 mg IV"
 * may harm where "0.5 mg IM" does not, and a litre over eight hours does not treat a shock.
 */
export const isAsOrdered = ({ when, unless }: Wording, text: string): boolean =>
  (when === undefined || says(text, when, notDenied)) && !says(text, unless ?? []);

/** The dose range that a target sets for one drug: its own, or else that of all. */
export const doseRangeOf = (
  { dose, doses }: Pick<Target, "dose" | "doses">,
  drug: string,
): Target["dose"] => doses?.[drug] ?? dose;
