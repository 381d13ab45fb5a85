import { expect, it } from 'vitest';
import { isAlive } from './session-lifetime.ts';

it('R-13 has the limits of shoppers and admins', () => {
  const hour = 3_600_000;
  const at = (role: 'shopper' | 'admin', remembered: 0 | 1, idle: number, age: number) =>
    isAlive({ role, remembered, seen_at: age - idle, created_at: 0 }, age);
  expect(at('shopper', 0, 24 * hour - 1, 24 * hour)).toBe(true);
  expect(at('shopper', 0, 24 * hour, 48 * hour)).toBe(false);
  expect(at('shopper', 1, 29 * 24 * hour, 29 * 24 * hour)).toBe(true);
  expect(at('shopper', 1, 0, 30 * 24 * hour)).toBe(false);
  expect(at('admin', 1, hour / 2, hour)).toBe(false);
  expect(at('admin', 1, 0, 12 * hour)).toBe(false);
});

it('R-13 R-85 a session opened while the clock was ahead is over when it is set right, not good until then', () => {
  const minute = 60_000;
  const day = 24 * 60 * minute;
  const ahead = (role: 'shopper' | 'admin', remembered: 0 | 1, ms: number) =>
    isAlive({ role, remembered, seen_at: ms, created_at: ms }, 0);
  expect(ahead('admin', 0, 365 * day)).toBe(false);
  expect(ahead('admin', 0, 30 * minute)).toBe(false);
  expect(ahead('shopper', 0, 2 * day)).toBe(false);
  expect(ahead('shopper', 1, 365 * day)).toBe(false);
  // A clock that is set back a little, and clocks of several servers that differ, sign nobody out.
  expect(ahead('admin', 0, 29 * minute)).toBe(true);
  expect(ahead('shopper', 0, day - 1)).toBe(true);
  expect(ahead('shopper', 1, 29 * day)).toBe(true);
  const longAhead = { role: 'admin', remembered: 0, seen_at: 0, created_at: 12 * 60 * minute } as const;
  expect(isAlive(longAhead, 0)).toBe(false);
  expect(isAlive(longAhead, 1)).toBe(true);
});
