import type { OperationName } from "@anamnesis/contract";
import { QueryClient, queryOptions } from "@tanstack/react-query";
import { call, type CallInput, type CallOptions, type CallOutput } from "./client.ts";
import { isTransient } from "./failure.ts";

/** Cache key of a read; without input, the key of all reads of that name. */
export const keyOf = <N extends OperationName>(name: N, input?: CallInput<N>) =>
  input === undefined ? ([name] as const) : ([name, input] as const);

/**
 * A read of the API for `useQuery`, shared by every screen that names the same operation and input:
 * `useQuery(read("getSession", { params: { sessionId } }))`.
 */
export const read = <N extends OperationName>(name: N, input: CallInput<N> = {} as CallInput<N>) =>
  queryOptions({
    queryKey: keyOf(name, input),
    queryFn: ({ signal }): Promise<CallOutput<N>> =>
      (call as (name: N, input: CallInput<N>, options: CallOptions) => Promise<CallOutput<N>>)(
        name,
        input,
        { signal },
      ),
  });

/** Reads are tried a second time when the server could not be reached; a refusal is final. Writes never repeat here. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: 600,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
