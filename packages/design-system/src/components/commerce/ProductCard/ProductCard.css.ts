import { style } from '@vanilla-extract/css';
import { layer, media, motion, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { clampLines, focusRing, underlineOffset } from '../../style-parts.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  containerType: 'inline-size',
});

export const plate = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
});

export const view = style({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${motion('slow')}, transform ${motion('slow')}`,
  selectors: {
    /** A sold-out product is shown in grey with less contrast, which works in both themes. */
    [`${root}[data-stock="out"] &`]: { filter: 'grayscale(1) contrast(0.9)' },
    [`${root}[data-stock="out"] &::after`]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(to top, rgba(16, 32, 30, 0.45), rgba(16, 32, 30, 0) 45%)',
    },
  },
  '@media': {
    [media.hover]: { selectors: { [`${root}:hover &`]: { transform: 'scale(1.03)' } } },
    [media.reducedMotion]: { transition: 'none', selectors: { [`${root}:hover &`]: { transform: 'none' } } },
  },
});

/** Seen only once its picture has come: until then the first view stays. */
export const secondView = style([
  view,
  {
    opacity: 0,
    '@media': {
      [media.hover]: { selectors: { [`${root}[data-stock="in"]:hover &[data-loaded="true"]`]: { opacity: 1 } } },
    },
  },
]);

export const badge = style({
  position: 'absolute',
  insetBlockStart: space(12),
  insetInlineStart: space(12),
  maxInlineSize: 'calc(100% - 72px)',
  padding: `${space(4)} ${space(8)}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: text(12),
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const heart = style({
  position: 'absolute',
  insetBlockStart: space(4),
  insetInlineEnd: space(4),
  zIndex: layer.above,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  paddingBlock: `${space(12)} ${space(8)}`,
});

export const name = style({
  margin: 0,
  fontSize: text(16),
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.35,
  color: vars.color.textStrong,
  overflowWrap: 'anywhere',
  /**
   * In a card that is too narrow for the reader's text size the name is not clamped: two lines would hide most of it.
   */
  '@container': { '(min-width: 9.5rem)': clampLines(2) },
  '@media': { [media.mobile]: { fontSize: text(14) } },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: layer.base },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      ...focusRing,
      borderRadius: radius('small'),
    },
    [`${root}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: vars.line.thin,
      textUnderlineOffset: underlineOffset,
    },
  },
});
