import type { StyleRule } from '@vanilla-extract/css';
import { fontFamily } from '../theme/scale.ts';
import { vars } from '../theme/vars.css.ts';

/** A button without the browser's style; the component adds size and colours. */
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

/** Below this width of its container, the rows of a table become cards. */
export const tableCards = '(max-width: 46rem)';

/** A list without marks, indents or gaps. */
export const bareList = { listStyle: 'none', margin: 0, padding: 0 } satisfies StyleRule;

/** The wide, heavy font of headlines. */
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

/** Hides a text from the screen, but not from screen readers. */
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

/** Digits of equal width, so that columns of prices are aligned. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies StyleRule;

/** Clamps a text to a number of lines. @param lines how many lines stay */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) satisfies StyleRule;

/** Colour of skeletons: a tint of the text colour, so that it is visible in both themes. */
export const skeletonTint = `color-mix(in srgb, ${vars.color.textStrong} 7%, ${vars.color.surfacePage})`;

/** The focus ring. An outline, because forced colours remove shadows. */
export const focusRing = {
  outline: `${vars.line.thick} solid ${vars.color.focus}`,
  outlineOffset: vars.line.thick,
} satisfies StyleRule;

/** Distance of an underline below its text, relative to the font size. */
export const underlineOffset = '0.22em';
