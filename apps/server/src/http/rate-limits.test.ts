import { LRUCache } from 'lru-cache';
import { describe, expect, it } from 'vitest';
import { take } from './rate-limits.ts';

const size = { perSecond: 10, burst: 3 };

describe('take', () => {
  it('R-67 allows a burst, then says how long to wait', () => {
    const buckets = new LRUCache<string, { tokens: number; filledAt: number }>({ max: 10 });
    expect([1, 2, 3].map(() => take(buckets, 'a', size, 0))).toEqual([0, 0, 0]);
    expect(take(buckets, 'a', size, 0)).toBe(100);
    expect(take(buckets, 'b', size, 0)).toBe(0);
    expect(take(buckets, 'a', size, 50)).toBe(50);
    expect(take(buckets, 'a', size, 100)).toBe(0);
    expect(take(buckets, 'a', size, 100)).toBe(100);
  });

  it('R-67 never saves up more than the burst, and a clock that goes back takes nothing away', () => {
    const buckets = new LRUCache<string, { tokens: number; filledAt: number }>({ max: 10 });
    take(buckets, 'a', size, 1000);
    expect([1, 2, 3, 4].map(() => take(buckets, 'a', size, 60_000))).toEqual([0, 0, 0, 100]);
    expect(take(buckets, 'a', size, 0)).toBe(100);
  });
});
