import { style } from '@vanilla-extract/css';

/** As tall as the screen at least, so that the footer never stands in the first view and nothing jumps as a page fills. */
export const main = style({ minHeight: '100svh', outline: 'none' });
