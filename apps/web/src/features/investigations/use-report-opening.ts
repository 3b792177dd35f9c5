import type { Session } from "@anamnesis/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/client.ts";
import { keyOf } from "@/lib/api/queries.ts";

/** Notes that a report was opened. The reader already has it: a note that fails is logged and holds nobody up. */
export function useReportOpening(sessionId: string): (testName: string) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (testName: string) =>
      call("openReport", { params: { sessionId }, body: { testName } }),
    onSuccess: (opened) =>
      queryClient.setQueryData<Session>(
        keyOf("getSession", { params: { sessionId } }),
        (session) =>
          session && {
            ...session,
            testResults: session.testResults.map((result) =>
              result.testName === opened.testName ? opened : result,
            ),
          },
      ),
    onError: (error) => console.error("Opening the report could not be noted", error),
  });
  return mutate;
}
