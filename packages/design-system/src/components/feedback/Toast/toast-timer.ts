/** A count-down that can stand still. */
export interface ToastTimer {
  /** Counts on from where it stood. */
  readonly run: () => void;
  /** Stands still; the time left is kept. */
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
