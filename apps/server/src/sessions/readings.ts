import type { LineReading } from "@anamnesis/patient";
import type { TurnTrace } from "./records.ts";

interface Stored {
  readonly sender: "user" | "patient";
  readonly trace: TurnTrace | null;
}

/** How a voice read a learner's line, where one did: the reading stands with the reply that rests on it. */
export const readingAt = (messages: readonly Stored[], at: number): LineReading | undefined =>
  messages[at]?.sender === "user" ? messages[at + 1]?.trace?.reading : undefined;
