import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isWholePicture } from './is-whole-picture.ts';

const picture = sharp({
  create: {
    width: 200,
    height: 160,
    channels: 3,
    background: '#356',
    noise: { type: 'gaussian', mean: 90, sigma: 40 },
  },
});
const blobOf = (...parts: Uint8Array[]) => new Blob(parts.map((part) => new Uint8Array(part)));

describe('a whole picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'J37 a %s counts as whole, also with more behind it, and its half does not',
    async (format) => {
      const bytes = await picture.clone().toFormat(format).toBuffer();
      expect(await isWholePicture(blobOf(bytes))).toBe(true);
      expect(await isWholePicture(blobOf(bytes, Buffer.from('more')))).toBe(true);
      expect(await isWholePicture(blobOf(bytes.subarray(0, bytes.byteLength / 2)))).toBe(false);
    },
  );

  it('J37 the end of a small picture inside a JPEG is not its own end', async () => {
    const small = await picture.clone().resize(20).jpeg().toBuffer();
    const bytes = await picture.clone().jpeg().toBuffer();
    const notes = Buffer.alloc(4);
    notes.writeUInt16BE(0xff_e1, 0);
    notes.writeUInt16BE(small.byteLength + 2, 2);
    const half = [bytes.subarray(0, 2), notes, small, bytes.subarray(2, bytes.byteLength - 200)];
    expect(await isWholePicture(blobOf(...half))).toBe(false);
    expect(await isWholePicture(blobOf(...half, bytes.subarray(bytes.byteLength - 200)))).toBe(true);
  });

  it('J37 accepts every other file', async () => {
    expect(await isWholePicture(blobOf(Buffer.from('These are notes, and no picture.')))).toBe(true);
  });
});
