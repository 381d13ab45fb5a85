import { expect, it } from 'vitest';
import { lockAfter } from './login-lockout.ts';

it('R-06 locks from the tenth failure: 30 s, doubled, at most an hour', () => {
  expect([9, 10, 11, 12, 30].map(lockAfter)).toEqual([0, 30_000, 60_000, 120_000, 3_600_000]);
});
