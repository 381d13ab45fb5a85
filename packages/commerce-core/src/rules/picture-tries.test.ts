import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PictureTry, firstPictureTry, nextPictureTry } from './picture-tries.ts';

const large = 5 * 1024 * 1024 + 1;

/** Every try of a picture that never becomes small enough. */
function allTries(width: number, height: number, type: string): PictureTry[] {
  const made = [firstPictureTry(width, height)];
  for (let next: PictureTry | null | undefined = made[0]; next;) {
    next = nextPictureTry(next, large, type);
    if (next !== null) made.push(next);
  }
  return made;
}

describe('picture tries', () => {
  it('S5.IMG.02 S5.IMG.03 S9.IMG.01 the first try is full-size at quality 1, and 5 MB are good enough', () => {
    const first = firstPictureTry(4000, 3000);
    expect(first).toEqual({ number: 1, width: 4000, height: 3000, quality: 1 });
    expect(nextPictureTry(first, large - 1, 'image/jpeg')).toBeNull();
  });

  it('S9.IMG.02 S9.IMG.03 each further try takes 0.95 of pixels and quality, 0.85 of the quality of a PNG', () => {
    const first = firstPictureTry(4000, 3000);
    expect(nextPictureTry(first, large, 'image/jpeg')).toEqual({ number: 2, width: 3800, height: 2850, quality: 0.95 });
    expect(nextPictureTry(first, large, 'image/png')?.quality).toBe(0.85);
  });

  it('S5.IMG.04 S9.IMG.01 ten tries at most, each no larger than the one before and never empty', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom('image/png', 'image/jpeg', 'image/webp'),
        (width, height, type) => {
          const made = allTries(width, height, type);
          expect(made).toHaveLength(10);
          made.forEach((each, index) => {
            const before = made[index - 1] ?? { ...each, quality: 2 };
            expect(each.quality).toBeLessThan(before.quality);
            expect([each.width <= before.width, each.height <= before.height]).toEqual([true, true]);
            expect(Math.min(each.width, each.height)).toBeGreaterThanOrEqual(1);
          });
        },
      ),
    );
  });
});
