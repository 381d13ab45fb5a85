import { style } from '@vanilla-extract/css';
import { media, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focusRing, screenReaderOnly, tabular } from '../../style-parts.ts';

export const root = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({
  float: 'inline-start',
  maxInlineSize: '100%',
  padding: 0,
  overflowWrap: 'anywhere',
  fontSize: text(14),
  color: vars.color.textMuted,
});
export const aside = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: text(14),
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: space(8),
});
export const options = style({ clear: 'both', display: 'flex', flexWrap: 'wrap', gap: space(8) });

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  /** Six sizes, as most garments have, stand in one row of a phone of 390 px. */
  minInlineSize: '52px',
  minBlockSize: tapTarget,
  paddingInline: space(8),
  boxSizing: 'border-box',
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  fontSize: text(14),
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  ...tabular,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[data-stock="out"]': {
      color: vars.color.textMuted,
      textDecoration: 'line-through',
      background: vars.color.surfaceSunken,
    },
    '&:has(:checked)': {
      background: vars.color.surfaceInverse,
      borderColor: vars.color.surfaceInverse,
      color: vars.color.textInverse,
    },
    '&:has(:focus-visible)': { ...focusRing },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
});
export const spoken = style(screenReaderOnly);
