/** Latest moment at which idle work starts, ms after it was asked for. */
const latestMs = 1500;

/** Does something once the browser has nothing better to do, and at the latest after a moment. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, 200);
}
