import { recipe } from '@vanilla-extract/recipes';
import { text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Sizes of running text, in px. */
export const textSizes = [12, 14, 16, 18, 22] as const;

export type TextSize = (typeof textSizes)[number];

/** Tones of a text. */
export const textTones = ['strong', 'muted', 'inverse', 'brand', 'sale', 'success', 'danger', 'inherit'] as const;

export type TextTone = (typeof textTones)[number];

/** Weights of running text. */
export const textWeights = ['regular', 'medium', 'bold'] as const;

export type TextWeight = (typeof textWeights)[number];

/** Running text. */
export const textRecipe = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      12: { fontSize: text(12), lineHeight: 1.4 },
      14: { fontSize: text(14), lineHeight: 1.45 },
      16: { fontSize: text(16), lineHeight: 1.5 },
      18: { fontSize: text(18), lineHeight: 1.5 },
      22: { fontSize: text(22), lineHeight: 1.35 },
    } satisfies Record<TextSize, object>,
    tone: {
      strong: { color: vars.color.textStrong },
      muted: { color: vars.color.textMuted },
      inverse: { color: vars.color.textInverse },
      brand: { color: vars.color.brand },
      sale: { color: vars.color.sale },
      success: { color: vars.color.success },
      danger: { color: vars.color.danger },
      inherit: { color: 'inherit' },
    } satisfies Record<TextTone, object>,
    weight: {
      regular: { fontWeight: vars.font.weight.regular },
      medium: { fontWeight: vars.font.weight.medium },
      bold: { fontWeight: vars.font.weight.bold },
    } satisfies Record<TextWeight, object>,
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    eyebrow: {
      true: {
        fontWeight: vars.font.weight.bold,
        fontStretch: vars.font.width.label,
        letterSpacing: '0.04em',
        textTransform: 'uppercase',
      },
    },
  },
});
