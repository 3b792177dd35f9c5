import { maxLearnerCharacters, maxLearnerTurns } from "@anamnesis/contract";
import { ApiFailure } from "../http/api-failure.ts";
import type { MessageRow } from "./store.ts";

/**
 * Keeps a session to what can be marked in a moment: marking holds the whole conversation once more.
 * @throws ApiFailure out_of_order when the learner has said all that a session has room for.
 */
export const refuseWhenTalkedOut = (
  spoken: readonly Pick<MessageRow, "sender" | "text">[],
  text: string,
): void => {
  const own = spoken.filter(({ sender }) => sender === "user");
  const characters = own.reduce((sum, message) => sum + message.text.length, text.length);
  if (own.length < maxLearnerTurns && characters <= maxLearnerCharacters) return;
  throw new ApiFailure(
    "out_of_order",
    "You have talked with this patient for as long as a session allows. Go on to the diagnosis with what you have learned.",
  );
};
