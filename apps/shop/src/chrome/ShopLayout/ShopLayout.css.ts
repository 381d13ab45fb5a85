import { style } from '@vanilla-extract/css';

/**
 * As tall as the screen at least, so that the footer never stands in the first view and nothing jumps as a page fills.
 * It steps back while the next page is late.
 */
export const main = style({
  minHeight: '100svh',
  outline: 'none',
  selectors: { '&[aria-busy="true"]': { opacity: 0.4 } },
});
