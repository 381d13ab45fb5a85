import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, motion, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { wideHeadline } from '../../style-parts.ts';

export const root = recipe({
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    containerType: 'inline-size',
    background: vars.color.surfaceInverse,
    color: vars.color.textInverse,
    textDecoration: 'none',
  },
  variants: {
    shape: {
      tall: { aspectRatio: '4 / 5' },
      wide: { aspectRatio: '16 / 9', '@media': { [media.mobile]: { aspectRatio: '1 / 1' } } },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  transition: `transform ${motion('slow')}`,
  '@media': {
    [media.hover]: { selectors: { 'a:hover > &': { transform: 'scale(1.03)' } } },
    [media.reducedMotion]: { transition: 'none', selectors: { 'a:hover > &': { transform: 'none' } } },
  },
});

export const words = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: `${space(96)} ${space(24)} ${space(24)}`,
  background: `linear-gradient(to top, ${vars.color.surfaceInverse} 0%, color-mix(in srgb, ${vars.color.surfaceInverse} 62%, transparent) 48%, transparent 100%)`,
  '@media': { [media.mobile]: { padding: `${space(48)} ${space(12)} ${space(12)}` } },
});

export const headline = style({
  ...wideHeadline,
  /** Relative to the tile's width, so that `Accessories` fits in one line on a phone too. */
  fontSize: `clamp(${text(14)}, 8.9cqi, ${text(64)})`,
  textTransform: 'uppercase',
});

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  fontSize: text(16),
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '"→"', transition: `transform ${motion('calm')}` },
    '[dir="rtl"] &::after': { content: '"←"' },
  },
});
