/** When a call is tried again: only reads and keyed writes, with growing, jittered waits. */

/** Longest wait a `Retry-After` may ask for before the refusal is handed on, ms. */
const maxWait = 5000;

/** First wait, ms; each next one is twice as long. */
const firstWait = 200;

/** Statuses that say "not now" rather than "no". */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Codes that say the first try of a keyed call is still at work. */
const stillAtWork: ReadonlySet<string> = new Set(['order.in_progress', 'idempotency.in_progress']);

/** Whether a refusal is worth another try. */
export function isPassing(status: number, code: string): boolean {
  return passing.has(status) || stillAtWork.has(code);
}

/**
 * The wait before the next try, ms.
 *
 * @param tried Tries made so far, 1 or more.
 * @param random 0 to 1; spreads the tries of many browsers.
 */
export function backoff(tried: number, random: number): number {
  return firstWait * 2 ** (tried - 1) * (0.5 + random / 2);
}

/**
 * The wait after a refusal, ms: at least what `Retry-After` asks; null when that is more than a shopper would wait.
 *
 * @param retryAfter The header's seconds or date, when there is one.
 * @param least What would be waited without it, ms.
 * @param now ms since 1970, to read a date by.
 */
export function asked(retryAfter: string | null, least: number, now: number): number | null {
  if (retryAfter === null) return least;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  if (Number.isNaN(wait)) return least;
  return wait > maxWait ? null : Math.max(wait, least);
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
