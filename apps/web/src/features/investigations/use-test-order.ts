import type { Session } from "@anamnesis/contract";
import { useMutation, type QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "@/lib/api/client.ts";
import { messageOf } from "@/lib/api/failure.ts";
import { keyOf } from "@/lib/api/queries.ts";
import { newId } from "@/lib/new-id.ts";

/** Orders tests; the same selection tried again carries the same key, so that a lost answer orders nothing twice. */
export function useTestOrder(
  queryClient: QueryClient,
  sessionId: string,
  onOrdered: (tests: readonly string[]) => void,
) {
  const attempt = useRef({ tests: "", key: "" });
  const order = useMutation({
    mutationFn: (tests: string[]) => {
      const selection = JSON.stringify([...tests].sort());
      if (attempt.current.tests !== selection) attempt.current = { tests: selection, key: newId() };
      return call(
        "orderTests",
        { params: { sessionId }, body: { tests } },
        { idempotencyKey: attempt.current.key },
      );
    },
    onSuccess: (testResults, tests) => {
      attempt.current = { tests: "", key: "" };
      const queryKey = keyOf("getSession", { params: { sessionId } });
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Session>(
        queryKey,
        (session) => session && { ...session, testResults },
      );
      // The stage has moved on as well.
      void queryClient.invalidateQueries({ queryKey });
      onOrdered(tests);
    },
    onError: (error) => console.error("The tests could not be ordered", error),
  });
  return {
    place: (tests: string[]) => {
      if (tests.length > 0) order.mutate(tests);
    },
    isOrdering: order.isPending,
    problem: order.isError ? messageOf(order.error) : null,
  };
}
