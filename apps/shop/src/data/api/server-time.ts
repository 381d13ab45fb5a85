/** How far the shop's clock is ahead of this device's, ms; 0 before the first answer. */
let aheadMs = 0;

/**
 * Takes the time of an answer as that of the shop: the clock of a device may be days away from it. A public answer may
 * come from a cache, with the time at which it was stored, and does not count.
 */
export function noteServerTime(answer: Response): Response {
  const { headers } = answer;
  const at = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(at) && !/\bpublic\b/.test(headers.get('cache-control') ?? '')) aheadMs = at - Date.now();
  return answer;
}

/** The time by the shop's clock, ms since 1970; that of the device before the first answer. */
export const serverTime = (): number => Date.now() + aheadMs;
