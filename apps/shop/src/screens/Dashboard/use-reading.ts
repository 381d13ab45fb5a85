import { toCallError, type CallError } from '@kayal/commerce-core';
import { useCallback, useEffect, useState } from 'react';
import { createActor, type PromiseActorLogic } from 'xstate';

/** What came of reading something; both are absent while it is read for the first time. */
export interface Reading<Output> {
  /** What the last successful reading of the same question returned. */
  readonly output: Output | undefined;
  readonly failure: CallError | null;
}

/**
 * Reads what `logic` brings, and anew when the question changes or `again` is called; what was read stays on the
 * screen until the next answer to the same question is there.
 * @param logic the same between renders, or it is read at every one
 * @param input plain data
 */
export function useReading<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input) {
  const question = JSON.stringify(input);
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading<Output> & { readonly question: string }>({
    question,
    output: undefined,
    failure: null,
  });

  useEffect(() => {
    const asked: Input = JSON.parse(question);
    const actor = createActor(logic, { input: asked });
    const subscription = actor.subscribe({
      next: ({ output }) => {
        if (output !== undefined) setReading({ question, output, failure: null });
      },
      error: (error) =>
        setReading((before) => ({
          question,
          output: before.question === question ? before.output : undefined,
          failure: toCallError(error),
        })),
    });
    actor.start();
    return () => {
      subscription.unsubscribe();
      actor.stop();
    };
  }, [logic, question, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const isCurrent = reading.question === question;
  return {
    output: isCurrent ? reading.output : undefined,
    failure: isCurrent ? reading.failure : null,
    again,
  };
}
