import { toCallError, type CallError } from '@kayal/commerce-core';
import { useEffect, useRef, useState } from 'react';

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

interface Shown {
  readonly isBusy: boolean;
  readonly error: CallError | null;
}

const idle: Shown = { isBusy: false, error: null };

/**
 * Sends a change to the shop.
 * @param send resolves when the shop has confirmed it
 * @param onDone called with the answer and what was sent, also when the page was left meanwhile: then `isLeft` is true
 */
export function useWrite<Input, Result>(
  send: (input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input, isLeft: boolean) => void,
): Write<Input> {
  const [shown, setShown] = useState(idle);
  /** What was sent last, with the number of tries and resets: an answer to an earlier one is not shown. */
  const last = useRef<{ readonly sent: { readonly input: Input } | null; readonly run: number }>({
    sent: null,
    run: 0,
  });
  const done = useRef(onDone);
  const isLeft = useRef(false);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const write = (input: Input): void => {
    if (shown.isBusy) return;
    const run = last.current.run + 1;
    last.current = { sent: { input }, run };
    const show = (next: Shown): void => {
      if (last.current.run === run) setShown(next);
    };
    show({ isBusy: true, error: null });
    send(input)
      .then((result) => done.current(result, input, isLeft.current))
      .then(
        () => show(idle),
        (error: unknown) => show({ isBusy: false, error: toCallError(error) }),
      );
  };
  return {
    ...shown,
    write,
    repeat: () => {
      if (last.current.sent !== null) write(last.current.sent.input);
    },
    reset: () => {
      last.current = { sent: null, run: last.current.run + 1 };
      setShown(idle);
    },
  };
}
