import { useRef, useState } from 'react';
import { useWrite, type Write } from '../../use-write.ts';

/** An upload that can be stopped. */
export interface Upload<Input> extends Write<Input> {
  /** Ends the upload under way. The shop deletes what had arrived of it. */
  readonly stop: () => void;
  /** Whether the last upload was stopped. */
  readonly isStopped: boolean;
}

/**
 * Sends files to the shop, as `useWrite` sends a change.
 * @param send gets a signal that ends it
 * @param onDone called with the answer, unless the upload was stopped; `isLeft` is true when its page was left meanwhile
 */
export function useUpload<Input, Result>(
  send: (input: Input, signal: AbortSignal) => Promise<Result>,
  onDone: (result: Result, isLeft: boolean) => void,
): Upload<Input> {
  const running = useRef<AbortController | null>(null);
  const [isStopped, setIsStopped] = useState(false);
  const upload = useWrite(
    async (input: Input) => {
      const controller = new AbortController();
      running.current = controller;
      setIsStopped(false);
      return { result: await send(input, controller.signal), isStopped: () => controller.signal.aborted };
    },
    (answer, _, isLeft) => {
      // The answer may have been under way already when the upload was stopped.
      if (!answer.isStopped()) onDone(answer.result, isLeft);
    },
  );
  return {
    ...upload,
    isStopped,
    reset: () => {
      setIsStopped(false);
      upload.reset();
    },
    stop: () => {
      running.current?.abort();
      upload.reset();
      setIsStopped(true);
    },
  };
}
