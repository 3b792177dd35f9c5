import type { Session } from "@anamnesis/contract";
import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/client.ts";
import { keyOf, read } from "@/lib/api/queries.ts";
import { refreshLists } from "@/lib/sessions/refresh-progress.ts";

/**
 * Calls the patient in: the unfinished session with them, or a new one. `restartKey` asks for a fresh session, once: the
 * same key gives the same session again, so that a reload does not start a third one.
 */
const startOf = (queryClient: QueryClient, patientId: string, restartKey: string | null) =>
  queryOptions({
    queryKey: ["consultation", patientId, restartKey],
    queryFn: async ({ signal }): Promise<string> => {
      const session = await call(
        "createSession",
        {
          body: { patientId, specialization: "general", restart: restartKey !== null },
        },
        { signal, idempotencyKey: restartKey === null ? undefined : `restart-${restartKey}` },
      );
      const queryKey = keyOf("getSession", { params: { sessionId: session._id } });
      // The answer to a repeated request is of its own time; what is known since then stays.
      const known = queryClient.getQueryData<Session>(queryKey);
      if (known === undefined || known.messages.length <= session.messages.length)
        queryClient.setQueryData<Session>(queryKey, session);
      refreshLists(queryClient);
      return session._id;
    },
    // Each visit asks anew which session is open; a visit under way keeps the one it has.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * The session of a visit to a patient, and how calling them in went. `visited` is the session that this entry of the
 * browser's history was about: coming back to it calls nobody in.
 */
export function useSessionStart(
  patientId: string,
  restartKey: string | null,
  visited: string | null,
) {
  const queryClient = useQueryClient();
  const start = useQuery({
    ...startOf(queryClient, patientId, restartKey),
    enabled: visited === null,
  });
  const sessionId = visited ?? start.data ?? "";
  const session = useQuery({
    ...read("getSession", { params: { sessionId } }),
    enabled: sessionId !== "",
  });
  return { start, session };
}
