import { style } from '@vanilla-extract/css';

/**
 * At least as tall as the screen, so that the footer is below the first view and nothing moves while a page loads. It
 * is dimmed while the next page is late.
 */
export const main = style({
  minHeight: '100svh',
  outline: 'none',
  selectors: { '&[aria-busy="true"]': { opacity: 0.4 } },
});
