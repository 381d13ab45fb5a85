import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SharedCache } from './shared-cache.ts';

const open = (uses: boolean[] = []) =>
  new SharedCache<{ bytes: number }>(
    { maxBytes: 10_000, maxAgeMs: 60_000, bytesOf: ({ bytes }) => bytes },
    (isHit) => void uses.push(isHit),
  );

it('makes a value once for all who need it at once, and keeps it', async () => {
  const uses: boolean[] = [];
  const cache = open(uses);
  let made = 0;
  const make = async () => {
    await nextTurn();
    return { bytes: (made += 1) };
  };
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([{ bytes: 1 }, { bytes: 1 }]);
  expect([await cache.get('a', make), made, uses]).toEqual([{ bytes: 1 }, 1, [false, true, true]]);
});

it('J46 what is being made comes to its end, however much is requested meanwhile', async () => {
  const cache = open();
  const make = (bytes: number) => async () => {
    await nextTurn();
    return { bytes };
  };
  const all = Array.from({ length: 80 }, async (_, index) => cache.get(String(index), make(3000 + index)));
  expect((await Promise.all(all)).map(({ bytes }) => bytes)).toEqual(all.map((_, index) => 3000 + index));
});

it('keeps neither errors nor values that must not be served again', async () => {
  const cache = open();
  const fail = async () => Promise.reject(new Error('no'));
  await expect(cache.get('a', fail)).rejects.toThrow('no');
  expect(() =>
    cache.get('a', () => {
      throw new Error('refused');
    }),
  ).toThrow('refused');
  const once = async () => ({ bytes: 1 });
  expect(await cache.get('a', once, () => false)).toEqual({ bytes: 1 });
  expect(await cache.get('a', async () => ({ bytes: 2 }))).toEqual({ bytes: 2 });
});
