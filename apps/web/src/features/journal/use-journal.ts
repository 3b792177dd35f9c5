import type { JournalState } from "@anamnesis/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/client.ts";
import { keyOf, read } from "@/lib/api/queries.ts";

const key = keyOf("getJournal", {});

/**
 * What the journal remembers for the person. A change shows at once and is taken back if the server refuses it; changes
 * are sent one after the other, each with everything that came before it.
 */
export function useJournal() {
  const queryClient = useQueryClient();
  const query = useQuery(read("getJournal"));
  const save = useMutation({
    scope: { id: "journal" },
    mutationFn: (change: Partial<JournalState>) => {
      const state = queryClient.getQueryData<JournalState>(key);
      if (state === undefined) throw new Error("The journal is saved before it was loaded");
      return call("saveJournal", { body: { ...state, ...change } });
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<JournalState>(key);
      queryClient.setQueryData<JournalState>(key, (state) => state && { ...state, ...change });
      return { before };
    },
    onError: (_error, _change, context) => queryClient.setQueryData(key, context?.before),
  });
  return { query, save };
}
