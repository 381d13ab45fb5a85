import { toCallError, type CallError } from '@kayal/commerce-core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Read } from './use-read.tsx';

interface Shown<Data> {
  readonly key: string;
  readonly data: Data | undefined;
  readonly error: CallError | null;
}

/** A read whose data can also be replaced, by the answer to a change. */
export interface OwnRead<Data> extends Read<Data> {
  readonly replace: (data: Data) => void;
}

/**
 * Reads what a shopper's own page shows, when the page opens, when the key changes and when `reload` is called. A page
 * with one read needs no cache; `useRead`, which has one, would add a tenth to its scripts.
 * @param key identifies the data
 */
export function useOwnRead<Data>(key: string, read: () => Promise<Data>): OwnRead<Data> {
  const [shown, setShown] = useState<Shown<Data> | null>(null);
  const [tries, setTries] = useState(0);
  const start = useEffectEvent(read);
  useEffect(() => {
    let isLatest = true;
    start().then(
      (data) => isLatest && setShown({ key, data, error: null }),
      (error: unknown) =>
        isLatest &&
        setShown((last) => ({
          key,
          data: last?.key === key ? last.data : undefined,
          error: toCallError(error),
        })),
    );
    return () => {
      isLatest = false;
    };
  }, [key, tries]);
  const current = shown?.key === key ? shown : null;
  return {
    data: current?.data,
    error: current?.error ?? null,
    reload: () => {
      if (current !== null) setShown({ ...current, error: null });
      setTries((count) => count + 1);
    },
    replace: (data) => setShown({ key, data, error: null }),
  };
}
