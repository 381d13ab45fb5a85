import type { StyleRule } from '@vanilla-extract/css';
import { fontFamily } from '../theme/scale.ts';
import { vars } from '../theme/vars.css.ts';

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

/** The wide, heavy cut of headlines. */
export const wideHeadline = {
  fontFamily,
  fontStretch: vars.font.width.headline,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.lineHeight.headline,
  letterSpacing: vars.font.tracking.headline,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  margin: 0,
} satisfies StyleRule;

/** Takes a text off the screen and leaves it to screen readers. */
export const screenReaderOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
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

/** The ring around what has the keyboard. An outline: shadows vanish in forced colours. */
export const focusRing = {
  outline: `${vars.line.thick} solid ${vars.color.focus}`,
  outlineOffset: vars.line.thick,
} satisfies StyleRule;

/** How far a line stands below its words: it grows with them. */
export const underlineOffset = '0.22em';
