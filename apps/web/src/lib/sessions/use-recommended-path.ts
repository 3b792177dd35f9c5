import type { Recommendation, SessionSummary } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "@/lib/api/queries.ts";
import { resumePath } from "./resume-path.ts";

type Known = Pick<SessionSummary, "_id" | "stage" | "patient">;

/**
 * Where a recommended patient is seen: an unfinished session on the screen where the person stopped. A session that is not
 * among the `known` ones is asked for; until it has come, the patient's own screen goes on with it all the same.
 */
export function useRecommendedPath(
  { patient, sessionId }: Pick<Recommendation, "patient" | "sessionId">,
  known: readonly Known[] = [],
): string {
  const listed = known.find(({ _id }) => _id === sessionId);
  const asked = useQuery({
    ...read("getSession", { params: { sessionId: sessionId ?? "" } }),
    enabled: sessionId !== null && listed === undefined,
  });
  const session = sessionId === null ? undefined : (listed ?? asked.data);
  return session === undefined
    ? `/simulation/${encodeURIComponent(patient._id)}`
    : resumePath(session);
}
