import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { declaredPixels } from './declared-pixels.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#356' } });
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

describe('the pixels a file says it has', () => {
  it('J37 of JPEG, PNG and every kind of WebP', async () => {
    const files = {
      jpeg: plain(411, 317).jpeg(),
      progressive: plain(411, 317)
        .withExif({ IFD0: { Copyright: 'x'.repeat(3000) } })
        .jpeg({ progressive: true }),
      png: plain(411, 317).png(),
      lossy: plain(411, 317).webp(),
      lossless: plain(411, 317).webp({ lossless: true }),
      extended: plain(411, 317)
        .withExif({ IFD0: { Copyright: 'me' } })
        .webp(),
    };
    for (const [kind, file] of Object.entries(files)) {
      expect(await declaredPixels(blobOf(await file.toBuffer())), kind).toBe(411 * 317);
    }
  });

  it('J37 of a bomb, from its head alone', async () => {
    const png = await plain(1, 1).png().toBuffer();
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    expect(await declaredPixels(blobOf(png))).toBe(900_000_000);
  });

  it('J37 nothing of another file, or of one cut off in its head', async () => {
    const jpeg = await plain(411, 317).jpeg().toBuffer();
    for (const bytes of [
      Buffer.from('These are notes, and no picture at all.'),
      jpeg.subarray(0, 40),
      Buffer.alloc(3),
    ]) {
      expect(await declaredPixels(blobOf(bytes))).toBeNull();
    }
  });
});
