import { describe, expect, it } from 'vitest';
import { waitAfter, backoff, sleep } from './retry.ts';

describe('R-82 waits', () => {
  it('R-82 double with each try and spread over half of themselves', () => {
    expect([1, 2, 3].map((tried) => backoff(tried, 1))).toEqual([200, 400, 800]);
    expect(backoff(1, 0)).toBe(100);
  });

  it('R-82 Retry-After is read as seconds or as a date', () => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    expect(waitAfter('3', 200, now)).toBe(3000);
    expect(waitAfter('Sat, 21 Nov 2026 00:00:04 GMT', 200, now)).toBe(4000);
    expect(waitAfter('Sat, 21 Nov 2026 00:01:00 GMT', 200, now)).toBeNull();
    expect(waitAfter('0', 200, now)).toBe(200);
    expect(waitAfter('soon', 200, now)).toBe(200);
    expect(waitAfter(null, 200, now)).toBe(200);
  });

  it('a wait ends with the reason of its signal', async () => {
    const controller = new AbortController();
    const waiting = sleep(60_000, controller.signal);
    const reason = new Error('left the page');
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});
