import { type CallError, toCallError } from '../call-error.ts';

/** The part of a machine's context that an optimistic queue is made of. */
export interface OptimisticState<State, Change> {
  /** Last answer of the server. */
  readonly confirmed: State;
  /** Changes in order, not answered yet; the first is in flight while the machine sends. */
  readonly queue: readonly Change[];
  /** Why the last call failed; null after the next success. */
  readonly callError: CallError | null;
}

/** The state of an empty list without changes. */
export const emptyList = { confirmed: [], queue: [], callError: null } as const;

/**
 * Shows changes before the server has answered them.
 *
 * A machine keeps the last confirmed state and a queue of changes. What a shopper sees is the confirmed state with every
 * queued change applied, so nothing is copied and a rollback cannot miss anything. One change is in flight at a time,
 * because each answer has the whole state after it. Three things can happen:
 *
 * - The server confirms the change: `confirm` takes its answer and drops the change.
 * - The change fails: `rollBack` drops it and stores the reason. The machine then reads the state again, because a
 *   change whose answer was lost may have been made.
 * - The state is read: `adopt` takes it. When it cannot be read, `rollBackAll` drops all changes.
 *
 * Each of them also drops queued changes that have no effect any more, such as a new quantity of a line whose addition
 * failed. Every function returns the fields to assign, so that it fits into XState's `assign`.
 *
 * @param apply the state after one change. It returns the same object when the change has no effect.
 */
export function optimisticQueue<State, Change>(apply: (state: State, change: Change) => State) {
  type Current = OptimisticState<State, Change>;
  type Shown = Pick<Current, 'confirmed' | 'queue'>;

  const withEffect = (confirmed: State, queue: readonly Change[]): Change[] => {
    let state = confirmed;
    return queue.filter((change) => {
      const before = state;
      state = apply(before, change);
      return state !== before;
    });
  };

  const adopt = ({ queue }: Pick<Current, 'queue'>, confirmed: State): Current => ({
    confirmed,
    queue: withEffect(confirmed, queue),
    callError: null,
  });

  return {
    /** What is shown: the confirmed state with every queued change applied. */
    shown: ({ confirmed, queue }: Shown): State => queue.reduce(apply, confirmed),
    adopt,
    confirm: ({ queue }: Pick<Current, 'queue'>, confirmed: State): Current =>
      adopt({ queue: queue.slice(1) }, confirmed),
    /** @throws NotProvidedError when that is the error */
    rollBack: ({ confirmed, queue }: Shown, error: unknown) => ({
      callError: toCallError(error),
      queue: withEffect(confirmed, queue.slice(1)),
    }),
    /** @throws NotProvidedError when that is the error */
    rollBackAll: (error: unknown) => ({ callError: toCallError(error), queue: [] }),
  };
}

/**
 * The change in flight, and whose it is: input of the actor that sends it.
 * @throws Error without a customer or a change, which no chart reaches
 */
export function changeToSend<Change>({
  customerId,
  queue,
}: {
  readonly customerId: string | null;
  readonly queue: readonly Change[];
}): { readonly customerId: string; readonly change: Change } {
  const [change] = queue;
  if (customerId === null || change === undefined) throw new Error('There is no change to send.');
  return { customerId, change };
}
