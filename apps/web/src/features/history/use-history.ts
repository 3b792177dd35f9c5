import type { HistoryFilter, HistoryPage } from "@anamnesis/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/client.ts";
import { keyOf } from "@/lib/api/queries.ts";

const pageLength = 30;
/** Milliseconds for which the pages count as fresh. */
const fresh = 300_000;

/** The sessions that match a filter, a page at a time; what was shown stays until another filter's first page has come. */
export function useHistory(filter: HistoryFilter) {
  return useInfiniteQuery({
    queryKey: [...keyOf("listHistory"), filter],
    queryFn: ({ pageParam, signal }): Promise<HistoryPage> =>
      call(
        "listHistory",
        {
          query: { ...filter, limit: pageLength, ...(pageParam !== null && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // To load it again is to load every page again; whatever changes it here starts it anew (lib/sessions/refresh-progress).
    staleTime: fresh,
    refetchOnWindowFocus: false,
  });
}

/** A value once it has rested for that many milliseconds. */
export function useRested<T>(value: T, rest: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
