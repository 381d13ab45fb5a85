import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const library = readFileSync(fileURLToPath(import.meta.resolve('browser-image-compression')), 'utf8');
const short = (factor: number) => String(factor).replace(/^0/, '');

/** The library keeps its factors to itself: read them where it has them, so that an update cannot change them unseen. */
describe('what a further try multiplies', () => {
  it('S9.IMG.02 the quality by 0.95, of a png by 0.85', () => {
    expect(library).toMatch(new RegExp(`"image/png"===\\w+\\?\\${short(0.85)}:\\${short(0.95)}`));
  });

  it('S9.IMG.03 width and height by 0.95', () => {
    for (const side of ['width', 'height']) {
      expect(library).toMatch(new RegExp(`\\${short(0.95)}\\*\\w+\\.${side}`));
    }
  });
});
