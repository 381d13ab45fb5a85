import { toCallError, type CallError } from '@kayal/commerce-core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { requestClient } from './request-client.ts';

/** A change that a page sends to the shop. */
export interface Write<Input> {
  /** Sends a change. While one of the same row is in flight a second press does nothing. */
  readonly write: (input: Input) => void;
  /** Sends again what failed, for example after a new login. */
  readonly repeat: () => void;
  readonly isBusy: boolean;
  /** Why the last try failed; null before the first try, during one and after a success. */
  readonly error: CallError | null;
  /** Clears the last error. */
  readonly reset: () => void;
}

interface WriteOptions<Input> {
  /**
   * What the change replaces: one change of it waits for the answer to the one before, also to one that was sent by an
   * earlier form.
   */
  readonly subject?: string;
  /** The row that a change is of: changes of other rows are sent while one is in flight. Without it there is one row. */
  readonly rowOf?: (input: Input) => string;
}

/** A change that failed. */
interface FailedWrite<Input> {
  readonly input: Input;
  readonly error: CallError;
}

const onlyRow = (): string => '';

/**
 * Sends changes to the shop.
 * @param send resolves when the shop has confirmed it
 * @param onDone called with the answer and what was sent, also when the page was left meanwhile: then `isLeft` is true
 */
export function useWrite<Input, Result>(
  send: (input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input, isLeft: boolean) => void,
  { subject, rowOf = onlyRow }: WriteOptions<Input> = {},
): Write<Input> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const inFlight = useRef(new Set<string>());
  /** Counts resets: what was sent before the last one is no longer shown. */
  const resets = useRef(0);
  const [failed, setFailed] = useState<ReadonlyMap<string, FailedWrite<Input>>>(new Map());
  const note = (row: string, failure: FailedWrite<Input> | null): void =>
    setFailed((last) => {
      if (failure === null && !last.has(row)) return last;
      const others = [...last].filter(([other]) => other !== row);
      return new Map(failure === null ? others : [...others, [row, failure]]);
    });
  const settle = (input: Input, sentAfter: number | undefined, failure: FailedWrite<Input> | null): void => {
    if (sentAfter !== resets.current) return;
    inFlight.current.delete(rowOf(input));
    note(rowOf(input), failure);
  };
  const { mutate, isPending, reset } = useMutation<Result, Error, Input, number>(
    {
      mutationFn: send,
      onMutate: () => resets.current,
      onSuccess: (result, input, sentAfter) => {
        settle(input, sentAfter, null);
        onDone(result, input, isLeft.current);
      },
      onError: (error, input, sentAfter) => settle(input, sentAfter, { input, error: toCallError(error) }),
      ...(subject !== undefined && { scope: { id: subject } }),
    },
    requestClient,
  );
  const write = (input: Input): void => {
    const row = rowOf(input);
    if (inFlight.current.has(row)) return;
    inFlight.current.add(row);
    note(row, null);
    mutate(input);
  };
  return {
    write,
    repeat: () => [...failed.values()].forEach(({ input }) => write(input)),
    isBusy: isPending,
    error: [...failed.values()].at(-1)?.error ?? null,
    reset: () => {
      resets.current += 1;
      inFlight.current.clear();
      setFailed(new Map());
      reset();
    },
  };
}
