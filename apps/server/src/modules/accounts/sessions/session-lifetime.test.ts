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
