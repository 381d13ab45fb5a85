/** How far the shop's clock is ahead of this device's, ms; 0 before the first answer. */
let aheadMs = 0;
/** When that was learnt, by both clocks of this device, ms; null before the first answer. */
let learnt: { readonly date: number; readonly ticks: number } | null = null;

/** By how much the two clocks may disagree, ms: more than a clock is adjusted by in the course of a day. */
const maxDriftMs = 60_000;

/**
 * Takes the time of an answer as that of the shop: the clock of a device may be days away from it. A public answer may
 * come from a cache, with the time at which it was stored, and does not count.
 */
export function noteServerTime(answer: Response): Response {
  const { headers } = answer;
  const at = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(at) && !/\bpublic\b/.test(headers.get('cache-control') ?? '')) {
    aheadMs = at - Date.now();
    learnt = { date: Date.now(), ticks: performance.now() };
  }
  return answer;
}

/**
 * Whether the shop's last answer still tells its time: not once the device's clock was set, or stood still, since. Before
 * the first answer that of the device must do.
 */
export const isServerTimeKnown = (): boolean =>
  learnt === null || Math.abs(Date.now() - learnt.date - (performance.now() - learnt.ticks)) < maxDriftMs;

/** The time by the shop's clock, ms since 1970; that of the device before the first answer. */
export const serverTime = (): number => Date.now() + aheadMs;
