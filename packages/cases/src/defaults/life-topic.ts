import type { Traits } from "./traits.ts";

/** Lines that all say the same; a default has one such content for one person. */
export interface LifeDefault {
  readonly is: string;
  readonly say: readonly string[];
  /** What the left panel shows once it is told. */
  readonly panel?: string;
}

/** Ordinary answers for a topic: alternatives in content, one of which a person keeps. */
export type LifeTopic = (traits: Traits) => readonly LifeDefault[];

export const one =
  (is: string, ...say: readonly string[]): LifeTopic =>
  () => [{ is, say }];

/** The same content for somebody speaking for themselves and for somebody spoken for (`{she}`, `{poss}`). */
export const both =
  (is: string, self: readonly string[], spoken: readonly string[], panel?: string): LifeTopic =>
  ({ isSpokenFor }) => [{ is, say: isSpokenFor ? spoken : self, ...(panel ? { panel } : {}) }];

export const isMinor = ({ band }: Traits): boolean => band === "infant" || band === "child";

/** For questions that nobody would expect about a child. */
export const notAtThisAge = (is: string): LifeDefault => ({
  is,
  say: [
    "{She}'s only a child! No.",
    "No, of course not, at {poss} age.",
    "Er, no. {She}'s a bit young for that.",
  ],
});

export const forAdults =
  (minor: string, adult: LifeTopic): LifeTopic =>
  (traits) =>
    isMinor(traits) && traits.isSpokenFor ? [notAtThisAge(minor)] : adult(traits);

export const mine = ({ isSpokenFor, isMale }: Traits, text: string): string =>
  isSpokenFor ? text : text.replace(isMale ? /\bhis\b/g : /\bher\b/g, "my");

export const upper = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
