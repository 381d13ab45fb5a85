/** The time, ms since 1970 (UTC); tests give their own. */
export type Clock = () => number;

/**
 * The latest possible end, ms since 1970, of something that has begun and lasts `lastsMs`. A stored end after it was written
 * while the clock was ahead, and does not count: otherwise a code would be valid for years. It allows twice the time,
 * because the clocks of several servers differ a little.
 */
export const latestEnd = (now: number, lastsMs: number): number => now + 2 * lastsMs;
