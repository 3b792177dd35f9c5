import type { Marking } from "../schema/marking.ts";
import { isBeyond } from "./quantity.ts";

type Harm = Marking["treatment"]["harmful"][number];
type Target = Marking["treatment"]["needed"][number];

const says = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => {
    const beyond = isBeyond(text, phrase);
    if (beyond !== undefined) return beyond;
    const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, "iu").test(text);
  });

const isMeant = ({ when, unless }: Pick<Harm, "when" | "unless">, text: string): boolean =>
  (when === undefined || says(text, when)) && !says(text, unless ?? []);

/** Whether an order of something harmful is harmful in these words: "0.5 mg IV" may be where "0.5 mg IM" is not. */
export const isHarmfulAsOrdered = (harm: Pick<Harm, "when" | "unless">, text: string): boolean =>
  isMeant(harm, text);

/** Whether an order of something wanted is what is wanted, in these words: by vein, at a rate that treats. */
export const isWantedAsOrdered = (target: Pick<Target, "when" | "unless">, text: string): boolean =>
  isMeant(target, text);

/** The dose range that a target sets for one drug: its own, or else that of all. */
export const doseRangeOf = (
  { dose, doses }: Pick<Target, "dose" | "doses">,
  drug: string,
): Target["dose"] => doses?.[drug] ?? dose;
