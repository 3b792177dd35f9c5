import type { DailyRound } from "@anamnesis/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "@/lib/api/client.ts";
import { keyOf, read } from "@/lib/api/queries.ts";
import { newId } from "@/lib/new-id.ts";

/** Today's round. Left alone while it is played: at midnight the next patient would take the place of this one. */
export const useRound = () =>
  useQuery({
    ...read("getDaily"),
    staleTime: Infinity,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

type Said = { readonly kind: "ask" | "answer"; readonly text: string };

/** Asks or answers. What is sent again after a failure has the key that it had before, so that it counts once. */
export function useSay(round: DailyRound) {
  const queryClient = useQueryClient();
  const key = useRef<{ readonly of: string; readonly key: string } | null>(null);
  return useMutation({
    mutationFn: ({ kind, text }: Said): Promise<DailyRound> => {
      const of = JSON.stringify([round.day, round.turns.length, kind, text]);
      const idempotencyKey = key.current?.of === of ? key.current.key : newId();
      key.current = { of, key: idempotencyKey };
      const params = { day: round.day };
      return kind === "ask"
        ? call("askDaily", { params, body: { message: text } }, { idempotencyKey })
        : call("answerDaily", { params, body: { diagnosis: text } }, { idempotencyKey });
    },
    onSuccess: (next) => queryClient.setQueryData(keyOf("getDaily", {}), next),
  });
}
