import { style } from '@vanilla-extract/css';
import { media, motion, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { clampLines } from '../../styleParts.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  containerType: 'inline-size',
});

export const plate = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius(2),
  background: vars.color.surfaceSunken,
});

export const view = style({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${motion('slow')}, transform ${motion('slow')}`,
  selectors: {
    /** Colour drains and the plate stays: a sold thing reads as past on paper and on ink, never as mud. */
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

export const secondView = style([
  view,
  {
    opacity: 0,
    '@media': { [media.hover]: { selectors: { [`${root}[data-stock="in"]:hover &`]: { opacity: 1 } } } },
  },
]);

export const badge = style({
  position: 'absolute',
  insetBlockStart: space(12),
  insetInlineStart: space(12),
  maxWidth: 'calc(100% - 72px)',
  padding: '4px 8px',
  borderRadius: radius(2),
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: text(12),
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const heart = style({ position: 'absolute', insetBlockStart: space(4), insetInlineEnd: space(4), zIndex: 2 });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  paddingBlock: `${space(12)} ${space(8)}`,
});

export const name = style({
  margin: 0,
  fontSize: text(16),
  fontWeight: 500,
  lineHeight: 1.35,
  color: vars.color.textStrong,
  overflowWrap: 'anywhere',
  /** In a card too narrow for the reader's text size the name stands whole: two lines would hide most of it. */
  '@container': { '(min-width: 9.5rem)': clampLines(2) },
  '@media': { [media.mobile]: { fontSize: text(14) } },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: radius(2),
    },
    [`${root}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '3px' },
  },
});
