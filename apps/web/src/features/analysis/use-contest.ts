import type { Pointed, Session } from "@anamnesis/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext } from "react";
import { call } from "@/lib/api/client.ts";
import { keyOf } from "@/lib/api/queries.ts";
import { forgetDeck } from "@/lib/sessions/refresh-progress.ts";

/** The session whose marks are shown, where they are the person's own; null with a sample report. */
export const ContestContext = createContext<Session | null>(null);

/** Has one mark looked at again; the session comes back with what was judged. */
export function useContest(sessionId: string, itemId: string) {
  const queryClient = useQueryClient();
  const params = { sessionId };
  return useMutation({
    mutationFn: (pointed: Pointed) => call("contestItem", { params, body: { itemId, pointed } }),
    onSuccess: (session) => {
      queryClient.setQueryData<Session>(keyOf("getSession", { params }), session);
      forgetDeck(queryClient);
    },
  });
}
