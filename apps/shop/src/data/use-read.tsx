import { toCallError, type CallError } from '@kayal/commerce-core';
import { QueryClient, QueryClientProvider, skipToken, useQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';

/**
 * Reads as the specification has it: when a page opens and when it is asked again. Nothing personal stays in memory
 * once no page shows it, and a phone without a network fails at once and says so.
 */
const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: 0, staleTime: 0, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });

/** Holds the reads of the pages below. Stands above personal pages and the back office, not above the first view. */
export function ReadScope({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const never = () => false as const;

/** Something that is read from the shop. */
export interface Read<Data> {
  /** The last answer to the same question. */
  readonly data: Data | undefined;
  /** Why the last try failed; null while it is tried again. */
  readonly error: CallError | null;
  /** Reads again; `data` stays until the next answer. */
  readonly reload: () => void;
}

/**
 * Reads something when a page opens, and again when its key changes or `reload` is called.
 * @param key names what is read; plain data
 * @param read null while there is nothing to read
 * @param repeatMs time until the same is read again, or false for never; asked after each answer
 */
export function useRead<Data>(
  key: QueryKey,
  read: ((signal: AbortSignal) => Promise<Data>) | null,
  repeatMs: (data: Data | undefined) => number | false = never,
): Read<Data> {
  const { data, error, isFetching, refetch } = useQuery<Data>({
    queryKey: key,
    queryFn: read === null ? skipToken : ({ signal }) => read(signal),
    refetchInterval: ({ state }) => repeatMs(state.data),
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  return {
    data,
    error: error === null || isFetching ? null : toCallError(error),
    reload,
  };
}
