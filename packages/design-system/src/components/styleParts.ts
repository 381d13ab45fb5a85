import { vars } from '../theme/vars.css.ts';
import type { StyleRule } from '@vanilla-extract/css';
import { fontFamily } from '../theme/scale.ts';

/** A button with the browser's own look taken off; the component adds its size and colours. */
export const bareButton = {
  appearance: 'none',
  border: 0,
  margin: 0,
  padding: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} satisfies StyleRule;

/** A list without marks, indents or gaps. */
export const bareList = { listStyle: 'none', margin: 0, padding: 0 } satisfies StyleRule;

/** The wide, heavy cut of headlines (art direction). */
export const wideHeadline = {
  fontFamily,
  fontStretch: '125%',
  fontWeight: 800,
  lineHeight: 1.05,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  margin: 0,
} satisfies StyleRule;

/** Takes a text off the screen and leaves it to screen readers. */
export const screenReaderOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} satisfies StyleRule;

/** Figures of one width, so that columns of prices line up. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies StyleRule;

/** Cuts a text after a number of lines. @param lines how many lines stay */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) satisfies StyleRule;

/** What stands for content on its way: a breath of ink on paper, of paper on ink, so that it is seen in both themes. */
export const skeletonTint = `color-mix(in srgb, ${vars.color.textStrong} 7%, ${vars.color.surfacePage})`;
