import type { Session } from "@anamnesis/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/client.ts";
import { isTransient } from "@/lib/api/failure.ts";
import { keyOf, read } from "@/lib/api/queries.ts";
import { refreshProgress } from "@/lib/sessions/refresh-progress.ts";

/** Milliseconds between attempts to get a report that is not there yet. */
const pollEvery = 4_000;
/** Milliseconds between attempts to load a session that could not be loaded. */
const reloadEvery = 15_000;

/** The session of an analysis. A report that is missing, or a load that failed, is tried again until it is there. */
export function useAnalysis(sessionId: string) {
  const queryClient = useQueryClient();
  const session = useQuery({
    ...read("getSession", { params: { sessionId } }),
    refetchInterval: ({ state }) =>
      state.data === undefined && isTransient(state.error) ? reloadEvery : false,
  });
  useQuery({
    queryKey: ["analyse", sessionId],
    queryFn: async ({ signal }) => {
      const analysed = await call("analyzeSession", { params: { sessionId } }, { signal });
      queryClient.setQueryData<Session>(keyOf("getSession", { params: { sessionId } }), analysed);
      if (analysed.stage === "analysed") refreshProgress(queryClient);
      return analysed.stage;
    },
    enabled: session.data?.stage === "analysing",
    refetchInterval: pollEvery,
    retry: false,
    gcTime: 0,
  });
  return session;
}
