import { toCallError, type CallError } from '@kayal/commerce-core';
import { useEffect, useRef, useState } from 'react';
import type { Write } from './use-write.ts';

/** A change of single rows, such as the deletion of one. */
export type RowWrite = Pick<Write<string>, 'write' | 'repeat' | 'error'>;

/**
 * Sends changes of single rows. Unlike `useWrite` it sends that of another row while one is in flight; a second press on
 * the same row does nothing.
 * @param send resolves when the shop has confirmed the change of the row with this id
 * @param onDone called after each of them
 */
export function useRowWrite(send: (id: string) => Promise<unknown>, onDone: () => void): RowWrite {
  const [error, setError] = useState<CallError | null>(null);
  const inFlight = useRef(new Set<string>());
  const failed = useRef(new Set<string>());
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const write = (id: string): void => {
    if (inFlight.current.has(id)) return;
    inFlight.current.add(id);
    failed.current.delete(id);
    // The error of another row stays: it was not sent again.
    if (failed.current.size === 0) setError(null);
    send(id)
      .then(() => done.current())
      .catch((reason: unknown) => {
        failed.current.add(id);
        setError(toCallError(reason));
      })
      .finally(() => inFlight.current.delete(id));
  };
  return {
    error,
    write,
    repeat: () => {
      for (const id of failed.current) write(id);
    },
  };
}
