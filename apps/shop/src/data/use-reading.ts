import { toCallError, type CallError } from '@kayal/commerce-core';
import { useCallback, useEffect, useState } from 'react';
import { createActor, type PromiseActorLogic } from 'xstate';

interface Reading<Output> {
  readonly logic: PromiseActorLogic<Output, void> | null;
  /** What the last successful reading returned. */
  readonly value: Output | undefined;
  readonly failure: CallError | null;
}

/**
 * Reads something when it is first asked for and again with `again`; what was read stays until the next answer.
 * @param logic what reads; the same object for as long as the same thing is read, null for nothing to read
 */
export function useReading<Output>(logic: PromiseActorLogic<Output, void> | null) {
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading<Output>>({ logic, value: undefined, failure: null });

  useEffect(() => {
    if (logic === null) return undefined;
    const actor = createActor(logic);
    const subscription = actor.subscribe({
      next: ({ output }) => {
        if (output !== undefined) setReading({ logic, value: output, failure: null });
      },
      error: (error) =>
        setReading((before) => ({
          logic,
          value: before.logic === logic ? before.value : undefined,
          failure: toCallError(error),
        })),
    });
    actor.start();
    return () => {
      subscription.unsubscribe();
      actor.stop();
    };
  }, [logic, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const isCurrent = reading.logic === logic;
  return { value: isCurrent ? reading.value : undefined, failure: isCurrent ? reading.failure : null, again };
}
