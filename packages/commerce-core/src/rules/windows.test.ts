import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopProfile } from '../shop-profile.ts';
import { moveWindow, windowAt } from './windows.ts';

const { desktop, mobile } = shopProfile.carouselWindow;

describe('a window over a row', () => {
  it('S2.HOME.01 S2.HOME.02 S9.HOME.02 three are seen on desktop and one on mobile', () => {
    expect(windowAt(12, desktop, 0)).toMatchObject({ start: 0, end: 3 });
    expect(windowAt(12, mobile, 0)).toMatchObject({ start: 0, end: 1 });
  });

  it('S2.HOME.03 S2.HOME.04 it cannot go back at 0 nor on at the end', () => {
    expect(windowAt(12, desktop, 0)).toMatchObject({ canGoBack: false, canGoOn: true });
    expect(windowAt(12, desktop, 9)).toMatchObject({ canGoBack: true, canGoOn: false });
    expect(moveWindow(12, desktop, 9, 1).start).toBe(9);
    expect(windowAt(2, desktop, 0)).toEqual({ start: 0, end: 2, canGoBack: false, canGoOn: false });
  });

  it('S2.HOME.03 S2.HOME.04 wherever it is asked to be, it stays in the row and is as full as can be', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 40 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: -50, max: 50 }),
        (length, size, at) => {
          const { start, end } = windowAt(length, size, at);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(length);
          expect(end - start).toBe(Math.min(size, length));
        },
      ),
    );
  });
});
