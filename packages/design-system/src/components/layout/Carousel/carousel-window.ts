/**
 * The index of the last full window.
 * @param count how many slides there are
 * @param visible how many the window shows (3 or 1)
 */
export const lastCarouselIndex = (count: number, visible: number): number => Math.max(0, count - visible);

/**
 * The slide nearest to the window's start, from the scroll position. Negative in right-to-left layouts.
 * @param scrollLeft px
 * @param step px from one slide's start to the next
 */
export const nearestIndex = (scrollLeft: number, step: number): number =>
  step > 0 ? Math.round(Math.abs(scrollLeft) / step) : 0;
