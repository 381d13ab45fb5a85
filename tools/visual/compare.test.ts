import { describe, expect, it } from 'vitest';
import { difference, type Pixels } from './compare.ts';

const paper = (height: number, inked = 0, ink = 0): Pixels => {
  const data = new Uint8Array(100 * height * 4).fill(255);
  for (let pixel = 0; pixel < inked; pixel += 1) data.fill(ink, pixel * 4, pixel * 4 + 3);
  return { width: 100, height, data };
};

describe('visual regression: what counts as a change', () => {
  it('takes the same picture as unchanged', () => {
    expect(difference(paper(50), paper(50), 'exact')).toBeUndefined();
  });

  it('allows 25 differing pixels and no more', () => {
    expect(difference(paper(50), paper(50, 25), 'exact')).toBeUndefined();
    expect(difference(paper(50), paper(50, 26), 'exact')).toBe('26 px differ');
  });

  it('sees a line that moved by 2 px in a picture of the same size', () => {
    const line = (row: number): Pixels => {
      const page = paper(50);
      page.data.fill(0, row * 100 * 4, (row + 1) * 100 * 4);
      return page;
    };
    expect(difference(line(20), line(22), 'exact')).toBe('200 px differ');
  });

  it('does not count a shade that nobody sees', () => {
    expect(difference(paper(50), paper(50, 5000, 245), 'exact')).toBeUndefined();
  });

  it('names both sizes when a story grows by 2 px', () => {
    expect(difference(paper(50), paper(52), 'exact')).toBe('is 100 × 52 px, was 100 × 50 px');
  });

  it('with another font rasteriser only larger changes count', () => {
    expect(difference(paper(50), paper(52, 100), 'loose')).toBeUndefined();
    expect(difference(paper(50), paper(50, 400), 'loose')).toBe('400 px differ');
    expect(difference(paper(50), paper(53), 'loose')).toBe('is 100 × 53 px, was 100 × 50 px');
  });
});
