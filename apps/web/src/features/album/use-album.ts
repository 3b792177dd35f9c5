import type { AlbumPage } from "@anamnesis/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "@/lib/api/client.ts";
import { keyOf } from "@/lib/api/queries.ts";

const pageLength = 12;
/** Milliseconds for which the pages count as fresh. */
const fresh = 300_000;

/** The people one has met, a page at a time, whoever was met last first. */
export const useAlbum = () =>
  useInfiniteQuery({
    queryKey: keyOf("listPeopleMet"),
    queryFn: ({ pageParam, signal }): Promise<AlbumPage> =>
      call(
        "listPeopleMet",
        { query: { limit: pageLength, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: fresh,
    refetchOnWindowFocus: false,
  });
