import sharp from 'sharp';
import { expect, it } from 'vitest';
import { failureOf } from './paint-failure.ts';

/** Noise of this size takes many times the second that the test allows. */
const slowDrawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000">
    <filter id="noise"><feTurbulence baseFrequency="0.05" numOctaves="9"/></filter>
    <rect width="3000" height="3000" filter="url(#noise)"/>
  </svg>`,
);

it('R-68 a picture that takes longer than sharp may work is late, and not unreadable', async () => {
  const slow = sharp(slowDrawing).timeout({ seconds: 1 }).avif({ effort: 9 }).toBuffer();
  const error: unknown = await slow.catch((reason: unknown) => reason);
  expect(failureOf(error)).toEqual({ late: expect.stringMatching(/^timeout: /) });
});

it('a file that is no picture is unreadable', async () => {
  const error: unknown = await sharp(Buffer.from('no picture'))
    .metadata()
    .catch((reason: unknown) => reason);
  expect(failureOf(error)).toHaveProperty('unreadable');
});
