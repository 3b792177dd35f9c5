import type { Marking } from "../schema/marking.ts";

type Harm = Marking["treatment"]["harmful"][number];

const says = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => {
    const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, "iu").test(text);
  });

/** Whether an order says what the rubric's words ask for: "0.5 mg IV" may harm where "0.5 mg IM" does not. */
export const isAsOrdered = (
  { when, unless }: Pick<Harm, "when" | "unless">,
  text: string,
): boolean => (when === undefined || says(text, when)) && !says(text, unless ?? []);
