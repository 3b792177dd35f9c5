import type { Message } from "@anamnesis/contract";
import { createContext } from "react";

/** Id of a message's line in the annotated conversation; `index` counts the session's messages from 0. */
export const turnId = (index: number): string => `message-${index}`;

/**
 * The turn that each message belongs to, by the learner's own count: the first thing they say is turn 1, and the answer to
 * it belongs to it too. What the patient says before is turn 0.
 */
export function turnNumbers(messages: readonly Pick<Message, "sender">[]): number[] {
  let count = 0;
  return messages.map(({ sender }) => (sender === "user" ? ++count : count));
}

/** Turn numbers of the conversation that is shown on this page, by message; null where none is shown. */
export const TurnsContext = createContext<readonly number[] | null>(null);

/** Brings a line of the annotated conversation into view and gives it the focus. */
export function goToMessage(index: number): void {
  const line = document.getElementById(turnId(index));
  if (line === null) return;
  line.focus({ preventScroll: true });
  line.scrollIntoView({ block: "center" });
}

export type TextPart = { readonly text: string; readonly messageIndex: number | null };

/** Splits a text at its mentions of turns ("turn 7"), each with the message that it means. */
export function splitAtTurns(text: string, turns: readonly number[] | null): TextPart[] {
  if (turns === null) return [{ text, messageIndex: null }];
  return text
    .split(/\b(turn \d+)\b/i)
    .filter((part) => part !== "")
    .map((part) => {
      const number = /^turn (\d+)$/i.exec(part)?.[1];
      const index = number === undefined ? -1 : turns.indexOf(Number(number));
      return { text: part, messageIndex: index === -1 ? null : index };
    });
}
