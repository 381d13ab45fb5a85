import { recipe } from '@vanilla-extract/recipes';
import { radius } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The CSS variable a swatch reads its colour from. */
export const swatchColour = '--k-swatch';

export const swatch = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderRadius: radius('circle'),
    border: `${vars.line.thin} solid color-mix(in srgb, ${vars.color.textMuted} 45%, transparent)`,
    background: `var(${swatchColour})`,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-state="unknown"]': {
        background: `repeating-linear-gradient(135deg, ${vars.color.surfaceRaised} 0 3px, ${vars.color.textMuted} 3px 4px)`,
      },
    },
  },
  variants: {
    size: {
      12: { inlineSize: '12px', blockSize: '12px' },
      16: { inlineSize: '16px', blockSize: '16px' },
      32: { inlineSize: '32px', blockSize: '32px' },
    },
  },
  defaultVariants: { size: 16 },
});
