import { toCallError, type CallError } from '@kayal/commerce-core';
import { useMutation } from '@tanstack/react-query';

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
 * Sends a change of the back office to the shop.
 * @param send resolves when the shop has confirmed it
 * @param onDone called with the answer and what was sent
 */
export function useWrite<Input, Result>(
  send: (input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
): Write<Input> {
  const { mutate, isPending, error, reset, variables } = useMutation<Result, Error, Input>({
    mutationFn: send,
    onSuccess: onDone,
  });
  const write = (input: Input): void => {
    if (!isPending) mutate(input);
  };
  return {
    write,
    repeat: () => {
      if (variables !== undefined) write(variables);
    },
    isBusy: isPending,
    error: error === null ? null : toCallError(error),
    reset,
  };
}
