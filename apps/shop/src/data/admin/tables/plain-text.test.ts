import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

const read = (...parts: BlobPart[]) => plainText(new File(parts, 'table.csv'));

it('a file in UTF-8 is its text, without a byte-order mark', async () => {
  expect(await read('Order,Name\nKY1,Zoë')).toBe('Order,Name\nKY1,Zoë');
  expect(await read('\uFEFFOrder')).toBe('Order');
});

it.each([
  ['windows-1252', Uint8Array.of(0x5a, 0x6f, 0xeb)],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x4f, 0)],
  ['UTF-16 without a mark', Uint8Array.of(0x4f, 0, 0x72, 0)],
  ['a spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4, 0)],
])('%s is left to the server', async (_kind, bytes) => {
  expect(await read(bytes)).toBe('');
});
