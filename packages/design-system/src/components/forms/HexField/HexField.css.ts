import { style } from '@vanilla-extract/css';
import { media, motion, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The CSS variable the swatch reads its colour from. */
export const hexColour = '--k-hex';

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  minInlineSize: '168px',
  borderRadius: radius(2),
  '@media': { [media.mobile]: { minInlineSize: 0 } },
});

export const swatch = style({
  flex: 'none',
  position: 'relative',
  zIndex: 1,
  inlineSize: '32px',
  blockSize: '32px',
  marginInlineEnd: `calc(-1 * ${space(8)})`,
  borderRadius: radius(2),
  border: `1px solid color-mix(in srgb, ${vars.color.textMuted} 45%, transparent)`,
  background: `var(${hexColour})`,
  forcedColorAdjust: 'none',
});

/** Covers the cell while the pointer rests on the swatch; the pointer passes through it to the field below. */
export const spread = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  pointerEvents: 'none',
  background: `var(${hexColour})`,
  clipPath: 'circle(0 at calc(100% - 28px) 24px)',
  transition: `clip-path ${motion('calm')}`,
  forcedColorAdjust: 'none',
  selectors: { [`${root}:has(${swatch}:hover) &`]: { clipPath: 'circle(150% at calc(100% - 28px) 24px)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const note = style({ fontSize: text(12), lineHeight: 1.4, color: vars.color.textMuted });

export const warning = style({
  display: 'flex',
  gap: space(4),
  alignItems: 'flex-start',
  fontSize: text(12),
  lineHeight: 1.4,
  fontWeight: 550,
  color: vars.color.danger,
});
