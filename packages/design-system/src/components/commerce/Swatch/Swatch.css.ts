import { recipe } from '@vanilla-extract/recipes';
import { radius } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The CSS variable a swatch reads its colour from. */
export const swatchColour = '--k-swatch';

export const swatch = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderRadius: radius('pill'),
    border: `1px solid color-mix(in srgb, ${vars.color.textMuted} 45%, transparent)`,
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
      12: { width: '12px', height: '12px' },
      16: { width: '16px', height: '16px' },
      32: { width: '32px', height: '32px' },
    },
  },
  defaultVariants: { size: 16 },
});
