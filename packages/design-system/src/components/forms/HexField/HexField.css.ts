import { style } from '@vanilla-extract/css';
import { layer, media, motion, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { defaultTheme } from '../../../tokens/default-theme.ts';
import { tokenCss } from '../../../tokens/read-token.ts';

/** Backgrounds for the contrast of a colour: cards in the default theme. */
export const grounds = {
  light: tokenCss(defaultTheme, 'color.light.surfaceRaised'),
  dark: tokenCss(defaultTheme, 'color.dark.surfaceRaised'),
} as const;

/** The CSS variable the swatch reads its colour from. */
export const hexColour = '--k-hex';

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  minInlineSize: '168px',
  borderRadius: radius('small'),
  '@media': { [media.mobile]: { minInlineSize: 0 } },
});

export const swatch = style({
  flex: 'none',
  position: 'relative',
  zIndex: layer.base,
  inlineSize: '32px',
  blockSize: '32px',
  marginInlineEnd: `calc(-1 * ${space(8)})`,
  borderRadius: radius('small'),
  border: `${vars.line.thin} solid color-mix(in srgb, ${vars.color.textMuted} 45%, transparent)`,
  background: `var(${hexColour})`,
  forcedColorAdjust: 'none',
});

/** Covers the cell while the pointer is on the swatch; presses go through it to the field below. */
export const spread = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.above,
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
  fontWeight: vars.font.weight.medium,
  color: vars.color.danger,
});
