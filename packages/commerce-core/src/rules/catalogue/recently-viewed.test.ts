import { describe, expect, it } from 'vitest';
import { forgetViewed, storeViewed, maxViewed, recentlyViewedKey, viewedIn, withViewed } from './recently-viewed.ts';

function storage(initial: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('recently viewed products', () => {
  it('come newest first, each once', () => {
    expect([7, 8, 9, 7].reduce<readonly number[]>(withViewed, [])).toEqual([7, 9, 8]);
  });

  it('are max twelve: the oldest is dropped', () => {
    const ids = Array.from({ length: maxViewed + 3 }, (_, index) => index + 1);
    const kept = ids.reduce<readonly number[]>(withViewed, []);
    expect(kept).toHaveLength(12);
    expect([kept[0], kept.at(-1)]).toEqual([15, 4]);
  });

  it('are whole numbers from 1 to 999,999,999', () => {
    expect(viewedIn('0,1,1.5,-2,x,999999999,1000000000')).toEqual([1, 999_999_999]);
    expect(withViewed([5], 1_000_000_000)).toEqual([5]);
  });

  it('are read back unchanged, as ids only', () => {
    const local = storage();
    for (const id of [10_001, 10_002, 10_001]) storeViewed(local, id);
    expect(local.values.get(recentlyViewedKey)).toBe('10001,10002');
    expect(viewedIn(local.getItem(recentlyViewedKey))).toEqual([10_001, 10_002]);
    forgetViewed(local);
    expect(viewedIn(local.getItem(recentlyViewedKey))).toEqual([]);
  });

  it.each([
    ['', []],
    ['abc', []],
    ['-3,0,1.5,1e99,,7', [7]],
    ['7,7,8', [7, 8]],
    ['[{"id":7}]', []],
    [Array.from({ length: 500 }, (_, index) => index + 1).join(','), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('whatever stands in storage, only ids come out: %j', (text, ids) => {
    expect(viewedIn(text)).toEqual(ids);
  });

  it('only ids are stored', () => {
    expect(withViewed([7], Number.NaN)).toEqual([7]);
    expect(withViewed([7], -1)).toEqual([7]);
  });
});
