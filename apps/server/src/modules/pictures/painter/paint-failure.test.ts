import sharp from 'sharp';
import { expect, it } from 'vitest';
import { failureOf } from './paint-failure.ts';

/**
 * Blurring it takes many times the second that the test allows, in pieces so small that libvips looks at the clock after a
 * few ms of work. A filter of an SVG is one long piece, which a busy machine does not finish within the time of a test.
 */
const large = { width: 16_000, height: 16_000, channels: 3, background: '#888' } as const;

it('R-68 a picture that takes longer than sharp may work is late, and not unreadable', async () => {
  const slow = sharp({ create: large }).timeout({ seconds: 1 }).blur(10).jpeg().toBuffer();
  const error: unknown = await slow.catch((reason: unknown) => reason);
  expect(failureOf(error)).toEqual({ late: expect.stringMatching(/^timeout: /) });
});

it('a file that is no picture is unreadable', async () => {
  const error: unknown = await sharp(Buffer.from('no picture'))
    .metadata()
    .catch((reason: unknown) => reason);
  expect(failureOf(error)).toHaveProperty('unreadable');
});
