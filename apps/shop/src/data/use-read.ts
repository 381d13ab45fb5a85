import { toCallError, type CallError } from '@kayal/commerce-core';
import { skipToken, useQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { requestClient } from './request-client.ts';

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
export function reloadReads(key: string): void {
  void requestClient.invalidateQueries({ queryKey: [key] });
}

/** Shows the answer to a change in place of what was read. @param key the key of the read */
export function replaceRead<Data>(key: QueryKey, data: NoInfer<Data>): void {
  requestClient.setQueryData<Data>(key, data);
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
  const { data, error, isFetching, refetch } = useQuery<Data>(
    {
      queryKey: key,
      queryFn: read === null ? skipToken : ({ signal }) => read(signal),
      refetchInterval: ({ state }) => repeatMs(state.data),
    },
    requestClient,
  );
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
