import { expect, it } from 'vitest';
import { pageOf } from './paging.ts';

it.each([
  [{}, { limit: 50, offset: 0 }],
  [{ limit: '10' }, { limit: 10, offset: 0 }],
  [
    { limit: '500', offset: '007' },
    { limit: 200, offset: 7 },
  ],
])('%j asks for %j', (query, page) => {
  expect(pageOf(query, 50, 200)).toEqual(page);
});

it('reads all rows without a limit', () => {
  expect(pageOf({ offset: '3' }, null)).toEqual({ limit: null, offset: 3 });
});
