import type { Marking } from "../schema/marking.ts";

type Harm = Marking["treatment"]["harmful"][number];

const says = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => {
    const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, "iu").test(text);
  });

/** Whether an order of something harmful is harmful in these words: "0.5 mg IV" may be where "0.5 mg IM" is not. */
export const isHarmfulAsOrdered = (
  { when, unless }: Pick<Harm, "when" | "unless">,
  text: string,
): boolean => (when === undefined || says(text, when)) && !says(text, unless ?? []);
