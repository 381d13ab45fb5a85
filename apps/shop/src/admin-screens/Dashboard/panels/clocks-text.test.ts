import { expect, it } from 'vitest';
import { clocksText } from './clocks-text.ts';

it.each([
  [0, 0, 'They agree'],
  [2000, -2000, 'They agree'],
  [90_400, 0, 'The database’s clock is 90 s ahead of the server’s. Have a time service (NTP) set both.'],
  [-3000, 0, 'The database’s clock is 3 s behind the server’s. Have a time service (NTP) set both.'],
  [0, -1_200_000, 'The clock of this device is 20 min behind the server’s. Let the device set its time by itself.'],
])('clocks that differ by %i ms and %i ms: %s', (databaseMs, browserMs, text) => {
  expect(clocksText({ databaseMs, browserMs })).toBe(text);
});

it('names both clocks when both differ', () => {
  expect(clocksText({ databaseMs: 5000, browserMs: 5000 })).toMatch(
    /^The database’s clock .+ The clock of this device /,
  );
});
