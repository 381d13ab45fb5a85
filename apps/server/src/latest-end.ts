/**
 * The latest end, ms since 1970, of something that lasts so long and has begun. A later end was written while the clock
 * was ahead, and does not count: a code would be valid for years. It is twice the time, because clocks of several servers
 * differ a little.
 */
export const latestEnd = (now: number, lastsMs: number): number => now + 2 * lastsMs;
