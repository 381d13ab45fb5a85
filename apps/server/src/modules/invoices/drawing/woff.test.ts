import { expect, it } from 'vitest';
import { readFontFiles } from './fonts.ts';
import { unpackWoff } from './woff.ts';

it('J46 unpacks every font of invoices: each table has its checksum', async () => {
  for (const { name, bytes } of await readFontFiles()) {
    const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + index * 16);
    expect(tables.length, name).toBeGreaterThan(8);
    for (const entry of tables) {
      const tag = bytes.toString('latin1', entry, entry + 4);
      const offset = bytes.readUInt32BE(entry + 8);
      const end = offset + Math.ceil(bytes.readUInt32BE(entry + 12) / 4) * 4;
      let sum = 0;
      for (let at = offset; at < end; at += 4) {
        // The sum of `head` leaves out the field that holds the sum of the whole file.
        if (tag !== 'head' || at !== offset + 8) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
      }
      expect(sum, `${name} ${tag}`).toBe(bytes.readUInt32BE(entry + 4));
    }
  }
});

it('refuses a file that is not WOFF', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('not a WOFF file');
});
