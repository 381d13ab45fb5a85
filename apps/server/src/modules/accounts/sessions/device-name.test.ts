import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('names browser and system; empty when both are unknown', async () => {
  const android =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';
  expect(await deviceName(android)).toBe('Chrome on Android');
  expect(await deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0')).toBe(
    'Firefox on Windows',
  );
  expect([await deviceName(undefined), await deviceName('')]).toEqual(['', '']);
});

it('names what is known where one of them or both are unknown', async () => {
  expect(await deviceName('(Windows NT 10.0)')).toBe('Windows');
  expect(await deviceName('Reader/1.0 (a device)')).toBe('Reader');
  expect(await deviceName('curl/8.5.0')).toBe('');
});

it('names a program of any name in at most 60 characters', async () => {
  expect(await deviceName(`${'a'.repeat(80)}/1.0 (Windows NT 10.0)`)).toBe('a'.repeat(60));
});
