import { useQuery } from "@tanstack/react-query";
import { read } from "@/lib/api/queries.ts";

/** What a session brought its learner; it never changes once the session is marked. */
export const useRewards = (sessionId: string) =>
  useQuery(read("getRewards", { params: { sessionId } }));
