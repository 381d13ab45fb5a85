import { toCallError, type CallError } from '@kayal/commerce-core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { requestClient } from './request-client.ts';

/** A change that a page sends to the shop. */
export interface Write<Input> {
  /** Sends the change. While one is in flight a second press does nothing. */
  readonly write: (input: Input) => void;
  /** Sends the last change again, for example after a new login. */
  readonly repeat: () => void;
  readonly isBusy: boolean;
  /** Why the last try failed; null before the first try and after a success. */
  readonly error: CallError | null;
  /** Clears the last error. */
  readonly reset: () => void;
}

/**
 * Sends a change to the shop.
 * @param send resolves when the shop has confirmed it
 * @param onDone called with the answer and what was sent, also when the page was left meanwhile: then `isLeft` is true
 * @param subject what the change replaces: one change of it waits for the answer to the one before, also to one that was
 * sent by an earlier form
 */
export function useWrite<Input, Result>(
  send: (input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input, isLeft: boolean) => void,
  subject?: string,
): Write<Input> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const mutation = useMutation<Result, Error, Input>(
    {
      mutationFn: send,
      onSuccess: (result, input) => onDone(result, input, isLeft.current),
      ...(subject !== undefined && { scope: { id: subject } }),
    },
    requestClient,
  );
  const { mutate, status, variables } = mutation;
  const isBusy = status === 'pending';
  return {
    write: (input) => {
      if (!isBusy) mutate(input);
    },
    repeat: () => {
      if (status === 'error') mutate(variables);
    },
    isBusy,
    error: status === 'error' ? toCallError(mutation.error) : null,
    reset: mutation.reset,
  };
}

/** A change of single rows, such as the deletion of one. */
export type RowWrite = Pick<Write<string>, 'write' | 'repeat' | 'error'>;

/**
 * Sends changes of single rows. Unlike `useWrite` it sends that of another row while one is in flight; a second press on
 * the same row does nothing.
 * @param send resolves when the shop has confirmed the change of the row with this id
 * @param onDone called after each of them
 */
export function useRowWrite(send: (id: string) => Promise<unknown>, onDone: () => void): RowWrite {
  const inFlight = useRef(new Set<string>());
  const [errors, setErrors] = useState<ReadonlyMap<string, CallError>>(new Map());
  const note = (id: string, error: CallError | null): void =>
    setErrors((last) => new Map([...last].filter(([row]) => row !== id).concat(error === null ? [] : [[id, error]])));
  const { mutate } = useMutation<unknown, Error, string>(
    {
      mutationFn: send,
      onMutate: (id) => note(id, null),
      onSuccess: onDone,
      onError: (error, id) => note(id, toCallError(error)),
      onSettled: (_data, _error, id) => void inFlight.current.delete(id),
    },
    requestClient,
  );
  const write = (id: string): void => {
    if (inFlight.current.has(id)) return;
    inFlight.current.add(id);
    mutate(id);
  };
  return {
    error: [...errors.values()].at(-1) ?? null,
    write,
    repeat: () => [...errors.keys()].forEach(write),
  };
}
