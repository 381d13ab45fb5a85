import { describe, expect, it } from 'vitest';
import { lastCarouselIndex, nearestIndex } from './carousel-window.ts';

describe('carousel window', () => {
  it('S2.HOME.04 the last window of seven by three starts at the fifth slide', () => {
    expect(lastCarouselIndex(7, 3)).toBe(4);
    expect(lastCarouselIndex(7, 1)).toBe(6);
  });
  it('S2.HOME.03 fewer slides than fit in the window never move', () => {
    expect(lastCarouselIndex(2, 3)).toBe(0);
    expect(lastCarouselIndex(0, 3)).toBe(0);
  });
  it('S9.HOME.02 a swipe ends at the nearest slide in both writing directions', () => {
    expect(nearestIndex(610, 300)).toBe(2);
    expect(nearestIndex(-290, 300)).toBe(1);
    expect(nearestIndex(50, 0)).toBe(0);
  });
});
