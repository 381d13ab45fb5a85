import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('names browser and system; empty when both are unknown', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';
  expect(deviceName(android)).toBe('Chrome on Android');
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0')).toBe(
    'Firefox on Windows',
  );
  expect([deviceName(undefined), deviceName('')]).toEqual(['', '']);
});
