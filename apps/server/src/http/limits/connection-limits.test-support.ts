/** Limits of connections under which a reader that stalls is cut within a test's time. */
export const quickLimits = {
  maxPipelined: 4,
  stallMs: 300,
  minBytesPerSecond: 1e9,
  maxUnsentBytes: 64 * 1024 * 1024,
  checkEveryMs: 50,
  maxConnections: 2000,
  minAgeMs: 0,
};
