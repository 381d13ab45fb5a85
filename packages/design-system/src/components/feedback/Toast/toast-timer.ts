/** A countdown that can be paused. */
export interface ToastTimer {
  /** Starts or continues the countdown. */
  readonly run: () => void;
  /** Pauses it; the remaining time is kept. */
  readonly pause: () => void;
}

/**
 * Counts `durationMs` down while it runs and then calls `onEnd` once.
 *
 * @param durationMs in ms
 * @param now a monotonic clock in ms
 */
export const createToastTimer = (
  durationMs: number,
  onEnd: () => void,
  now: () => number = () => performance.now(),
): ToastTimer => {
  let leftMs = durationMs;
  let startedAt: number | undefined;
  let handle: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (startedAt === undefined) return;
    clearTimeout(handle);
    leftMs -= now() - startedAt;
    startedAt = undefined;
  };
  const run = () => {
    if (startedAt !== undefined) return;
    startedAt = now();
    handle = setTimeout(onEnd, Math.max(leftMs, 0));
  };
  return { run, pause };
};
