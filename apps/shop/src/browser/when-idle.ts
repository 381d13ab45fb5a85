/**
 * Runs an act once the browser has nothing else to do, or after `latestMs`; where a browser does not say when it is idle,
 * after 200 ms.
 */
export function whenIdle(act: () => void, latestMs: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: latestMs });
  else setTimeout(act, 200);
}
