/** Retries: only of reads and keyed writes, with growing, random waits. */

/** Max wait that `Retry-After` may ask for, ms; above it the refusal is returned. */
const maxWait = 5000;

/** First wait, ms; each next one is twice as long. */
const firstWait = 200;

/** Statuses of a temporary refusal. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Codes that say that the first try of a keyed call is still in progress. */
const stillAtWork: ReadonlySet<string> = new Set(['order.in_progress', 'idempotency.in_progress']);

/** Whether a refusal is temporary, so that a retry may succeed. */
export function isPassing(status: number, code: string): boolean {
  return passing.has(status) || stillAtWork.has(code);
}

/**
 * The wait before the next try, ms.
 *
 * @param tried tries made so far, 1 or more
 * @param random 0 to 1; spreads the tries of many browsers.
 */
export function backoff(tried: number, random: number): number {
  return firstWait * 2 ** (tried - 1) * (0.5 + random / 2);
}

/**
 * The wait after a refusal, ms: at least the time of `Retry-After`; null when that is above the max.
 *
 * @param retryAfter the header's seconds or date, when there is one
 * @param minWait the wait without that header, ms
 * @param now ms since 1970, to read a date by.
 */
export function waitAfter(retryAfter: string | null, minWait: number, now: number): number | null {
  if (retryAfter === null) return minWait;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  if (Number.isNaN(wait)) return minWait;
  return wait > maxWait ? null : Math.max(wait, minWait);
}

/** Waits, or ends early with the signal's reason. @param ms How long. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}
