import { toCallError, type CallError } from '@kayal/commerce-core';
import {
  QueryClient,
  QueryClientProvider,
  skipToken,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';

/**
 * Reads only when a page opens and when a reload is requested. No personal data stays in memory after its page is left,
 * and without a network a read fails at once.
 */
const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: 0, staleTime: 0, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });

/** Provider of reads for personal pages and the back office; it is not part of the first view. */
export function ReadScope({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const never = () => false as const;

/** State of a read. */
export interface Read<Data> {
  /** The last answer for the same key. */
  readonly data: Data | undefined;
  /** Error of the last try; null during a retry. */
  readonly error: CallError | null;
  /** Reads again, unless there is nothing to read; `data` stays until the next answer. */
  readonly reload: () => void;
}

/**
 * Reads again what another part of the page shows, after a change that it does not know of.
 * @param key its key, or the beginning of its keys
 */
export function useReloadOf(key: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [key] });
}

/**
 * Reads when a page opens, when the key changes and when `reload` is called.
 * @param key identifies the data; plain data itself
 * @param read null while there is nothing to read
 * @param repeatMs time until the next read, or false for none; called after each answer
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
  const isSkipped = read === null;
  const reload = useCallback(() => {
    if (!isSkipped) void refetch();
  }, [isSkipped, refetch]);
  return {
    data,
    error: error === null || isFetching ? null : toCallError(error),
    reload,
  };
}
