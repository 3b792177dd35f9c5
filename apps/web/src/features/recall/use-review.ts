import type { RecallCard, RecallRating } from "@anamnesis/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "@/lib/api/client.ts";
import { ApiFailure } from "@/lib/api/failure.ts";
import { newId } from "@/lib/new-id.ts";
import { refreshDue } from "@/lib/sessions/refresh-progress.ts";

export interface Review {
  readonly card: RecallCard;
  readonly rating: RecallRating;
}
/** kept: the server has it; elsewhere: the card was answered or taken away in the meantime, on another device perhaps. */
export type Outcome = "kept" | "elsewhere";

const isSettled = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === "out_of_order" || error.code === "not_found");

/**
 * Tells the server how well a card was recalled. Each answer has a key of its own, the same for every attempt, so that it
 * counts once however often it is sent.
 */
export function useReview(onDone: (review: Review, outcome: Outcome) => void) {
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: async ({ card, rating }: Review): Promise<Outcome> => {
      const answer = `${card._id}/${card.reviews}/${rating}`;
      const idempotencyKey = keys.current.get(answer) ?? newId();
      keys.current.set(answer, idempotencyKey);
      try {
        await call(
          "reviewCard",
          { params: { cardId: card._id }, body: { rating } },
          { idempotencyKey },
        );
        return "kept";
      } catch (error) {
        if (isSettled(error)) return "elsewhere";
        throw error;
      }
    },
    onSuccess: (outcome, review) => {
      refreshDue(queryClient);
      onDone(review, outcome);
    },
  });
}
